import type { RateAmounts } from '#src/domain/document/amounts.ts';
import type { EuroAmounts } from '#src/domain/document/invoice.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { ChargedCurrency } from '#src/domain/money/currency.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { colors, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import { moneyInWords, rateInWords } from './words.ts';

export type Fact = readonly [label: string, value: string];

/** What the document is, to the right of the wordmark. */
export function drawTitle(sheet: Sheet, title: string, number: string): void {
  const x = sheet.left + 110;
  const width = sheet.right - x;
  const height = sheet.write('H1', title, x, 42, width, { size: 15, align: 'right' });
  sheet.write('P', number, x, 42 + height + 1, width, { size: 9, color: colors.muted, align: 'right' });
}

/** A heading with lines below it; the first is who it is about. Answers where it ends. */
export function drawParty(sheet: Sheet, heading: string, lines: readonly string[], x: number, width: number): number {
  let y = sheet.y;
  y += sheet.write('H2', heading, x, y, width, { size: 7.5, color: colors.muted }) + 2;
  lines.forEach((line, index) => {
    y += sheet.write('P', line, x, y, width, { medium: index === 0 });
  });
  return y;
}

/** Labels in grey with their values beside them. Answers where it ends. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], x: number, width: number): number {
  const labels = 78;
  let y = sheet.y;
  for (const [label, value] of facts) {
    const style = { size: 7.5, color: colors.muted };
    const left = sheet.write('P', label, x, y + 0.8, labels, style);
    const right = sheet.write('P', value, x + labels + 6, y, width - labels - 6);
    y += Math.max(left, right) + 1.5;
  }
  return y;
}

/** Sums at the right edge, the last one largest. Answers where it ends. */
export function drawTotals(sheet: Sheet, totals: readonly Fact[], x: number): number {
  let y = sheet.y;
  const amounts = 92;
  totals.forEach(([label, value], index) => {
    const isLast = index === totals.length - 1;
    if (isLast) {
      sheet.rule(y + 3, colors.ink, 0.6, x);
      y += 9;
    }
    const style = isLast ? ({ size: 11 } as const) : ({ color: colors.muted } as const);
    const height = sheet.write('P', label, x, y, sheet.right - x - amounts, style);
    const amount = isLast ? ({ size: 11, medium: true, align: 'right' } as const) : ({ align: 'right' } as const);
    y += Math.max(height, sheet.write('P', value, sheet.right - amounts, y, amounts, amount)) + 1.5;
  });
  return y;
}

interface Rates {
  readonly rates: readonly RateAmounts[];
  readonly currency: ChargedCurrency;
  readonly euro: EuroAmounts | null;
  /** −1 for what is given back. */
  readonly sign: 1 | -1;
}

function rateRows(rates: readonly RateAmounts[], currency: ChargedCurrency, sign: 1 | -1, language: Language) {
  const money = (amount: number) => ({ text: moneyInWords(sign * amount, currency, language) });
  return rates.map((rate) => [
    { text: rateInWords(rate.basisPoints, language) },
    money(rate.net),
    money(rate.vat),
    money(rate.gross),
  ]);
}

/** VAT by rate at the left edge, and in euro too where the document is in another currency. Moves `sheet.y` to its end. */
export function drawRates(sheet: Sheet, { rates, currency, euro, sign }: Rates, language: Language): void {
  const { columns, totals } = documentTexts[language];
  const shape = [
    { title: columns.rate, width: 0 },
    { title: columns.net, width: 66, align: 'right' },
    { title: columns.vat, width: 58, align: 'right' },
    { title: columns.gross, width: 66, align: 'right' },
  ] as const;
  const table = (heading: string, rows: ReturnType<typeof rateRows>) => {
    sheet.y += sheet.write('H2', heading, sheet.left, sheet.y, 260, { size: 7.5, color: colors.muted }) + 4;
    drawTable(sheet, shape, rows, { width: 262 });
  };
  table(totals.byRate, rateRows(rates, currency, sign, language));
  if (euro === null) return;
  sheet.y += 12;
  const rate = new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 6 }).format(
    euro.rateMillionths / 1_000_000,
  );
  table(totals.inEuro(currency, rate), rateRows(euro.rates, 'EUR', sign, language));
}
