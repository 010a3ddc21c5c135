import { careTexts } from '#content/demonstration/care.ts';
import { hashUuid } from '#content/demonstration/hash.ts';
import { type ManufacturerKey, manufacturers } from '#content/demonstration/manufacturers.ts';
import { materials, notTextile, parts } from '#content/demonstration/materials.ts';
import { fits } from '#content/demonstration/vocabulary.ts';
import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import { insertRows } from './sql.ts';

/** The id that a maker has in the database. */
export function manufacturerId(key: ManufacturerKey): string {
  return hashUuid(`manufacturer ${key}`);
}

function manufacturersSql(): string {
  const rows = Object.entries(manufacturers).map(([key, maker]) => {
    const responsible = 'responsible' in maker ? maker.responsible : null;
    return {
      id: manufacturerId(key as ManufacturerKey),
      name: maker.name,
      postal_address: maker.address,
      electronic_address: maker.email,
      country: maker.country,
      responsible_name: responsible?.name ?? null,
      responsible_postal_address: responsible?.address ?? null,
      responsible_electronic_address: responsible?.email ?? null,
    };
  });
  return insertRows(
    'public.manufacturers',
    [
      'id',
      'name',
      'postal_address',
      'electronic_address',
      'country',
      'responsible_name',
      'responsible_postal_address',
      'responsible_electronic_address',
    ],
    rows,
  );
}

/** Rows that stand after those which the migrations bring. */
function named(texts: Readonly<Record<string, LocalizedText>>) {
  return Object.entries(texts).map(([code, { en, lt, ru }], place) => ({
    code,
    name: en,
    name_lt: lt,
    name_ru: ru,
    display_order: place + 101,
  }));
}

/** What products refer to: makers, materials, parts, care, fits. What is there already stays as it is. */
export function vocabularySql(): string {
  const columns = ['code', 'name', 'name_lt', 'name_ru', 'display_order'] as const;
  const care = Object.entries(careTexts).map(([code, { en, lt, ru }], place) => ({
    code,
    text: en,
    text_lt: lt,
    text_ru: ru,
    display_order: place + 1,
  }));
  return [
    manufacturersSql(),
    insertRows(
      'public.fibres',
      [...columns, 'is_textile'],
      named(materials).map((row) => ({ ...row, is_textile: !notTextile.includes(row.code) })),
      '(code) do nothing',
    ),
    insertRows('public.garment_parts', columns, named(parts), '(code) do nothing'),
    insertRows(
      'public.care_instructions',
      ['code', 'text', 'text_lt', 'text_ru', 'display_order'],
      care,
      '(code) do nothing',
    ),
    insertRows('public.fits', columns, named(fits), '(code) do nothing'),
  ].join('\n');
}
