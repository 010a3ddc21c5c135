import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { printable } from './printable.ts';
import { openSheet } from './sheet.ts';

async function drawn(texts: readonly string[]) {
  const sheet = openSheet({
    language: 'en',
    title: 'Test',
    author: 'Gija',
    date: new Date(0),
    footer: 'Gija',
    pageOf: (page, pages) => `${page}/${pages}`,
  });
  for (const text of texts) {
    sheet.ensure(40);
    sheet.y += sheet.write('P', text, sheet.left, sheet.y, sheet.width);
  }
  return readPdf(await sheet.finish());
}

describe('printable', () => {
  it.each([
    ['Ąžuolas Čėsna-Žvirblienė', 'Ąžuolas Čėsna-Žvirblienė'],
    ['Lukas\u0300', 'Lukas'],
    ['E\u0307glė', 'Ėglė'],
    ['Nguyễn', 'Nguyen'],
    ['Рюрик Ёлкин №5', 'Рюрик Ёлкин №5'],
    ['a\u0000b\u001b[31mc\r\nd', 'a b [31mc d'],
    ['\u202egnp.exe\u202c \u200bx\ufeff', 'gnp.exe x'],
    ['Rūta 👩‍👧‍👦❤️🇱🇹', 'Rūta'],
    ['שלום', '????'],
    ['１２３', '123'],
    ['12 €', '12 €'],
    ['', ''],
  ])('%j stands on paper as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('ends what is too long in an ellipsis', () => {
    expect(printable('a'.repeat(400))).toHaveLength(300);
    expect(printable('a'.repeat(400)).endsWith('…')).toBe(true);
    expect(printable('aaaa', 4)).toBe('aaaa');
  });

  it('lets through only what the fonts have, whatever was typed', async () => {
    const typed = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 50, maxLength: 50 }), async (texts) => {
        const { missingGlyphs } = await drawn(texts);
        expect(missingGlyphs).toBe(0);
      }),
      { numRuns: 2 },
    );
  });

  it('finds a letter in the fonts for every character that it lets through', async () => {
    const all = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => printable(`x${character}x`) === `x${character}x`,
    );
    expect(all.length).toBeGreaterThan(400);
    for (const part of [0, 150, 300, 450, 600]) {
      const text = all.slice(part, part + 150).join('');
      const { missingGlyphs, lines } = await drawn([text]);
      expect(missingGlyphs).toBe(0);
      expect(lines.join('').replace(/\s/g, '')).toContain(text.slice(20, 40).replace(/\s/g, ''));
    }
  });
});
