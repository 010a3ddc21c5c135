import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { LinePicture } from '../shared/LinePicture.tsx';
import { lineNote, type OrderPart, orderMoney, orderText } from './order-texts.ts';

/** What was ordered, line by line, as it was called and priced then. */
function Lines(part: OrderPart) {
  const { data, order } = part;
  const text = orderText(data);
  const money = orderMoney(part);
  return (
    <ul className="order-lines">
      {order.lines.map((line) => (
        <li key={line.id}>
          <LinePicture line={line} width={60} />
          <span>
            <a href={localizePath(`/product/${encodeURIComponent(line.productId)}`, data.language)}>
              {line.name[data.language]}
            </a>
            <span className="small muted">{lineNote(line, line.quantity, data)}</span>
            {line.quantity > 1 && (
              <span className="small muted">{text('lines.each', { price: money(line.unitPrice) })}</span>
            )}
            {line.refunded > 0 && <span className="small">{text('lines.refunded', { count: line.refunded })}</span>}
          </span>
          <span>
            {money(line.unitPrice * line.quantity)}
            {line.listPrice > line.unitPrice && (
              <s className="small muted order-before">{money(line.listPrice * line.quantity)}</s>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The sums; an order in dollars has its total and VAT in euros too. A code is named once: beside what it took off. */
function Sums(part: OrderPart) {
  const { data, order } = part;
  const { sums: words } = data.texts;
  const { sums, currency } = order;
  const text = orderText(data);
  const money = orderMoney(part);
  const euro = (amount: number) => formatMoney(amount, 'EUR', data.language);
  const rate = new Intl.NumberFormat(data.language, { maximumFractionDigits: 2 }).format(sums.vatBasisPoints / 100);
  const code = sums.couponCode;
  const free = code === null || sums.discount > 0 ? words.free : text('sums.freeCode', { code });
  return (
    <dl className="sums">
      <div>
        <dt>{words.goods}</dt>
        <dd>{money(sums.goods)}</dd>
      </div>
      {sums.discount > 0 && (
        <div>
          <dt>{code === null ? words.discount : text('sums.discountCode', { code })}</dt>
          <dd>{money(-sums.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{words.delivery}</dt>
        <dd>{sums.delivery === 0 ? free : money(sums.delivery)}</dd>
      </div>
      <div className="muted">
        <dt>{text('sums.vat', { rate })}</dt>
        <dd>{money(sums.vat)}</dd>
      </div>
      {currency !== 'EUR' && (
        <div className="muted">
          <dt>{words.vatEuro}</dt>
          <dd>{euro(sums.vatEuro)}</dd>
        </div>
      )}
      <div className="sums-total">
        <dt>{words.total}</dt>
        <dd>{money(sums.total)}</dd>
      </div>
      {currency !== 'EUR' && (
        <div className="muted">
          <dt>{words.totalEuro}</dt>
          <dd>{euro(sums.totalEuro)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Lines and sums of the order. */
export function OrderLines(part: OrderPart) {
  return (
    <section aria-labelledby="order-lines">
      <h2 className="title-2" id="order-lines">
        {part.data.texts.lines.title}
      </h2>
      <Lines {...part} />
      <Sums {...part} />
    </section>
  );
}
