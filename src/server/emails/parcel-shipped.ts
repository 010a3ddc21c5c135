import * as z from 'zod/mini';
import { carrierNames, carriers, trackingLink } from '#src/domain/shipping/carriers.ts';
import type { Email, EmailContext } from './email.ts';
import { letter } from './letter.ts';
import { seeOrder } from './order-link.ts';
import { pieceList, piecesOf, pieceTable, pieceWords } from './order-pieces.ts';
import { dateSpan } from './order-words.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

const shipped = z.object({
  carrier: z.enum(carriers),
  tracking_number: z.string(),
  items: pieceList,
  signature_required: z.boolean(),
  more_to_come: z.boolean(),
});

const collected = z.object({ pickup_point_name: z.nullable(z.string()) });

/** The letter that says that a parcel has left: who carries it, how to follow it, what is in it, when it comes. */
export function parcelShipped(owed: unknown, payload: unknown, context: EmailContext): Email {
  const parcel = shipped.parse(payload);
  const { order, pieces } = piecesOf(owed, parcel.items);
  const { language, promised_from: from, promised_to: to } = order;
  const { pickup_point_name: locker } = collected.parse(owed);
  const texts = orderLifeTexts[language];
  const words = texts.shipped;
  const sentences = [
    words.carrier(carrierNames[parcel.carrier], parcel.tracking_number),
    from && to ? words.promise(dateSpan(from, to, language)) : undefined,
    locker ? words.locker(locker) : undefined,
    parcel.signature_required ? words.signature : undefined,
  ];
  return letter(context, {
    language,
    subject: words.subject(order.order_number),
    title: words.title,
    paragraphs: [sentences.filter(Boolean).join(' '), ...(parcel.more_to_come ? [words.moreToCome] : [])],
    middle: {
      html: pieceTable(pieces, order, context),
      text: pieces.map((piece) => pieceWords(piece, order)).join('\n'),
    },
    button: { text: words.button, href: trackingLink(parcel.carrier, parcel.tracking_number) },
    link: seeOrder(order, context),
    footer: { text: texts.order(order.order_number) },
  });
}
