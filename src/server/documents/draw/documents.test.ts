import { describe, expect, it } from 'vitest';
import { writeCreditNote } from '#src/domain/document/credit-note.ts';
import { type InvoiceContent, writeInvoice } from '#src/domain/document/invoice.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { exampleInvoicedOrder, exampleSeller, invoicedOrder } from '#tests/support/example-documents.ts';
import { hostileWords } from '#tests/support/hostile-words.ts';
import { type PdfContents, readPdf } from '#tests/support/pdf-text.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { drawCreditNote } from './credit-note-pdf.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { drawPackingSlips } from './packing-slip-pdf.ts';
import { drawWithdrawalForm } from './withdrawal-form-pdf.ts';

const issuedAt = '2026-11-21T22:30:00Z';
const issued = (content: InvoiceContent, language: Language) => ({
  series: 'GJ',
  number: 12,
  issuedAt,
  language,
  content,
});
const invoice = writeInvoice(exampleInvoicedOrder, exampleSeller);
const read = async (file: Promise<{ bytes: Uint8Array }>): Promise<PdfContents> => readPdf((await file).bytes);
/** Lines joined as a reader sees them: a sentence that wraps is one sentence. */
const textOf = ({ lines }: PdfContents) => lines.map((line) => line.trimEnd()).join(' ');

describe('an invoice as PDF', () => {
  it.each(languages)('names in %s all that a VAT invoice has to', async (language) => {
    const contents = await read(drawInvoice(issued(invoice, language)));
    const words = documentTexts[language];
    const text = textOf(contents);
    for (const part of [
      words.invoice.title,
      words.numbered('GJ', '000012'),
      'UAB „Gija“',
      `${words.companyCode} 000000000`,
      `${words.vatCode} LT000000000`,
      'Siūlo g. 12',
      'Rūta Kazlauskaitė',
      'Gedimino pr. 1-2',
      'GJ-482-915-637',
      'Lininė suknelė',
      words.columns.unitNet,
      words.totals.gross,
    ])
      expect(text).toContain(part);
    const amount = (euros: string) => (language === 'en' ? euros : euros.replace('.', ','));
    for (const euros of ['73.55', '89.00', '15.45', '24.50', '49.00', '4.95', '118.14', '24.81', '142.95'])
      expect(contents.lines).toContain(`${amount(euros)}\u00a0€`);
    expect(contents).toMatchObject({ pages: 1, language, isTagged: true, missingGlyphs: 0, author: 'UAB „Gija“' });
    expect(contents.title).toBe(`${words.invoice.title} GJ 000012`);
  });

  it('carries the day of Vilnius, which was the next one already', async () => {
    const { lines } = await read(drawInvoice(issued(invoice, 'lt')));
    expect(lines[lines.indexOf('Išrašyta') + 1]).toBe('2026-11-22');
    expect(lines[lines.indexOf('Apmokėta') + 1]).toBe('2026-11-21');
  });

  it('names a company with its codes', async () => {
    const buyer = { ...invoice.buyer, name: 'UAB „Žiema“', companyCode: '304556677', vatCode: 'LT100001234567' };
    const text = textOf(await read(drawInvoice(issued({ ...invoice, buyer }, 'lt'))));
    expect(text).toContain('UAB „Žiema“ Įmonės kodas 304556677 PVM mokėtojo kodas LT100001234567');
  });

  it('shows the VAT of a dollar order in euro too, with the rate', async () => {
    const order = invoicedOrder({
      currency: 'USD',
      rate: 1_080_000,
      basisPoints: 2100,
      discount: 1000,
      shipping: 495,
      lines: [{ unitPrice: 8900, quantity: 1 }],
    });
    const content = writeInvoice(order, exampleSeller);
    const contents = await read(drawInvoice(issued(content, 'en')));
    expect(textOf(contents)).toContain('In euro (1 € = 1.08 USD)');
    for (const amount of ['$96.12', '−$10.80', '$90.67', '83.95\u00a0€', '14.57\u00a0€'])
      expect(contents.lines).toContain(amount);
  });

  it.each(languages)(
    'runs over pages with its head and page numbers on each when it has 50 lines, in %s',
    async (language) => {
      const order = invoicedOrder({
        currency: 'EUR',
        rate: 1_080_000,
        basisPoints: 2100,
        discount: 5000,
        shipping: 0,
        lines: Array.from({ length: 50 }, (_, index) => ({ unitPrice: 1000 + index, quantity: 1 })),
      });
      const content = writeInvoice(order, exampleSeller);
      const { lines, pages } = await read(drawInvoice(issued(content, language)));
      expect(pages).toBeGreaterThan(1);
      const { page, columns } = documentTexts[language];
      for (let number = 1; number <= pages; number += 1) expect(lines).toContain(page(number, pages));
      // Once more in the table of VAT rates is another column: the heading of the goods stands once a page.
      expect(lines.filter((line) => line === columns.item)).toHaveLength(pages);
      expect(lines.filter((line) => line === 'Lininė suknelė')).toHaveLength(50);
    },
  );

  it('is the same file, byte for byte, when it is drawn again', async () => {
    const [first, second] = [await drawInvoice(issued(invoice, 'ru')), await drawInvoice(issued(invoice, 'ru'))];
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    expect(first.name).toBe('gija-schet-faktura-GJ-000012.pdf');
  });

  it.each(hostileWords)('is drawn whatever people call themselves and things: %j', async (words) => {
    const content = {
      ...invoice,
      buyer: { ...invoice.buyer, name: words, street: words, city: words },
      couponCode: words,
      lines: invoice.lines.map((line) => ({ ...line, name: words, size: words, color: words })),
    };
    const { pages, missingGlyphs, lines } = await read(drawInvoice(issued(content, 'lt')));
    expect(missingGlyphs).toBe(0);
    expect(pages).toBeLessThan(4);
    expect(lines).toContain('142,95\u00a0€');
  });

  it('is drawn with names without an end and without a space', async () => {
    const lines = invoice.lines.map((line) => ({ ...line, name: 'Ž'.repeat(5000) }));
    const contents = await read(drawInvoice(issued({ ...invoice, lines }, 'lt')));
    expect(contents.pages).toBeLessThan(4);
    expect(contents.lines).toContain('142,95\u00a0€');
  });
});

