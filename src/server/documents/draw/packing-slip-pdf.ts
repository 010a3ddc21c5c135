import { code128 } from '#src/domain/document/code-128.ts';
import type { Seller } from '#src/domain/document/invoice.ts';
import type { PackingSlip } from '#src/domain/document/packing-slip.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { drawFacts, drawParty, drawTitle, type Fact } from './blocks.ts';
import type { PdfFile } from './issued.ts';
import { colors, openSheet, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import { dayInWords, placeLines, variantInWords } from './words.ts';

/** Points: a module of a third of a millimetre is read by every scanner; the quiet zone is ten modules. */
const bar = { module: 0.95, height: 40 } as const;

/** Draws the bar code of a text with its right edge at `right`. */
function drawBars(sheet: Sheet, text: string, right: number, y: number): void {
  const widths = code128(text);
  let x = right - widths.reduce((sum, width) => sum + width, 0) * bar.module;
  sheet.artifact(() => {
    widths.forEach((width, index) => {
      if (index % 2 === 0) sheet.document.rect(x, y, width * bar.module, bar.height);
      x += width * bar.module;
    });
    sheet.document.fill('#000000');
  });
}

/** A square to tick beside each line. */
function drawBoxes(sheet: Sheet, x: number, y: number): void {
  sheet.artifact(() => sheet.document.rect(x, y, 9, 9).lineWidth(0.7).stroke(colors.ink));
}

/** A slip, and the language of the order that it belongs to. */
export interface SlipToDraw {
  readonly slip: PackingSlip;
  readonly language: Language;
}

/** Draws a slip below the head of its page. */
function drawSlip(sheet: Sheet, { slip, language }: SlipToDraw): void {
  const { packingSlip: words, facts, columns } = documentTexts[language];
  const pieces = slip.lines.reduce((sum, line) => sum + line.quantity, 0);
  drawTitle(sheet, words.title, slip.orderNumber);
  const to = [slip.recipient ?? '', ...placeLines(slip, language)].filter((line) => line !== '');
  const rows: (Fact | undefined)[] = [
    [facts.orderedOn, dayInWords(slip.orderedOn, language)],
    [words.delivery, slip.deliveryName],
    slip.locker === null ? undefined : [words.locker, `${slip.locker.carrier}: ${slip.locker.name}`],
    slip.phone === null ? undefined : [words.phone, slip.phone],
  ];
  const known = rows.filter((row) => row !== undefined);
  const factsEnd = drawFacts(sheet, known, sheet.left + 142, 160);
  const partyEnd = drawParty(sheet, words.recipient, to, sheet.left, 132);
  drawBars(sheet, slip.orderNumber, sheet.right, sheet.y);
  sheet.y = Math.max(factsEnd, partyEnd, sheet.y + bar.height) + 12;
  for (const line of [
    slip.parcelsBefore === 0 ? '' : words.parcelAfter(slip.parcelsBefore),
    slip.signatureRequired ? words.signature : '',
    slip.note === null ? '' : `${words.note}: ${slip.note}`,
  ])
    if (line !== '') sheet.y += sheet.write('P', line, sheet.left, sheet.y, sheet.width, { medium: true }) + 4;
  sheet.y += 8;
  drawTable(
    sheet,
    [
      { title: columns.item, width: 0 },
      { title: columns.sku, width: 120 },
      { title: columns.quantity, width: 50, align: 'right' },
      { title: words.checked, width: 60, align: 'right' },
    ],
    slip.lines.map((line) => [
      { text: line.name, note: variantInWords(line, language) },
      { text: line.sku },
      { text: String(line.quantity) },
      { text: '' },
    ]),
    { onRow: (y) => drawBoxes(sheet, sheet.right - 9, y) },
  );
  sheet.y += 12;
  sheet.ensure(20);
  sheet.write('P', words.pieces(pieces), sheet.left, sheet.y, sheet.width, { size: 11, medium: true });
}

/** Draws the slips that orders' next parcels are packed by, each on a page of its own: pieces and where they go, no prices. */
export async function drawPackingSlips(
  [first, ...others]: readonly [SlipToDraw, ...SlipToDraw[]],
  seller: Seller,
  date: Date,
): Promise<PdfFile> {
  const { packingSlip: words, page } = documentTexts[first.language];
  const title = ({ slip, language }: SlipToDraw) => `${documentTexts[language].packingSlip.title} ${slip.orderNumber}`;
  const sheet = openSheet({
    language: first.language,
    title: title(first),
    author: seller.name,
    date,
    footer: `${seller.name} · ${seller.email} · ${seller.phone}`,
    pageOf: page,
  });
  drawSlip(sheet, first);
  for (const other of others) {
    sheet.begin(title(other));
    drawSlip(sheet, other);
  }
  const name = others.length === 0 ? first.slip.orderNumber : `${first.slip.orderNumber}-${others.length + 1}`;
  return { name: `gija-${words.file}-${name}.pdf`, bytes: await sheet.finish() };
}
