/** The wordmark's outlines and the box that they stand in (the same drawing as the shop's header). */
const box = { width: 2182, top: -8 };
const letters = {
  g: 'M374 -8Q264 -8 191.5 38.5Q119 85 83.5 166Q48 247 48 351Q48 429 67.5 495Q87 561 127 610.5Q167 660 227.5 687.5Q288 715 370 715Q448 715 506 691Q564 667 601.5 624Q639 581 654 522L559 522Q549 557 523 582.5Q497 608 458 622Q419 636 369 636Q307 636 263 614Q219 592 191 553.5Q163 515 150 463.5Q137 412 137 353Q137 275 162 211Q187 147 239 109Q291 71 373 71Q441 71 489 95.5Q537 120 563 166.5Q589 213 589 278L357 278L357 357L672 357L672 298Q672 206 636 137Q600 68 533.5 30Q467 -8 374 -8Z',
  a: 'M10 0L273 707L398 707L660 0L566 0L510 152L160 152L104 0ZM189 231L481 231L335 631Z',
};

/** Draws the wordmark in `ink`, `width` points wide, its left upper corner at x, y. */
export function drawWordmark(document: PDFKit.PDFDocument, x: number, y: number, width: number, ink: string): void {
  document
    .save()
    .translate(x, y)
    .scale(width / box.width)
    .translate(0, -box.top);
  document.save().translate(-48, 707).scale(1, -1).path(letters.g).fill(ink, 'even-odd').restore();
  document.rect(874, 0, 84, 707).fill(ink);
  document.lineWidth(84).path('M1285 0V733A138 138 0 0 1 1147 871H874').stroke(ink);
  document.save().translate(1522, 707).scale(1, -1).path(letters.a).fill(ink, 'even-odd').restore();
  document.restore();
}
