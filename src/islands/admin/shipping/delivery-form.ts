import type { WantedOption, WantedZone } from '#src/contracts/admin-delivery.ts';
import type { StaffOption, StaffZone } from '#src/contracts/staff-delivery.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import type { RecordField, Typed } from '../RecordDialog.tsx';
import { euros, typedCount } from '../setting-form.ts';

const names = ['name', 'name_lt', 'name_ru'] as const;
const nameFields = names.map((name) => ({ name, kind: 'text' }) as const);

/** The fields of a zone and of a delivery option, in their order. */
export const zoneFields = [
  ...nameFields,
  { name: 'standard_fee', kind: 'amount' },
  { name: 'free_from', kind: 'amount' },
  { name: 'display_order', kind: 'number' },
  { name: 'is_active', kind: 'tick' },
] as const satisfies readonly Omit<RecordField, 'label'>[];
export const optionFields = [
  ...nameFields,
  { name: 'surcharge', kind: 'amount' },
  { name: 'min_business_days', kind: 'number' },
  { name: 'max_business_days', kind: 'number' },
  { name: 'countries', kind: 'choices' },
  { name: 'display_order', kind: 'number' },
  { name: 'is_active', kind: 'tick' },
] as const satisfies readonly Omit<RecordField, 'label'>[];

const tick = (is: boolean) => (is ? 'yes' : '');
const namesOf = ({ name, name_lt, name_ru }: Record<(typeof names)[number], string>) => ({ name, name_lt, name_ru });

export const zoneForm = (zone: StaffZone): Typed => ({
  ...namesOf(zone),
  standard_fee: euros(zone.standard_fee),
  free_from: euros(zone.free_from),
  display_order: String(zone.display_order),
  is_active: tick(zone.is_active),
});

export const optionForm = (option: StaffOption): Typed => ({
  ...namesOf(option),
  surcharge: euros(option.surcharge),
  min_business_days: String(option.min_business_days),
  max_business_days: String(option.max_business_days),
  countries: (option.countries ?? shippingCountries).join(),
  display_order: String(option.display_order),
  is_active: tick(option.is_active),
});

/** Which sentence says how to mend a field. */
export type DeliveryProblem = 'name' | 'amount' | 'days' | 'order' | 'lastDay' | 'countries';
export type DeliveryProblems = Readonly<Record<string, DeliveryProblem>>;

interface Read<Wanted> {
  readonly wanted?: Wanted;
  readonly problems: DeliveryProblems;
}

function nameProblems(form: Typed): DeliveryProblems {
  return Object.fromEntries(names.filter((name) => (form[name] ?? '').trim() === '').map((name) => [name, 'name']));
}
const typedNames = (form: Typed) => ({
  name: (form['name'] ?? '').trim(),
  name_lt: (form['name_lt'] ?? '').trim(),
  name_ru: (form['name_ru'] ?? '').trim(),
});
const place = (typed: string | undefined) => {
  const order = typedCount(typed);
  return order !== undefined && order <= 10_000 ? order : undefined;
};
const days = (typed: string | undefined) => {
  const count = typedCount(typed);
  return count !== undefined && count <= 60 ? count : undefined;
};

/** A zone as it was typed, or what is wrong with it. */
export function readZone(form: Typed): Read<Omit<WantedZone, 'country' | 'version'>> {
  const fee = parseTypedAmount(form['standard_fee'] ?? '');
  const freeFrom = parseTypedAmount(form['free_from'] ?? '');
  const order = place(form['display_order']);
  const problems: DeliveryProblems = {
    ...nameProblems(form),
    ...(fee === undefined && { standard_fee: 'amount' }),
    ...(freeFrom === undefined && { free_from: 'amount' }),
    ...(order === undefined && { display_order: 'order' }),
  };
  if (Object.keys(problems).length > 0 || fee === undefined || freeFrom === undefined || order === undefined)
    return { problems };
  const prices = { standard_fee: fee, free_from: freeFrom, display_order: order };
  return { wanted: { ...typedNames(form), ...prices, is_active: form['is_active'] === 'yes' }, problems };
}

/** A delivery option as it was typed, or what is wrong with it. All countries: also those that come later. */
export function readOption(form: Typed): Read<Omit<WantedOption, 'code' | 'version'>> {
  const surcharge = parseTypedAmount(form['surcharge'] ?? '');
  const from = days(form['min_business_days']);
  const to = days(form['max_business_days']);
  const order = place(form['display_order']);
  const chosen = (form['countries'] ?? '').split(',');
  const countries = shippingCountries.filter((country) => chosen.includes(country));
  const isBackwards = from !== undefined && to !== undefined && to < from;
  const problems: DeliveryProblems = {
    ...nameProblems(form),
    ...(surcharge === undefined && { surcharge: 'amount' }),
    ...(from === undefined && { min_business_days: 'days' }),
    ...(to === undefined && { max_business_days: 'days' }),
    ...(isBackwards && { max_business_days: 'lastDay' }),
    ...(countries.length === 0 && { countries: 'countries' }),
    ...(order === undefined && { display_order: 'order' }),
  };
  const isWhole = surcharge !== undefined && from !== undefined && to !== undefined && order !== undefined;
  if (Object.keys(problems).length > 0 || !isWhole) return { problems };
  const wanted = {
    ...typedNames(form),
    ...{ surcharge, min_business_days: from, max_business_days: to, display_order: order },
    countries: countries.length === shippingCountries.length ? null : countries,
    is_active: form['is_active'] === 'yes',
  };
  return { wanted, problems };
}
