import { useStore } from '@nanostores/react';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { settleOption } from '#src/client/stores/delivery.ts';
import { loadPickupPoints } from '#src/client/stores/pickup-points.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import { loadLockerFinder } from './use-locker-finder.ts';
import type { Summary } from './use-summary.ts';

/** Courier or parcel locker; nothing to choose where the country has no lockers. */
export function DeliveryWay({ data, summary }: { readonly data: CheckoutPageData; readonly summary: Summary }) {
  const { way, country } = useStore($checkoutForm);
  const words = data.deliveryTexts;
  const { zone } = summary;
  if (zone === undefined || zone.lockers.length === 0) return null;
  const standard = summary.quotes.find(({ code }) => code === 'standard');
  const dates = zone.options.find(({ code }) => code === 'standard');
  const choose = (next: 'courier' | 'locker') => {
    fillIn('way', next);
    settleOption();
  };
  return (
    <fieldset className="option-rows">
      <legend className="small">{words.way}</legend>
      <label className="option-row option-method">
        <input type="radio" name="way" value="courier" checked={way === 'courier'} onChange={() => choose('courier')} />
        <span className="option-name">
          {words.courier}
          <span className="small muted">{words.courierNote}</span>
        </span>
      </label>
      <label
        className="option-row"
        onPointerEnter={() => {
          void loadPickupPoints(country);
          loadLockerFinder().catch(() => {});
        }}
      >
        <input type="radio" name="way" value="locker" checked={way === 'locker'} onChange={() => choose('locker')} />
        <span className="option-name">
          {words.locker}
          <span className="small muted">{zone.lockers.map((carrier) => carrierNames[carrier]).join(', ')}</span>
        </span>
        <span className="option-days small">
          {dates &&
            islandText(data.language, data.texts.form)('arrives', {
              days: deliveryDays(dates.promisedFrom, dates.promisedTo, data.language),
            })}
        </span>
        {standard && (
          <span className="option-price">
            {standard.fee === 0 ? data.texts.form.free : summary.price(standard.fee)}
          </span>
        )}
      </label>
    </fieldset>
  );
}