describe('a credit note as PDF', () => {
  it.each(languages)('names the invoice and what goes back, with a minus, in %s', async (language) => {
    const note = writeCreditNote({ series: 'GJ', number: 12, issuedAt, content: invoice }, [], {
      reason: 'withdrawal',
      completedAt: '2026-12-01T10:00:00Z',
      amount: 8900 + 495,
      lines: [{ position: 0, quantity: 1, amount: 8900 }],
      delivery: 495,
    });
    if (!note.ok) throw new Error(note.failure.code);
    const file = drawCreditNote({ series: 'GJK', number: 3, issuedAt, language, content: note.value });
    const contents = await read(file);
    const words = documentTexts[language];
    const text = textOf(contents);
    for (const part of [
      words.creditNote.title,
      words.numbered('GJK', '000003'),
      words.numbered('GJ', '000012'),
      words.creditNote.reasons.withdrawal,
    ])
      expect(text).toContain(part);
    expect(contents.lines).toContain(language === 'en' ? '−93.95\u00a0€' : '−93,95\u00a0€');
    expect(contents.missingGlyphs).toBe(0);
  });
});

describe('a packing slip as PDF', () => {
  const slip = {
    orderNumber: 'GJ-482-915-637',
    orderedOn: '2026-11-21',
    recipient: 'Rūta Kazlauskaitė',
    phone: '+37061234567',
    street: null,
    postcode: null,
    city: null,
    country: 'LT',
    note: 'Skambinkite prieš atvykdami',
    locker: { carrier: 'Omniva', name: 'Vilniaus Antakalnio paštomatas' },
    deliveryName: 'Standartinis',
    signatureRequired: true,
    parcelsBefore: 0,
    lines: exampleInvoicedOrder.lines,
  };

  it.each(languages)('says in %s what goes into the parcel and where, and no price', async (language) => {
    const contents = await read(drawPackingSlips([{ slip, language }], exampleSeller, new Date(issuedAt)));
    const text = textOf(contents);
    const { packingSlip } = documentTexts[language];
    for (const part of ['GJ-482-915-637', 'Rūta Kazlauskaitė', 'Omniva: Vilniaus', packingSlip.pieces(3), 'DRESS-0'])
      expect(text).toContain(part);
    expect(text).toContain(packingSlip.signature);
    expect(text).toContain('Skambinkite prieš atvykdami');
    expect(text).not.toMatch(/€|\$|\d,\d\d/);
  });

  it('says which parcel of the order it is when others went before', async () => {
    const drawn = async (parcelsBefore: number) =>
      textOf(
        await read(
          drawPackingSlips([{ slip: { ...slip, parcelsBefore }, language: 'lt' }], exampleSeller, new Date(issuedAt)),
        ),
      );
    expect(await drawn(2)).toContain('3-a siunta; anksčiau išsiųsta: 2');
    expect(await drawn(0)).not.toContain('anksčiau išsiųsta');
  });

  it('are drawn as one file, each from a page of its own, in the language of its order', async () => {
    const other = { ...slip, orderNumber: 'GJ-111-222-333' };
    const pile = [
      { slip, language: 'lt' },
      { slip: other, language: 'ru' },
    ] as const;
    const { name } = await drawPackingSlips(pile, exampleSeller, new Date(issuedAt));
    expect(name).toMatch(/GJ-482-915-637-2\.pdf$/);
    const text = textOf(await read(drawPackingSlips(pile, exampleSeller, new Date(issuedAt))));
    for (const part of ['GJ-482-915-637', 'GJ-111-222-333', documentTexts.ru.packingSlip.title, '2 puslapis iš 2'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  });

  it.each([
    ['lt', ['1 prekė', '2 prekės', '11 prekių', '21 prekė']],
    ['ru', ['1 вещь', '2 вещи', '11 вещей', '21 вещь']],
    ['en', ['1 piece', '2 pieces', '11 pieces', '21 pieces']],
  ] as const)('counts as people do in %s', (language, expected) => {
    expect([1, 2, 11, 21].map(documentTexts[language].packingSlip.pieces)).toEqual(expected);
  });
});

describe('the model withdrawal form', () => {
  it.each([
    ['en', 'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale'],
    ['lt', 'pranešu (-ame) (*), kad atsisakau (-ome) (*) mano/mūsų (*)'],
    ['ru', 'отказываюсь/отказываемся (*) от моего/нашего (*)'],
  ] as const)('is one page in %s, addressed to the seller, with the statutory sentence', async (language, sentence) => {
    const contents = await read(drawWithdrawalForm(exampleSeller, language));
    expect(contents.pages).toBe(1);
    expect(textOf(contents)).toContain(sentence);
    expect(textOf(contents)).toContain('UAB „Gija“, Siūlo g. 12, LT-01103 Vilnius');
    expect(contents.language).toBe(language);
  });
});
