/** Colours and type of the shop's identity, for the pages of the sandboxes. Follows the system's light or dark. */
export const tokens = `
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --raised: #fff; --surface: #f1f1ee; --surface-2: #e6e6e3; --line: #dddcd9; --line-strong: #84868a;
  --ink: #17181b; --ink-2: #3b3d40; --muted: #5d5f62; --thread: #c52529; --ok: #266645; --warn: #85581b; --error: #a72546;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #101113; --raised: #18191b; --surface: #1c1d1f; --surface-2: #26282a; --line: #303234; --line-strong: #727578;
    --ink: #ededeb; --ink-2: #cbcbc8; --muted: #a3a3a0; --thread: #f26e63; --ok: #77c599; --warn: #e1b671; --error: #ed8392;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 Commissioner, Arial, "Liberation Sans", "Helvetica Neue", system-ui, sans-serif;
}
h1, h2, h3, p, dl, dd, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
button, input, select, textarea { font: inherit; color: inherit; border-radius: 0; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
[hidden] { display: none !important; }
`;

/** The shop's wordmark, drawn in the current colour. */
export const wordmark = `<svg viewBox="0 -8 2182 921" fill="currentColor" role="img" aria-label="Gija"><path d="M374 -8Q264 -8 191.5 38.5Q119 85 83.5 166Q48 247 48 351Q48 429 67.5 495Q87 561 127 610.5Q167 660 227.5 687.5Q288 715 370 715Q448 715 506 691Q564 667 601.5 624Q639 581 654 522L559 522Q549 557 523 582.5Q497 608 458 622Q419 636 369 636Q307 636 263 614Q219 592 191 553.5Q163 515 150 463.5Q137 412 137 353Q137 275 162 211Q187 147 239 109Q291 71 373 71Q441 71 489 95.5Q537 120 563 166.5Q589 213 589 278L357 278L357 357L672 357L672 298Q672 206 636 137Q600 68 533.5 30Q467 -8 374 -8Z" transform="translate(-48 707) scale(1 -1)"/><path d="M874 0h84v707h-84z"/><path d="M1285 0V733A138 138 0 0 1 1147 871H874" fill="none" stroke="currentColor" stroke-width="84"/><path d="M10 0L273 707L398 707L660 0L566 0L510 152L160 152L104 0ZM189 231L481 231L335 631Z" transform="translate(1522 707) scale(1 -1)"/></svg>`;
