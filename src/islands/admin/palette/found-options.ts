import { type PaletteFinds, type PaletteKind, paletteKinds } from '#src/contracts/palette.ts';
import { hasWords } from '#src/domain/admin/palette-match.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { fillText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { Option, OptionGroup, PaletteProps } from './option.ts';
import type { Found } from './use-found.ts';

type Words = Pick<PaletteProps, 'data' | 'texts'>;

/** Where a record of a kind is. */
export function recordAddress({ data: { language } }: Pick<Words, 'data'>, kind: PaletteKind, key: string): string {
  const names = { orders: 'order', products: 'product', customers: 'customer', coupons: 'coupon' } as const;
  return `${localizePath(sectionPath(kind), language)}?${names[kind]}=${encodeURIComponent(key)}`;
}

/** The lines of a kind. */
function optionsOf(words: Words, kind: PaletteKind, finds: PaletteFinds): readonly Option[] {
  const { data, texts } = words;
  const at = (key: string) => ({ id: `${kind} ${key}`, href: recordAddress(words, kind, key) });
  const lines = {
    orders: finds.orders?.map(
      ({ number, customer, status, created_at: day, total_amount: total, currency }): Option => ({
        ...at(number),
        name: number,
        detail: [customer, shortDay(day, data.language), formatMoney(total, currency, data.language)]
          .filter(Boolean)
          .join(', '),
        state: data.admin.dashboard.status[status],
        recent: { kind: 'order', key: number },
      }),
    ),
    products: finds.products?.map(
      ({ id, name, sku, state }): Option => ({
        ...at(id),
        name,
        detail: sku,
        state: state === 'on_sale' ? undefined : texts.products[state],
        recent: { kind: 'product', key: id, name },
      }),
    ),
    customers: finds.customers?.map(
      ({ key, name, email }): Option => ({
        ...at(key),
        name: name ?? email ?? texts.nameless,
        detail: name === null ? undefined : (email ?? undefined),
      }),
    ),
    coupons: finds.coupons?.map(
      ({ code, note, state }): Option => ({
        ...at(code),
        name: code,
        detail: note,
        state: texts.coupons[state],
        recent: { kind: 'coupon', key: code },
      }),
    ),
  };
  return lines[kind] ?? [];
}

/** The way to all that a section's list finds; it looks for the words as they stand, so one alone says the same to both. */
function wayToAll({ data, texts }: Words, kind: PaletteKind, typed: string): Option {
  const { admin, language } = data;
  return {
    id: `${kind} all`,
    name: fillText(texts.all, { section: admin.sections[kind] }),
    href: `${localizePath(sectionPath(kind), language)}?q=${encodeURIComponent(typed)}`,
  };
}

/**
 * What the shop found, by kind. Of what was found by other words than are typed now, only what has those as well: while somebody types
 * on, no line stands there that they no longer ask for.
 */
export function foundGroups(
  words: Words,
  found: Partial<Record<PaletteKind, Found>>,
  typed: string,
): readonly OptionGroup[] {
  return paletteKinds.map((name) => {
    const of = found[name];
    if (of === undefined) return { name, options: [] };
    const options = optionsOf(words, name, of.finds);
    if (of.words !== typed)
      return { name, options: options.filter((each) => hasWords(`${each.name} ${each.detail}`, typed)) };
    const hasMore = of.finds.more && !typed.includes(' ');
    return { name, options: hasMore ? [...options, wayToAll(words, name, typed)] : options };
  });
}
