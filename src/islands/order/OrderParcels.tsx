import type { OrderDetails } from '#src/contracts/order-details.ts';
import { trackingLink } from '#src/domain/shipping/carriers.ts';
import { carriedStates, stepOfWay } from '#src/domain/shipping/tracking.ts';
import { LinePicture } from '../shared/LinePicture.tsx';
import { carrierName, lineNote, type OrderPart, orderText } from './order-texts.ts';

type Parcel = OrderDetails['parcels'][number];

/** How much of the way the thread has come: the first step is a beginning, the last one the door. */
function share(state: Parcel['state']): string {
  const place = stepOfWay(state);
  return place < 0 ? '0%' : `${Math.max(8, (100 * place) / (carriedStates.length - 1))}%`;
}

function OneParcel({ parcel, place, ...part }: OrderPart & { readonly parcel: Parcel; readonly place: number }) {
  const { data, order } = part;
  const { parcels: words, parcelState } = data.texts;
  const text = orderText(data);
  const count = order.parcels.filter(({ isExchange }) => !isExchange).length;
  const carrier = carrierName(parcel, data);
  const pieces = parcel.items.flatMap(({ line, quantity, size }) => {
    const found = order.lines.find(({ id }) => id === line);
    return found === undefined ? [] : [{ line: { ...found, size: size ?? found.size }, quantity }];
  });
  const several = count > 1 ? text('parcels.of', { place, count }) : words.one;
  return (
    <li className="parcel">
      <div className="parcel-head">
        <h3 className="ui">{parcel.isExchange ? words.exchange : several}</h3>
        <p className="ui">{parcelState[parcel.state]}</p>
      </div>
      <div className="track" aria-hidden="true">
        <i style={{ width: share(parcel.state) }} />
      </div>
      <div className="parcel-facts small">
        <p>
          {carrier}
          {parcel.trackingNumber !== null && (
            <>
              <br />
              <span className="muted">{words.tracking}</span>{' '}
              <span className="parcel-number">{parcel.trackingNumber}</span>
            </>
          )}
        </p>
        {parcel.carrier !== null && parcel.trackingNumber !== null && (
          <p>
            <a
              className="link order-link"
              href={trackingLink(parcel.carrier, parcel.trackingNumber)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('parcels.follow', { carrier })}
              <span className="sr-only"> {words.newWindow}</span>
            </a>
          </p>
        )}
      </div>
      <ul className="parcel-pieces">
        {pieces.map(({ line, quantity }) => (
          <li key={line.id}>
            <LinePicture line={line} width={48} />
            <span className="small">
              {line.name[data.language]}
              <br />
              <span className="muted">{lineNote(line, quantity, data)}</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The parcels: who carries each, how far it has come, what is in it. */
export function OrderParcels(part: OrderPart) {
  const { data, order } = part;
  if (order.parcels.length === 0) return null;
  const isUnderWay = order.parcels.some(({ state }) => state !== 'delivered' && state !== 'returned');
  return (
    <section className="order-section" aria-labelledby="order-parcels">
      <h2 className="title-2" id="order-parcels">
        {data.texts.parcels.title}
      </h2>
      {order.delivery.signature && isUnderWay && <p className="small muted">{data.texts.parcels.signature}</p>}
      <ul className="parcels">
        {order.parcels.map((parcel, index) => (
          <OneParcel key={parcel.trackingNumber ?? index} {...part} parcel={parcel} place={index + 1} />
        ))}
      </ul>
    </section>
  );
}
