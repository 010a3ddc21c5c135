import * as z from 'zod/mini';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import type { EmailContext } from './email.ts';
import { html, type Markup } from './html.ts';
import { line, muted, small, table } from './layout.ts';
import { type OrderMailData, type OrderMailItem, orderMailData } from './order-data.ts';
import { itemName, itemNote } from './order-words.ts';

const identified = z.object({ items: z.array(z.object({ id: z.int() })) });

/** Which pieces of an order a letter is about, as the database wrote it down; `size` where it is not the one bought. */
export const pieceList = z.array(
  z.object({ order_item: z.int(), quantity: z.int(), amount: z.optional(z.int()), size: z.optional(z.string()) }),
);

/** A line of the order in the quantity that the letter is about. */
export interface Piece {
  readonly item: OrderMailItem;
  /** Minor units of the order's currency, where the letter is about money. */
  readonly amount: number | undefined;
}

interface OrderedPiece extends Piece {
  /** Its line in the order. */
  readonly line: number;
}

/** The order, and those of its lines that the letter is about, in the order's own order. */
export function piecesOf(
  order: unknown,
  wanted: z.infer<typeof pieceList>,
): { order: OrderMailData; pieces: OrderedPiece[] } {
  const data = orderMailData.parse(order);
  const ids = identified.parse(order).items;
  const pieces = data.items.flatMap((item, index) =>
    wanted
      .filter(({ order_item }) => order_item === ids[index]?.id)
      .map((piece) => ({
        item: { ...item, quantity: piece.quantity, size: piece.size ?? item.size },
        line: piece.order_item,
        amount: piece.amount,
      })),
  );
  return { order: data, pieces };
}

/** Lines with picture, name and note; `aside` is what stands right of them, `below` under the note. */
export function pieceTable<One extends Piece>(
  pieces: readonly One[],
  { language }: Pick<OrderMailData, 'language'>,
  { siteUrl }: EmailContext,
  { aside, below }: { readonly aside?: (piece: One) => string; readonly below?: (piece: One) => Markup } = {},
): Markup {
  const row = (piece: One) => {
    const { picture } = piece.item;
    const address = picture && siteUrl + pictureAddress(picture, 150, 'jpg');
    return html`<tr>
<td style="width:80px;padding:12px 16px 12px 0;${line};vertical-align:top">${address ? html`<img src="${address}" width="75" height="100" alt="" style="display:block;border:0">` : undefined}</td>
<td style="padding:12px 0;${line};${small};vertical-align:top">${itemName(piece.item, language)}<br><span style="${muted}">${itemNote(piece.item, language)}</span>${below && html`<br>${below(piece)}`}</td>
<td align="right" style="padding:12px 0;${line};${small};white-space:nowrap;vertical-align:top">${aside?.(piece)}</td></tr>`;
  };
  return table(pieces.map(row), 'margin-top:28px');
}

/** `Lininė suknelė (Šalavijo žalia, M, 2 vnt.)` */
export function pieceWords({ item }: Piece, { language }: Pick<OrderMailData, 'language'>): string {
  return `${itemName(item, language)} (${itemNote(item, language)})`;
}
