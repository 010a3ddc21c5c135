import type { LocalizedText } from '#src/domain/catalogue/product.ts';

/** Fibre names as Regulation (EU) 1007/2011 has them, then what is not a textile fibre (shoes, bags, jewellery, fillings). */
export const materials = {
  cotton: { en: 'cotton', lt: 'medvilnė', ru: 'хлопок' },
  linen: { en: 'linen', lt: 'linas', ru: 'лён' },
  hemp: { en: 'hemp', lt: 'kanapės', ru: 'конопля' },
  wool: { en: 'wool', lt: 'vilna', ru: 'шерсть' },
  alpaca: { en: 'alpaca', lt: 'alpaka', ru: 'альпака' },
  cashmere: { en: 'cashmere', lt: 'kašmyras', ru: 'кашемир' },
  mohair: { en: 'mohair', lt: 'moheris', ru: 'мохер' },
  silk: { en: 'silk', lt: 'šilkas', ru: 'шёлк' },
  viscose: { en: 'viscose', lt: 'viskozė', ru: 'вискоза' },
  modal: { en: 'modal', lt: 'modalas', ru: 'модал' },
  lyocell: { en: 'lyocell', lt: 'liocelis', ru: 'лиоцелл' },
  cupro: { en: 'cupro', lt: 'kupra', ru: 'купро' },
  acetate: { en: 'acetate', lt: 'acetatas', ru: 'ацетат' },
  polyester: { en: 'polyester', lt: 'poliesteris', ru: 'полиэстер' },
  polyamide: { en: 'polyamide', lt: 'poliamidas', ru: 'полиамид' },
  acrylic: { en: 'acrylic', lt: 'akrilas', ru: 'акрил' },
  elastane: { en: 'elastane', lt: 'elastanas', ru: 'эластан' },
  polyurethane: { en: 'polyurethane', lt: 'poliuretanas', ru: 'полиуретан' },
  down: { en: 'duck down', lt: 'ančių pūkai', ru: 'утиный пух' },
  feathers: { en: 'duck feathers', lt: 'ančių plunksnos', ru: 'утиное перо' },
  leather: { en: 'leather', lt: 'oda', ru: 'кожа' },
  suede: { en: 'suede leather', lt: 'zomša (oda)', ru: 'замша (кожа)' },
  textile: { en: 'textile', lt: 'tekstilė', ru: 'текстиль' },
  rubber: { en: 'rubber', lt: 'guma', ru: 'резина' },
  synthetic: { en: 'other materials', lt: 'kitos medžiagos', ru: 'другие материалы' },
  straw: { en: 'straw', lt: 'šiaudai', ru: 'солома' },
  silver: { en: '925 silver', lt: '925 prabos sidabras', ru: 'серебро 925 пробы' },
  brass: { en: 'gold-plated brass', lt: 'paauksuotas žalvaris', ru: 'позолоченная латунь' },
  steel: { en: 'stainless steel', lt: 'nerūdijantysis plienas', ru: 'нержавеющая сталь' },
  amber: { en: 'Baltic amber', lt: 'Baltijos gintaras', ru: 'балтийский янтарь' },
  pearl: { en: 'freshwater pearl', lt: 'gėlavandenis perlas', ru: 'речной жемчуг' },
  plastic: { en: 'cellulose acetate', lt: 'celiuliozės acetatas', ru: 'ацетат целлюлозы' },
  polycarbonate: { en: 'polycarbonate', lt: 'polikarbonatas', ru: 'поликарбонат' },
} as const satisfies Record<string, LocalizedText>;
export type Material = keyof typeof materials;

/** Parts of a product that are declared apart. */
export const parts = {
  main: { en: 'Main fabric', lt: 'Pagrindinis audinys', ru: 'Основная ткань' },
  lining: { en: 'Lining', lt: 'Pamušalas', ru: 'Подкладка' },
  filling: { en: 'Filling', lt: 'Užpildas', ru: 'Наполнитель' },
  trim: { en: 'Trim', lt: 'Apdaila', ru: 'Отделка' },
  lace: { en: 'Lace', lt: 'Nėriniai', ru: 'Кружево' },
  rib: { en: 'Cuffs and hem', lt: 'Rankogaliai ir apačia', ru: 'Манжеты и низ' },
  upper: { en: 'Upper', lt: 'Viršus', ru: 'Верх' },
  insole: { en: 'Lining and insole', lt: 'Pamušalas ir vidpadis', ru: 'Подкладка и стелька' },
  outsole: { en: 'Outsole', lt: 'Padas', ru: 'Подошва' },
  case: { en: 'Case', lt: 'Korpusas', ru: 'Корпус' },
  strap: { en: 'Strap', lt: 'Dirželis', ru: 'Ремешок' },
  frame: { en: 'Frame', lt: 'Rėmeliai', ru: 'Оправа' },
  lens: { en: 'Lenses', lt: 'Lęšiai', ru: 'Линзы' },
} as const satisfies Record<string, LocalizedText>;
export type Part = keyof typeof parts;

/** Percent of each material in each part; every part adds up to 100. */
export type Composition = { readonly [part in Part]?: { readonly [material in Material]?: number } };

/** What is not a fibre in the regulation's sense. */
export const notTextile: readonly string[] = [
  'down',
  'feathers',
  'leather',
  'suede',
  'textile',
  'rubber',
  'synthetic',
  'straw',
  'silver',
  'brass',
  'steel',
  'amber',
  'pearl',
  'plastic',
  'polycarbonate',
] satisfies Material[];
