import type { EditableOrder, KeptDelivery } from '#src/contracts/staff-order-edit.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn, variantOf } from '../../naming.ts';
import type { OrderPart } from '../order-part.ts';
import type { DeliveryForm } from './edit-form.ts';

const inLine = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** Where an order went or goes, in a line. */
export function keptPlace(kept: KeptDelivery): string {
  const locker = kept.pickup_carrier && `${carrierNames[kept.pickup_carrier]} ${kept.pickup_point_name ?? ''}`;
  const town = [kept.postcode, kept.city].filter(Boolean).join(' ');
  return inLine([kept.name, kept.phone, locker, kept.street, town, kept.note]);
}

/** Where it is to go, as it was typed. */
export function placeOf(
  form: DeliveryForm,
  { delivery_country: country }: Pick<OrderPart['order'], 'delivery_country'>,
  language: Language,
): string {
  const { name, phone, locker, street, postcode, city, note, way } = form;
  const place = way === 'locker' ? [locker?.name] : [street, `${postcode} ${city}`.trim()];
  return inLine([name, phone, ...place, countryName(country, language), way === 'locker' ? '' : note]);
}

/** What of an order has become another since it was read, for people: each line, and where it goes. */
export function differencesOf(
  before: EditableOrder,
  now: EditableOrder,
  { data, texts }: Pick<OrderPart, 'data' | 'texts'>,
): (readonly [name: string, was: string, is: string])[] {
  const text = islandText(data.language, texts);
  const said = (order: EditableOrder, id: number) => {
    const line = order.lines.find((each) => each.id === id);
    return line === undefined
      ? ''
      : `${variantOf(data, line)} · ${text('edit.editable', { pieces: line.editable, most: line.quantity })}`;
  };
  const lines = [...before.lines, ...now.lines.filter(({ id }) => before.lines.every((line) => line.id !== id))];
  return [
    ...lines.map((line) => [nameIn(data.language, line), said(before, line.id), said(now, line.id)] as const),
    [texts.edit.where, keptPlace(before.delivery), keptPlace(now.delivery)],
    [texts.columns.status, texts.edit.open, now.refused ? texts.errors[now.refused] : texts.edit.open],
  ];
}
