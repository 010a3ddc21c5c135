import type { InvoiceContent, InvoiceDelivery, InvoiceLine } from '#src/domain/document/invoice.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { drawRates, drawTotals, type Fact } from './blocks.ts';
import type { Issued, PdfFile } from './issued.ts';
import { closeIssued, openIssued } from './issued-sheet.ts';
import type { Sheet } from './sheet.ts';
import { type Cell, type Column, drawTable } from './table.ts';
import { dayInWords, moneyInWords, rateInWords, variantInWords } from './words.ts';

function factsOf({ content, language, ...issued }: Issued<InvoiceContent>): Fact[] {
  const { facts, payment } = documentTexts[language];
  const day = (date: string) => dayInWords(date, language);
  const rows: (Fact | undefined)[] = [
    [facts.issuedOn, day(vilniusDay(issued.issuedAt))],
    content.paymentMethod === 'none' ? undefined : [facts.paidOn, day(content.paidOn)],
    content.suppliedOn === null ? undefined : [facts.suppliedOn, day(content.suppliedOn)],
    [facts.order, content.orderNumber],
    [facts.orderedOn, day(content.orderedOn)],
    [facts.payment, payment[content.paymentMethod]],
    content.couponCode === null ? undefined : [facts.coupon, content.couponCode],
  ];
  return rows.filter((row) => row !== undefined);
}

function drawLines(sheet: Sheet, content: InvoiceContent, language: Language): void {
  const { columns: words, delivery: deliveryWords } = documentTexts[language];
  const money = (amount: number): Cell => ({ text: moneyInWords(amount, content.currency, language) });
  const hasDiscount = content.discount > 0;
  const right = (title: string, width: number): Column => ({ title, width, align: 'right' });
  const columns: Column[] = [
    { title: words.item, width: 0 },
    right(words.quantity, 34),
    right(words.unitNet, 56),
    right(words.unitPrice, 56),
    ...(hasDiscount ? [right(words.discount, 50)] : []),
    right(words.rate, 34),
    right(words.vat, 46),
    right(words.gross, 58),
  ];
  const end = (row: InvoiceLine | InvoiceDelivery) => [
    { text: rateInWords(row.basisPoints, language) },
    money(row.vat),
    money(row.gross),
  ];
  const rows = content.lines.map((line): Cell[] => [
    { text: line.name, note: variantInWords(line, language) },
    { text: String(line.quantity) },
    money(line.unitNet),
    money(line.unitPrice),
    ...(hasDiscount ? [line.discount > 0 ? money(-line.discount) : { text: '' }] : []),
    ...end(line),
  ]);
  const { delivery } = content;
  const deliveryRow: Cell[] = [
    { text: deliveryWords(delivery.name) },
    { text: '1' },
    money(delivery.net),
    money(delivery.gross),
    ...(hasDiscount ? [{ text: '' }] : []),
    ...end(delivery),
  ];
  drawTable(sheet, columns, [...rows, deliveryRow]);
}

function totalsOf(content: InvoiceContent, language: Language): Fact[] {
  const { totals, free } = documentTexts[language];
  const money = (amount: number) => moneyInWords(amount, content.currency, language);
  const goods = content.lines.reduce((sum, line) => sum + line.gross, 0) + content.discount;
  const rows: (Fact | undefined)[] = [
    [totals.goods, money(goods)],
    content.discount > 0 ? [totals.discount, money(-content.discount)] : undefined,
    [totals.delivery, content.delivery.gross === 0 ? free : money(content.delivery.gross)],
    [totals.net, money(content.total.net)],
    [totals.vat, money(content.total.vat)],
    [totals.gross, money(content.total.gross)],
  ];
  return rows.filter((row) => row !== undefined);
}

/** Draws an invoice as it was issued. The same invoice is the same file whenever it is drawn. */
export async function drawInvoice(issued: Issued<InvoiceContent>): Promise<PdfFile> {
  const { content, language } = issued;
  const words = documentTexts[language];
  const sheet = openIssued(issued, words.invoice.title, factsOf(issued));
  drawLines(sheet, content, language);
  sheet.y += 20;
  sheet.ensure(content.euro === null ? 120 : 190);
  const top = sheet.y;
  const totalsEnd = drawTotals(sheet, totalsOf(content, language), sheet.left + 300);
  sheet.y = top;
  drawRates(sheet, { rates: content.rates, currency: content.currency, euro: content.euro, sign: 1 }, language);
  if (content.paymentMethod !== 'none') {
    sheet.y = Math.max(sheet.y, totalsEnd) + 16;
    sheet.write('P', words.invoice.paid, sheet.left, sheet.y, sheet.width);
  }
  return closeIssued(issued, words.invoice.file, sheet);
}
