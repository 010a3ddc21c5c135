import type { StaffParcel } from '#src/contracts/staff-order.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { parcelStates } from '#src/domain/order/order-progress.ts';
import { carrierNames, trackingLink } from '#src/domain/shipping/carriers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { LinePicture } from '../../shared/LinePicture.tsx';
import { Block } from '../Block.tsx';
import { nameIn, variantOf } from '../naming.ts';
import type { OrderPart } from './order-part.ts';

/** A parcel: with whom, its number, how far, what is in it; and how far it may be said to have come. */
function Parcel({ parcel, data, order, texts, act }: OrderPart & { readonly parcel: StaffParcel }) {
  const { language } = data;
  const text = islandText(language, texts);
  const reached = parcelStates.indexOf(parcel.state);
  // What came back has come to an end; anything else may have gone on without being told of.
  const next = parcel.state === 'returned' ? [] : parcelStates.slice(Math.max(reached + 1, 1));
  const at = parcel.delivered_at ?? parcel.shipped_at;
  return (
    <li>
      <span>
        {parcel.carrier && carrierNames[parcel.carrier]}{' '}
        {parcel.carrier && parcel.tracking_number && (
          <a
            className="link"
            href={trackingLink(parcel.carrier, parcel.tracking_number)}
            target="_blank"
            rel="noreferrer"
          >
            {parcel.tracking_number}
          </a>
        )}
        <span className="muted">
          {' '}
          {[
            parcel.is_exchange && texts.parcels.exchange,
            texts.parcels.states[parcel.state],
            at && `${shortDay(at, language)}, ${clockTime(at, language)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="muted admin-contents">
          {parcel.items
            .map(({ line, quantity }) => {
              const found = order.lines.find(({ id }) => id === line);
              return found && text('parcels.item', { quantity, name: nameIn(language, found), size: found.size });
            })
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {next.length > 0 && (
        <select
          className="admin-choice"
          aria-label={text('parcels.move', { number: parcel.tracking_number ?? '' })}
          value=""
          onChange={({ target }) => {
            const state = next.find((each) => each === target.value);
            if (state) act({ act: 'move_parcel', parcel: parcel.id, state }, texts.parcels.moved);
          }}
        >
          <option value="">{texts.parcels.mark}</option>
          {next.map((state) => (
            <option key={state} value={state}>
              {texts.parcels.states[state]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** What was bought, and the parcels that carry it. */
export function OrderGoods(part: OrderPart) {
  const { data, order, texts } = part;
  const { language } = data;
  const text = islandText(language, texts);
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  return (
    <>
      <Block title={texts.goods.title}>
        <ul className="admin-goods">
          {order.lines.map((line) => (
            <li key={line.id}>
              <LinePicture line={line} width={42} />
              <span>
                <a
                  className="link"
                  href={localizePath(`/product/${line.product_id}`, language)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {nameIn(language, line)}
                </a>
                <span className="muted">
                  {variantOf(data, line)} · {line.sku}
                </span>
                {order.status !== 'cancelled' && (line.refunded > 0 || (order.paid_at !== null && line.unsent > 0)) && (
                  <span className="muted">
                    {[
                      line.unsent > 0 && order.paid_at !== null && text('goods.unsent', { pieces: line.unsent }),
                      line.refunded > 0 && text('goods.refunded', { pieces: line.refunded }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
              </span>
              <span className="admin-amount muted">
                {line.quantity} × {money(line.unit_price)}
              </span>
              <span className="admin-amount">{money(line.total)}</span>
            </li>
          ))}
        </ul>
      </Block>
      {order.parcels.length > 0 && (
        <Block title={texts.parcels.title}>
          <ul className="admin-rows">
            {order.parcels.map((parcel) => (
              <Parcel key={parcel.id} parcel={parcel} {...part} />
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
