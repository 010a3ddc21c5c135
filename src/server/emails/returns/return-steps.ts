import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext } from '../email.ts';
import { html } from '../html.ts';
import { line, muted, table } from '../layout.ts';
import { letter } from '../letter.ts';
import { pieceTable, pieceWords } from '../order-pieces.ts';
import { returnTexts } from '../texts/returns/return-texts.ts';
import { type ReturnedPiece, readReturnLetter } from './return-data.ts';

/** What comes next: how to pack, where the parcel goes, what is kept back, when the money or the new size comes. */
export function returnSteps(owed: unknown, payload: unknown, context: EmailContext): Email {
  const { data, order, pieces } = readReturnLetter(owed, payload);
  const { language } = order;
  const texts = returnTexts[language];
  const words = texts.steps;
  const { company } = context;
  const underway = order.payment_method === 'bank' ? data.bank_days : data.card_days;
  const next = {
    return: () => words.next.refund(data.processing_days, underway),
    withdrawal: () => words.next.withdrawal(underway),
    exchange: () => words.next.exchange(data.hold_days),
    complaint: () => words.next.complaint,
  }[data.reason]();
  const steps = [
    words.pack[data.reason],
    words.mark(data.return_number),
    words.label,
    `${words.address} ${company.name}, ${company.address}`,
    next,
  ];

  const money = (amount: number) => formatMoney(amount, order.currency, language);
  // A complaint promises nothing before the item was looked at.
  const isPromised = data.reason === 'return' && data.goods !== null;
  const [goods, cost] = [data.goods ?? 0, data.label_cost ?? 0];
  const sums: (readonly [label: string, amount: number])[] = isPromised
    ? [[words.goods, goods], ...(cost > 0 ? [[words.labelCost, -cost] as const] : []), [words.refund, goods - cost]]
    : [];
  const sumRows = table(
    html`${sums.map(
      ([label, amount]) =>
        html`<tr><td style="padding-top:8px;${label === words.refund ? '' : muted}">${label}</td><td align="right" style="padding-top:8px">${money(amount)}</td></tr>`,
    )}`,
    `font-size:14px;${line}`,
  );
  const newSize = ({ newSize: size }: ReturnedPiece) => (size === null ? '' : texts.newSize(size));
  const said = data.note ? `${words.said}: ${data.note}` : '';
  return letter(context, {
    language,
    subject: words.subject(data.reason, data.return_number),
    title: words.title[data.reason],
    paragraphs: [words.number(data.return_number)],
    middle: {
      html: html`${pieceTable(pieces, order, context, { below: (piece) => html`${newSize(piece)}` })}${sums.length > 0 ? sumRows : undefined}${said && html`<p style="margin:20px 0 0;${muted}">${said}</p>`}<ol style="margin:28px 0 0;padding:0 0 0 20px">${steps.map((step) => html`<li style="margin:0 0 12px">${step}</li>`)}</ol>`,
      text: [
        ...pieces.map((piece) => [pieceWords(piece, order), newSize(piece)].filter(Boolean).join('. ')),
        ...sums.map(([label, amount]) => `${label}: ${money(amount)}`),
        ...(said ? [said] : []),
        '',
        ...steps.map((step, index) => `${index + 1}. ${step}`),
      ].join('\n'),
    },
    after: words.receipt,
    footer: { text: texts.footer(data.return_number) },
  });
}
