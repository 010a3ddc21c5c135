import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import type { EditableLine, EditableOrder, KeptDelivery } from '#src/contracts/staff-order-edit.ts';
import type { Carrier } from '#src/domain/shipping/carriers.ts';
import { type DeliveryOptionCode, deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';

type EditRequest = Extract<AdminOrdersRequest, { readonly act: 'edit' }>;

/** What is done to a line: nothing, its pieces taken out, or made another variant (its id); of how many pieces. */
export interface LineChoice {
  readonly what: string;
  readonly quantity: number;
}
export type LineChoices = Readonly<Record<number, LineChoice>>;
export const keep = 'keep';
export const remove = 'remove';

export interface ChosenLocker {
  readonly carrier: Carrier;
  readonly id: string;
  /** What it is called, with its town. */
  readonly name: string;
}

/** Where goods go, as it is typed. */
export interface DeliveryForm {
  readonly way: 'address' | 'locker';
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly note: string;
  readonly locker: ChosenLocker | undefined;
}
export type DeliveryField = Exclude<keyof DeliveryForm, 'way'>;

/** Where the order goes now, to be typed over; a locker's address is nobody's. */
export function deliveryFormOf(kept: KeptDelivery): DeliveryForm {
  const { pickup_carrier: carrier, pickup_point_id: id, pickup_point_name: point } = kept;
  const locker = carrier !== null && id !== null ? { carrier, id, name: point ?? id } : undefined;
  const { street, postcode, city, note } = locker ? { street: '', postcode: '', city: '', note: '' } : kept;
  return {
    way: locker ? 'locker' : 'address',
    name: kept.name ?? '',
    phone: kept.phone ?? '',
    ...{ street: street ?? '', postcode: postcode ?? '', city: city ?? '', note: note ?? '' },
    locker,
  };
}

/** The fields that are empty and may not be, the first first. */
export function missingFields(form: DeliveryForm): readonly DeliveryField[] {
  const wanted: readonly DeliveryField[] =
    form.way === 'locker' ? ['name', 'phone', 'locker'] : ['name', 'phone', 'street', 'postcode', 'city'];
  return wanted.filter((field) => {
    const value = form[field];
    return value === undefined || (typeof value === 'string' && value.trim() === '');
  });
}

/** The delivery of the request; a whole form (`missingFields`). Undefined where the shop does not know the country or option. */
export function deliveryOf(form: DeliveryForm, country: string, option: string): EditRequest['delivery'] {
  const to = shippingCountries.find((each) => each === country);
  const by: DeliveryOptionCode | undefined = deliveryOptionCodes.find((each) => each === option);
  if (to === undefined || by === undefined) return undefined;
  const receiver = { name: form.name.trim(), phone: form.phone.trim(), country: to, option: by };
  if (form.way === 'locker' && form.locker) {
    const { carrier, id } = form.locker;
    return { ...receiver, street: '', postcode: '', city: '', note: '', pickup: { carrier, id } };
  }
  const { street, postcode, city, note } = form;
  return { ...receiver, street: street.trim(), postcode: postcode.trim(), city: city.trim(), note: note.trim() };
}

/** The lines of the request: those of which something is chosen. */
export function linesOf(order: EditableOrder, choices: LineChoices): EditRequest['lines'] {
  return order.lines.flatMap(({ id, editable }) => {
    const { what = keep, quantity = editable } = choices[id] ?? {};
    return what === keep ? [] : [{ line: id, quantity, variant: what === remove ? null : what }];
  });
}

/** What was chosen, as far as it can still be done to the order as it is now. */
export function keepPossible(order: EditableOrder, choices: LineChoices): LineChoices {
  const isPossible = ({ id, editable, variants }: EditableLine) => {
    const choice = choices[id];
    if (choice === undefined || choice.quantity > editable) return false;
    return choice.what === remove || variants.some((variant) => variant.id === choice.what);
  };
  return Object.fromEntries(order.lines.filter(isPossible).map(({ id }) => [id, choices[id] as LineChoice]));
}
