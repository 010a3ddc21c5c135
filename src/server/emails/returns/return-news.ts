import * as z from 'zod/mini';
import { carrierNames, carriers, trackingLink } from '#src/domain/shipping/carriers.ts';
import type { Email, EmailContext } from '../email.ts';
import { html } from '../html.ts';
import { letter } from '../letter.ts';
import { pieceTable, pieceWords } from '../order-pieces.ts';
import { returnTexts } from '../texts/returns/return-texts.ts';
import { readReturnLetter } from './return-data.ts';

/** The parcel is announced to a carrier: its number, and where to hand it over. */
export function returnLabel(owed: unknown, payload: unknown, context: EmailContext): Email {
  const { data, order } = readReturnLetter(owed, payload);
  const { label_carrier: carrier, tracking_number: number } = data;
  if (carrier === null || number === null) throw new Error(`return ${data.return_number} has no label`);
  const texts = returnTexts[order.language];
  const words = texts.label;
  return letter(context, {
    language: order.language,
    subject: words.subject(data.return_number),
    title: words.title,
    paragraphs: [words.number(carrierNames[carrier], number), words.hand],
    button: { text: words.button, href: trackingLink(carrier, number) },
    footer: { text: texts.footer(data.return_number) },
  });
}

/** The goods are not taken, for the reason that the administrator wrote. */
export function returnRefused(owed: unknown, payload: unknown, context: EmailContext): Email {
  const { data, order, pieces } = readReturnLetter(owed, payload);
  const texts = returnTexts[order.language];
  const words = texts.refused;
  return letter(context, {
    language: order.language,
    subject: words.subject(data.return_number),
    title: words.title,
    paragraphs: [`${words.why}: ${data.refusal ?? ''}`, data.received_at === null ? words.stay : words.back],
    middle: {
      html: pieceTable(pieces, order, context),
      text: pieces.map((piece) => pieceWords(piece, order)).join('\n'),
    },
    after: words.disagree,
    footer: { text: texts.footer(data.return_number) },
  });
}

const sent = z.object({
  parcel_carrier: z.enum(carriers),
  parcel_number: z.string(),
  signature_required: z.boolean(),
});

/** The new size of an exchange has left. */
export function exchangeSent(owed: unknown, payload: unknown, context: EmailContext): Email {
  const { data, order, pieces } = readReturnLetter(owed, payload);
  const parcel = sent.parse(payload);
  const texts = returnTexts[order.language];
  const words = texts.exchange;
  const inside = pieces
    .map((piece, index) => {
      const quantity = data.lines[index]?.received_quantity ?? piece.item.quantity;
      return { ...piece, item: { ...piece.item, quantity, size: piece.newSize ?? piece.item.size } };
    })
    .filter(({ item }) => item.quantity > 0);
  const carrier = words.carrier(carrierNames[parcel.parcel_carrier], parcel.parcel_number);
  return letter(context, {
    language: order.language,
    subject: words.subject(order.order_number),
    title: words.title,
    paragraphs: [parcel.signature_required ? `${carrier} ${words.signature}` : carrier],
    middle: {
      html: html`${pieceTable(inside, order, context)}`,
      text: inside.map((piece) => pieceWords(piece, order)).join('\n'),
    },
    button: { text: words.button, href: trackingLink(parcel.parcel_carrier, parcel.parcel_number) },
    footer: { text: texts.footer(data.return_number) },
  });
}
