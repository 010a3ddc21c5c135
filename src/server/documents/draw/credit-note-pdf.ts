import type { RateAmounts } from '#src/domain/document/amounts.ts';
import type { CreditNoteContent } from '#src/domain/document/credit-note.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { drawRates, drawTotals, type Fact } from './blocks.ts';
import type { Issued, PdfFile } from './issued.ts';
import { closeIssued, openIssued } from './issued-sheet.ts';
import type { Sheet } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';
import { dayInWords, moneyInWords, numberInWords, rateInWords, variantInWords } from './words.ts';

function factsOf({ content, language, ...issued }: Issued<CreditNoteContent>): Fact[] {
  const { facts, creditNote } = documentTexts[language];
  const { invoice } = content;
  const day = (date: string) => dayInWords(date, language);
  return [
    [facts.issuedOn, day(vilniusDay(issued.issuedAt))],
    [creditNote.corrects, `${numberInWords(invoice.series, invoice.number, language)}, ${day(invoice.issuedOn)}`],
    [facts.order, content.orderNumber],
    [creditNote.refundedOn, day(content.refundedOn)],
    [creditNote.reason, creditNote.reasons[content.reason]],
  ];
}

function drawRows(sheet: Sheet, content: CreditNoteContent, language: Language): void {
  const { columns, creditNote, totals } = documentTexts[language];
  const money = (amount: number): Cell => ({ text: moneyInWords(-amount, content.currency, language) });
  const end = (row: RateAmounts): Cell[] => [
    { text: rateInWords(row.basisPoints, language) },
    money(row.net),
    money(row.vat),
    money(row.gross),
  ];
  const rows: Cell[][] = [
    ...content.lines.map((line) => [
      { text: line.name, note: variantInWords(line, language) },
      { text: line.quantity === null ? '' : String(line.quantity) },
      ...end(line),
    ]),
    ...(content.delivery === null ? [] : [[{ text: totals.delivery }, { text: '' }, ...end(content.delivery)]]),
    ...content.reductions.map((row) => [{ text: creditNote.reduction }, { text: '' }, ...end(row)]),
  ];
  drawTable(
    sheet,
    [
      { title: columns.item, width: 0 },
      { title: columns.quantity, width: 40, align: 'right' },
      { title: columns.rate, width: 40, align: 'right' },
      { title: columns.net, width: 66, align: 'right' },
      { title: columns.vat, width: 58, align: 'right' },
      { title: columns.gross, width: 66, align: 'right' },
    ],
    rows,
  );
}

/** Draws a credit note as it was issued; what goes back stands there with a minus. */
export async function drawCreditNote(issued: Issued<CreditNoteContent>): Promise<PdfFile> {
  const { content, language } = issued;
  const words = documentTexts[language];
  const money = (amount: number) => moneyInWords(-amount, content.currency, language);
  const sheet = openIssued(issued, words.creditNote.title, factsOf(issued));
  drawRows(sheet, content, language);
  sheet.y += 20;
  sheet.ensure(content.euro === null ? 110 : 180);
  const top = sheet.y;
  drawTotals(
    sheet,
    [
      [words.totals.net, money(content.total.net)],
      [words.totals.vat, money(content.total.vat)],
      [words.creditNote.credited, money(content.total.gross)],
    ],
    sheet.left + 300,
  );
  sheet.y = top;
  drawRates(sheet, { rates: content.rates, currency: content.currency, euro: content.euro, sign: -1 }, language);
  return closeIssued(issued, words.creditNote.file, sheet);
}
