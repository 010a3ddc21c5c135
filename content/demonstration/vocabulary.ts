import type { LocalizedText } from '#src/domain/catalogue/product.ts';

/** The words that products are made of. A product may use nothing that is not listed here (README.md). */

/** Colours and the letters that stand for them in a variant's stock number. */
export const colorCodes = {
  black: 'BLK',
  white: 'WHT',
  blue: 'BLU',
  red: 'RED',
  green: 'GRN',
  yellow: 'YEL',
  pink: 'PNK',
  purple: 'PUR',
  navy: 'NVY',
  grey: 'GRY',
  brown: 'BRN',
  beige: 'BGE',
  tan: 'TAN',
  burgundy: 'BGD',
  ecru: 'ECR',
  camel: 'CML',
  sage: 'SGE',
} as const;
export type Color = keyof typeof colorCodes;

/** Names of colours where they stand by themselves (Lithuanian agrees with „spalva“, Russian with «цвет»). */
export const colorNames: Readonly<Record<Color, LocalizedText>> = {
  black: { en: 'black', lt: 'juoda', ru: 'чёрный' },
  white: { en: 'white', lt: 'balta', ru: 'белый' },
  blue: { en: 'blue', lt: 'mėlyna', ru: 'синий' },
  red: { en: 'red', lt: 'raudona', ru: 'красный' },
  green: { en: 'green', lt: 'žalia', ru: 'зелёный' },
  yellow: { en: 'yellow', lt: 'geltona', ru: 'жёлтый' },
  pink: { en: 'pink', lt: 'rožinė', ru: 'розовый' },
  purple: { en: 'purple', lt: 'violetinė', ru: 'фиолетовый' },
  navy: { en: 'navy', lt: 'tamsiai mėlyna', ru: 'тёмно-синий' },
  grey: { en: 'grey', lt: 'pilka', ru: 'серый' },
  brown: { en: 'brown', lt: 'ruda', ru: 'коричневый' },
  beige: { en: 'beige', lt: 'smėlinė', ru: 'бежевый' },
  tan: { en: 'tan', lt: 'šviesiai ruda', ru: 'светло-коричневый' },
  burgundy: { en: 'burgundy', lt: 'bordo', ru: 'бордовый' },
  ecru: { en: 'ecru', lt: 'natūrali balta', ru: 'молочный' },
  camel: { en: 'camel', lt: 'kupranugario', ru: 'верблюжий' },
  sage: { en: 'sage', lt: 'šalavijo', ru: 'шалфейный' },
};

/** Sizes by set; `one` has no size at all, so that the shopper is not asked for one. */
export const sizeSets = {
  women: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  men: ['S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
  'women-shoes': ['35', '36', '37', '38', '39', '40', '41', '42'],
  'men-shoes': ['39', '40', '41', '42', '43', '44', '45', '46', '47'],
  kids: ['92', '98', '104', '110', '116', '122', '128', '134', '140', '146', '152', '158', '164'],
  baby: ['56', '62', '68', '74', '80', '86', '92'],
  'kids-shoes': ['24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34'],
  'women-belts': ['75', '85', '95'],
  'men-belts': ['85', '95', '105', '115'],
  rings: ['16', '17', '18'],
  hats: ['S', 'M', 'L'],
  one: [],
} as const satisfies Record<string, readonly string[]>;
export type SizeSet = keyof typeof sizeSets;

/** Tags of the specification. */
export const tags = [
  'women-dresses',
  'women-tops',
  'women-bottoms',
  'women-outerwear',
  'women-accessories',
  'women-shoes',
  'women-heels-pumps',
  'women-boots',
  'women-sneakers',
  'women-flats',
  'men-shirts',
  'men-pants',
  'men-outerwear',
  'men-accessories',
  'men-shoes',
  'casual',
  'formal',
  'sporty',
  'elegant',
  'comfortable',
  'stylish',
] as const;
export type Tag = (typeof tags)[number];

/** Brands of the specification: text only, next to the shop's own brand and a few invented ones. */
export const specificationBrands = [
  'Nike',
  'Adidas',
  'Zara',
  'H&M',
  'Mango',
  'Clarks',
  'Dr. Martens',
  'Timberland',
  'Hugo Boss',
  'Tommy Hilfiger',
  'Calvin Klein',
  'Fossil',
  'Rolex',
] as const;
export const ownBrands = ['Gija', 'Marių vėjas', 'Audra', 'Kopa', 'Raskila'] as const;
export type Brand = (typeof specificationBrands)[number] | (typeof ownBrands)[number];

export const fits = {
  fitted: { en: 'Fitted', lt: 'Prigludęs', ru: 'Приталенный крой' },
  slim: { en: 'Slim fit', lt: 'Siauras kirpimas', ru: 'Узкий крой' },
  regular: { en: 'Regular fit', lt: 'Įprastas kirpimas', ru: 'Прямой крой' },
  relaxed: { en: 'Relaxed fit', lt: 'Laisvas kirpimas', ru: 'Свободный крой' },
  oversized: { en: 'Oversized', lt: 'Labai laisvas kirpimas', ru: 'Объёмный крой' },
  wide: { en: 'Wide leg', lt: 'Plačios klešnės', ru: 'Широкие штанины' },
  straight: { en: 'Straight leg', lt: 'Tiesios klešnės', ru: 'Прямые штанины' },
  tapered: { en: 'Tapered leg', lt: 'Siaurėjančios klešnės', ru: 'Зауженные штанины' },
  true: { en: 'True to size', lt: 'Dydis atitinka lentelę', ru: 'Соответствует размеру' },
  small: {
    en: 'Runs small: choose one size up',
    lt: 'Mažesnis nei įprasta: rinkitės dydžiu didesnį',
    ru: 'Маломерит: выбирайте на размер больше',
  },
} as const satisfies Record<string, LocalizedText>;
export type Fit = keyof typeof fits;
