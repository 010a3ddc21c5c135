import type { LocalizedText } from '#src/domain/catalogue/product.ts';

const bySubcategory: Readonly<Record<string, LocalizedText>> = {
  sunglasses: {
    en: 'Filter category 3. Not for looking straight at the sun, nor for driving at dusk or at night.',
    lt: '3 filtro kategorija. Netinka žiūrėti tiesiai į saulę ir vairuoti sutemus ar naktį.',
    ru: 'Категория фильтра 3. Не предназначены для прямого взгляда на солнце и вождения в сумерках и ночью.',
  },
  watches: {
    en: 'Contains a button cell. Keep it away from children: swallowing it can be fatal.',
    lt: 'Viduje yra tabletės formos maitinimo elementas. Saugoti nuo vaikų: prarijus kyla mirtinas pavojus.',
    ru: 'Внутри батарейка-таблетка. Беречь от детей: проглатывание смертельно опасно.',
  },
  jewelry: {
    en: 'Small parts. Not for children under three.',
    lt: 'Yra smulkių dalių. Neskirta vaikams iki trejų metų.',
    ru: 'Содержит мелкие детали. Не предназначено для детей до трёх лет.',
  },
};

/** Safety warnings of a product in the shopper's language (Regulation (EU) 2023/988 art. 19); undefined where there are none. */
export function warningsOf({ subcategory, slug }: { subcategory: string; slug: string }): LocalizedText | undefined {
  // A self-winding watch has no battery.
  return slug.includes('automatic') ? undefined : bySubcategory[subcategory];
}
