import PDFDocument from 'pdfkit';
import type { Language } from '#src/domain/language/languages.ts';
import { commissionerMedium } from '../fonts/commissioner-medium.gen.ts';
import { commissionerRegular } from '../fonts/commissioner-regular.gen.ts';
import { printable } from './printable.ts';
import { drawWordmark } from './wordmark.ts';

/** Colours of the shop on paper (sRGB): ink, secondary text, hairlines, and the one red thread. */
export const colors = { ink: '#17181b', muted: '#5d5f62', line: '#cfcecb', thread: '#c52529' } as const;

/** Points from the top of a page to what stands below its head. */
const top = 112;
/** A4 in points, and the column that text stands in. */
const paper = { width: 595.28, height: 841.89, left: 48, right: 547.28, bottom: 782 } as const;

export interface Style {
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly medium?: boolean;
  readonly align?: 'left' | 'right';
}

type Element = PDFKit.PDFStructureElement;

export interface SheetOptions {
  readonly language: Language;
  /** Of the document's properties, and shown by readers as its name. */
  readonly title: string;
  readonly author: string;
  /** When the content was fixed: a document that is drawn again is the same, byte for byte. */
  readonly date: Date;
  /** At the foot of every page. */
  readonly footer: string;
  readonly pageOf: (page: number, pages: number) => string;
}

export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Where the next thing is drawn, points from the top. */
  y: number;
  /** Height of a text in a column of this width. */
  height(text: string, width: number, style?: Style): number;
  /** Writes a text with its meaning (a tag of PDF structure) and answers its height; `y` stays. */
  write(tag: string, text: string, x: number, y: number, width: number, style?: Style, parent?: Element): number;
  /** An element that holds others: a table, a row. */
  element(tag: string, parent?: Element): Element;
  /** Draws what has no meaning for a reader's ear. */
  artifact(work: () => void): void;
  rule(y: number, color?: string, weight?: number, from?: number, to?: number): void;
  /** Begins a new page unless so many points are left on this one. Answers whether it did. */
  ensure(height: number): boolean;
  /** Begins something else, with the shop's head, on a page of its own: the next of a pile. */
  begin(title: string): void;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens an A4 document with the shop's wordmark and thread at its head. */
export function openSheet(options: SheetOptions): Sheet {
  const { language, title, author, date } = options;
  let running = title;
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    // The engine's own fonts lack our letters: none is loaded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: printable(title), Author: printable(author), Creator: 'Gija', CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  document.registerFont('regular', Buffer.from(commissionerRegular, 'base64'));
  document.registerFont('medium', Buffer.from(commissionerMedium, 'base64'));
  const root = document.struct('Document');
  document.addStructure(root);

  function apply({ size = 8.5, color = colors.ink, medium = false }: Style): void {
    document
      .font(medium ? 'medium' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }
  function head(): void {
    sheet.artifact(() => drawWordmark(document, paper.left, 42, 66, colors.ink));
    // The thread runs from the edge of the page, as it does under the wordmark in the shop.
    sheet.rule(88, colors.thread, 1.5, 0);
  }
  const layout = (width: number, { align = 'left' }: Style) => ({ width, align, lineGap: 1.5 });

  const sheet: Sheet = {
    document,
    left: paper.left,
    right: paper.right,
    width: paper.right - paper.left,
    y: top,
    height(text, width, style = {}) {
      apply(style);
      return document.heightOfString(printable(text), layout(width, style));
    },
    write(tag, text, x, y, width, style = {}, parent = root) {
      const words = printable(text);
      if (words === '') return 0;
      apply(style);
      const content = document.markStructureContent(tag);
      document.text(words, x, y, layout(width, style));
      document.endMarkedContent();
      parent.add(document.struct(tag, {}, content));
      return document.y - y;
    },
    element(tag, parent = root) {
      const made = document.struct(tag);
      parent.add(made);
      return made;
    },
    artifact(work) {
      document.markContent('Artifact', { type: 'Layout' });
      work();
      document.endMarkedContent();
    },
    rule(y, color = colors.line, weight = 0.5, from = paper.left, to = paper.right) {
      sheet.artifact(() => document.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(color));
    },
    ensure(height) {
      if (sheet.y + height <= paper.bottom) return false;
      document.addPage();
      sheet.artifact(() => {
        apply({ size: 7.5, color: colors.muted });
        document.text(printable(running), paper.left, 44, layout(paper.right - paper.left, {}));
      });
      sheet.rule(60, colors.thread, 1.2, 0);
      sheet.y = 76;
      return true;
    },
    begin(begun) {
      running = begun;
      document.addPage();
      head();
      sheet.y = top;
    },
    async finish() {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        sheet.rule(800);
        sheet.artifact(() => {
          apply({ size: 7.5, color: colors.muted });
          document.text(printable(options.footer), paper.left, 808, { width: 400, lineBreak: false });
          document.text(options.pageOf(page + 1, count), paper.right - 90, 808, {
            width: 90,
            align: 'right',
            lineBreak: false,
          });
        });
      }
      root.end();
      document.end();
      return ended;
    },
  };
  head();
  return sheet;
}
