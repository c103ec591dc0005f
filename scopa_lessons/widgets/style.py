"""The few lines of CSS that every widget of ours needs, shown with each of them."""

from __future__ import annotations

from ipywidgets import HTML, Layout

from scopa_lessons.art import PALETTE

# The ring of the focused table lies inside it, on the cloth: beyond its edge the notebook would cut it off.
# JupyterLab breaks what is printed anywhere, inside words too; in our lessons sentences are printed.
# A table that is clicked is given the keyboard; its large scroll margin keeps the page from moving for that.
CSS = """
<style>
.scopa-table { position: relative; }
.scopa-spoken {
  position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.scopa-table canvas { pointer-events: none; display: block; border-radius: 12px; }
.scopa-table:hover canvas { scroll-margin: -1000px; }
.scopa-table canvas:focus-visible { outline: 3px solid FELT_TEXT; outline-offset: -5px; }
.scopa-text, .scopa-text .widget-html-content { line-height: 1.45; white-space: normal; }
.scopa-text { color: var(--jp-ui-font-color1, inherit); font-size: var(--jp-content-font-size1, 14px); }
.scopa-right { border-left: 4px solid #2e8b57; padding-left: 10px; }
.scopa-wrong { border-left: 4px dotted #c0392b; padding-left: 10px; }
.scopa-hint { border-left: 4px dashed #b8860b; padding-left: 10px; }
.scopa-map table { margin: 8px 0 !important; }
.scopa-map table :is(th, td) { text-align: left !important; white-space: normal; padding: 4px 16px 4px 0; }
.scopa-map tbody th { font-weight: normal; }
.scopa-map details { color: var(--jp-ui-font-color2, inherit); font-size: 90%; }
.scopa-map ul { margin: 4px 0; padding-left: 20px; }
.scopa-map td { white-space: nowrap !important; }
.scopa-bar { display: inline-block; width: 72px; height: 8px; margin-right: 8px; border-radius: 4px;
  border: 1px solid currentColor; overflow: hidden; }
.scopa-bar span { display: block; height: 100%; background: #b8860b; }
.scopa-text a { color: var(--jp-content-link-color, #1565c0); text-decoration: underline; }
.scopa-quiet { color: var(--jp-ui-font-color2, inherit); font-size: 90%; }
.scopa-quiet, .scopa-right, .scopa-wrong, .scopa-hint { white-space: pre-line; }
.scopa-text:has(> .widget-html-content:empty) { display: none; }
.scopa-said { min-height: 3.2em; }
.scopa-long-verdicts .scopa-said { min-height: 7em; }
.scopa-stars { color: #9a6b00; letter-spacing: 2px; }
[data-jp-theme-light="false"] .scopa-stars { color: #e8b93c; }
.scopa-group { margin: 4px 0 0; }
.scopa-beside { gap: 4px 20px; }
.scopa-picture { min-width: 0; }
:is(.scopa-cards, .scopa-sentences) .widget-toggle-button,
.scopa-actions :is(.widget-button, .widget-toggle-button) {
  width: auto; max-width: 100%; height: auto; min-height: 32px; padding: 4px 12px; margin: 3px 6px 3px 0;
  white-space: normal; line-height: 1.4; }
.scopa-sentences { max-width: 726px; }
.scopa-sentences .widget-toggle-button { flex: 0 0 100%; box-sizing: border-box; max-width: 720px;
  padding: 6px 12px; text-align: left; line-height: 1.35; }
:is(.scopa-cards, .scopa-sentences) .widget-toggle-button.mod-active {
  outline: 2px solid currentColor; outline-offset: -3px; font-weight: 600; }
.jp-Notebook:has(.scopa-text) .jp-OutputArea-output pre { word-break: normal; overflow-wrap: anywhere; }
.scopa-piles { display: flex; flex-flow: row wrap; gap: 8px 16px; }
.scopa-pile { flex: 1 1 300px; max-width: 340px; }
.scopa-actions .scopa-text { min-width: 11em; }
@media (max-width: 480px) {
  .scopa-bar { display: none; }
  .scopa-count .scopa-text { flex: 0 0 100%; }
  .scopa-count .widget-button { flex: 0 1 calc(50% - 6px); min-width: 0; }
  .scopa-map table :is(th, td) { padding: 4px 8px 4px 0; }
  .scopa-cards .widget-toggle-button, .scopa-actions .widget-button { padding: 4px 7px; margin-right: 4px; } }
</style>
""".replace("FELT_TEXT", PALETTE["felt_text"])


def style_sheet() -> HTML:
    """An invisible widget that carries the CSS."""
    return HTML(CSS, layout=Layout(display="block", height="0", margin="0", overflow="hidden"))
