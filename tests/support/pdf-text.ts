import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF that the shop drew: its text in the order of drawing, its pages, its properties. */
export interface PdfContents {
  /** Pieces of text as they were drawn, one a line. */
  readonly lines: readonly string[];
  readonly pages: number;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** Glyphs that the fonts did not have, which show as empty boxes. */
  readonly missingGlyphs: number;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string | undefined;
}

/** The objects of the file by number; streams are unpacked. Reads what the shop's engine writes, not every PDF. */
function readObjects(bytes: Uint8Array): Map<string, PdfObject> {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g)) {
    const [, number = '', dictionary = '', packed] = match;
    const isPacked = dictionary.includes('/FlateDecode');
    const stream =
      packed === undefined
        ? undefined
        : isPacked
          ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
          : packed;
    objects.set(number, { dictionary, stream });
  }
  return objects;
}

function fromUtf16(hex: string): string {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex');
  return bytes.swap16().toString('utf16le');
}

/** Letters by glyph, out of a font's ToUnicode map. */
function readLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => {
      letters.set(Number.parseInt(from, 16) + index, fromUtf16(hex));
    });
  }
  return letters;
}

function readFonts(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', reference = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(reference)?.dictionary ?? '')?.[1] ?? '';
      fonts.set(name, readLetters(objects.get(map)?.stream ?? ''));
    }
  }
  return fonts;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string as the file writes it: plain, or UTF-16 after a byte order mark. */
function readString(written: string): string {
  const [, raw = ''] = /\(((?:\\.|[^\\)])*)\)/s.exec(written) ?? [];
  const text = raw.replace(/\\([0-7]{3}|.)/gs, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );
  return text.startsWith('þÿ') ? fromUtf16(Buffer.from(text.slice(2), 'latin1').toString('hex')) : text;
}

/** What an entry of a dictionary says, or the object that it refers to. */
function entryOf(objects: Map<string, PdfObject>, dictionary: string, name: string): string {
  const [, reference, own = ''] = new RegExp(`/${name} (?:(\\d+) 0 R|(.*))`, 's').exec(dictionary) ?? [];
  return reference === undefined ? own : (objects.get(reference)?.dictionary ?? '');
}

/** Reads a PDF of the shop's own engine. */
export function readPdf(bytes: Uint8Array): PdfContents {
  const objects = readObjects(bytes);
  const fonts = readFonts(objects);
  const all = [...objects.values()];
  const lines: string[] = [];
  let missingGlyphs = 0;
  for (const { stream, dictionary } of all) {
    if (stream === undefined || dictionary.includes('/Length1') || !/\bBT\b/.test(stream)) continue;
    let font = '';
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = name;
      const hex = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, part]) => part).join('');
      const glyphs = (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
      missingGlyphs += glyphs.filter((glyph) => glyph === 0).length;
      if (glyphs.length > 0) lines.push(glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '').join(''));
    }
  }
  const info = all.find(({ dictionary }) => dictionary.includes('/CreationDate'))?.dictionary ?? '';
  const catalogue = all.find(({ dictionary }) => dictionary.includes('/Type /Catalog'))?.dictionary ?? '';
  return {
    lines,
    pages: all.filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary)).length,
    title: readString(entryOf(objects, info, 'Title')),
    author: readString(entryOf(objects, info, 'Author')),
    language: readString(entryOf(objects, catalogue, 'Lang')),
    isTagged: entryOf(objects, catalogue, 'MarkInfo').includes('/Marked true'),
    missingGlyphs,
  };
}
