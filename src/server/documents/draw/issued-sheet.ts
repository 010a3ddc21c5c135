import type { Buyer, Seller } from '#src/domain/document/invoice.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { drawFacts, drawParty, drawTitle, type Fact } from './blocks.ts';
import type { Issued, PdfFile } from './issued.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { buyerLines, numberInWords, paddedNumber, sellerLines } from './words.ts';

interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** Opens a numbered document: its title and number, seller, buyer and facts. What follows is drawn below them. */
export function openIssued(issued: Issued<Parties>, title: string, facts: readonly Fact[]): Sheet {
  const { content, language } = issued;
  const { seller, buyer } = content;
  const words = documentTexts[language];
  const sheet = openSheet({
    language,
    title: `${title} ${issued.series} ${paddedNumber(issued.number)}`,
    author: seller.name,
    date: new Date(issued.issuedAt),
    footer: `${seller.name} · ${seller.email} · ${seller.phone}`,
    pageOf: words.page,
  });
  drawTitle(sheet, title, numberInWords(issued.series, issued.number, language));
  const ends = [
    drawParty(sheet, words.seller, sellerLines(seller, language), sheet.left, 145),
    drawParty(sheet, words.buyer, buyerLines(buyer, language), sheet.left + 157, 150),
    drawFacts(sheet, facts, sheet.left + 319, sheet.width - 319),
  ];
  sheet.y = Math.max(...ends) + 22;
  return sheet;
}

/** The file of a numbered document; `kind` is its word in file names. */
export async function closeIssued({ series, number }: Issued<unknown>, kind: string, sheet: Sheet): Promise<PdfFile> {
  return { name: `gija-${kind}-${series}-${paddedNumber(number)}.pdf`, bytes: await sheet.finish() };
}
