import type { Seller } from '#src/domain/document/invoice.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { documentTexts } from '../texts/document-texts.ts';
import type { PdfFile } from './issued.ts';
import { colors, openSheet } from './sheet.ts';
import { placeLines } from './words.ts';

/** The day on which the form got its present words: the file is the same until they change. */
const writtenOn = new Date('2026-11-22T00:00:00Z');

/**
 * Draws the model withdrawal form (Directive 2011/83/EU, annex I, part B; in Lithuania order 1R-154 of the Minister of
 * Justice, 2014) with the seller's name and addresses filled in. English has the directive's words, Lithuanian
 * follows them (docs/documents.md), Russian is ours.
 */
export async function drawWithdrawalForm(seller: Seller, language: Language): Promise<PdfFile> {
  const { withdrawalForm: words, page } = documentTexts[language];
  const sheet = openSheet({
    language,
    title: words.title,
    author: seller.name,
    date: writtenOn,
    footer: `${seller.name} · ${seller.email} · ${seller.phone}`,
    pageOf: page,
  });
  const body = { size: 10.5 } as const;
  const write = (tag: string, text: string, style: object = body) => {
    sheet.y += sheet.write(tag, text, sheet.left, sheet.y, sheet.width, style);
  };
  const dotted = (count: number) => {
    for (let line = 0; line < count; line += 1) {
      sheet.y += 26;
      sheet.rule(sheet.y, colors.muted);
    }
    sheet.y += 18;
  };
  sheet.y = 116;
  write('H1', words.title, { size: 18 });
  sheet.y += 4;
  write('P', words.instruction, { size: 9, color: colors.muted });
  sheet.y += 22;
  const place = placeLines(seller, language).join(', ');
  write('P', `— ${words.to}: ${seller.name}, ${place}, ${seller.email}`);
  sheet.y += 14;
  write('P', `— ${words.notice}`);
  dotted(4);
  for (const [label, count] of [
    [words.dates, 1],
    [words.name, 1],
    [words.address, 2],
    [words.signature, 1],
    [words.date, 1],
  ] as const) {
    write('P', `— ${label}`);
    dotted(count);
  }
  write('P', words.footnote, { size: 9, color: colors.muted });
  return { name: `gija-${words.file}.pdf`, bytes: await sheet.finish() };
}
