import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import type { CatalogueAudience } from './category-map.ts';
import { type SizeSet, sizeSets } from './vocabulary.ts';

/** What a person of a size measures, millimetres from and to, and how other countries call the size. */
interface SizeGuideRow {
  readonly size: string;
  readonly ranges: Readonly<Record<string, readonly [number, number]>>;
  readonly conversions?: Readonly<Record<string, string>>;
}

interface SizeGuide {
  readonly name: LocalizedText;
  /** How to measure. */
  readonly help: LocalizedText;
  readonly measures: readonly string[];
  readonly rows: readonly SizeGuideRow[];
}

/** Rows that grow by an even step: first value and step of each measure; `gap` is what a size leaves to the next one. */
function graded(
  sizes: readonly string[],
  grading: Readonly<Record<string, readonly [first: number, step: number]>>,
  gap = 10,
): SizeGuideRow[] {
  const range = ([first, step]: readonly [number, number], place: number) =>
    [first + place * step, first + (place + 1) * step - gap] as const;
  return sizes.map((size, place) => ({
    size,
    ranges: Object.fromEntries(Object.entries(grading).map(([measure, steps]) => [measure, range(steps, place)])),
  }));
}

function withConversions(rows: readonly SizeGuideRow[], conversions: Readonly<Record<string, readonly string[]>>) {
  return rows.map((row, place) => ({
    ...row,
    conversions: Object.fromEntries(Object.entries(conversions).map(([where, names]) => [where, names[place] ?? ''])),
  }));
}

const bodyHelp: LocalizedText = {
  en: 'Measure over underwear, tape level and not tight. Chest at its fullest, waist at its narrowest, hips at the widest point of the seat. Between two sizes, take the larger for a looser fit.',
  lt: 'Matuokitės su apatiniais, juostelę laikykite lygiai ir neveržkite. Krūtinė – plačiausioje vietoje, juosmuo – siauriausioje, klubai – ties sėdmenų iškiliausia vieta. Jei esate tarp dviejų dydžių, laisvesniam drabužiui rinkitės didesnį.',
  ru: 'Измеряйте поверх белья, лента лежит ровно и не стягивает. Грудь по самым выступающим точкам, талия в самом узком месте, бёдра по самой широкой части. Если вы между двумя размерами, для свободной посадки берите больший.',
};
const footHelp: LocalizedText = {
  en: 'Stand on a sheet of paper in the evening with your heel to the wall and mark the longest toe. The foot is the distance from the wall to the mark; measure both feet and take the longer.',
  lt: 'Vakare atsistokite ant popieriaus lapo kulnu prie sienos ir pažymėkite ilgiausią pirštą. Pėdos ilgis – atstumas nuo sienos iki žymės; išmatuokite abi pėdas ir rinkitės pagal ilgesnę.',
  ru: 'Вечером встаньте на лист бумаги пяткой к стене и отметьте самый длинный палец. Длина стопы: расстояние от стены до отметки; измерьте обе и выбирайте по большей.',
};
const heightHelp: LocalizedText = {
  en: 'The size is the height of the child in centimetres. Measure without shoes, back to the wall. Growing children are better off with the larger of two sizes.',
  lt: 'Dydis – vaiko ūgis centimetrais. Matuokite be batų, nugara prie sienos. Augančiam vaikui iš dviejų dydžių verčiau rinktis didesnį.',
  ru: 'Размер равен росту ребёнка в сантиметрах. Измеряйте без обуви, спиной к стене. Растущему ребёнку из двух размеров лучше взять больший.',
};

const numbers = (first: number, step: number, count: number) =>
  Array.from({ length: count }, (_, place) => String(first + place * step));

export const sizeGuides = {
  'women-clothing': {
    name: { en: 'Women’s clothing', lt: 'Moteriški drabužiai', ru: 'Женская одежда' },
    help: bodyHelp,
    measures: ['chest', 'waist', 'hips'],
    rows: withConversions(graded(sizeSets.women, { chest: [800, 40], waist: [620, 40], hips: [880, 40] }), {
      EU: numbers(34, 2, 6),
      UK: numbers(6, 2, 6),
      US: numbers(2, 2, 6),
    }),
  },
  'men-clothing': {
    name: { en: 'Men’s clothing', lt: 'Vyriški drabužiai', ru: 'Мужская одежда' },
    help: bodyHelp,
    measures: ['chest', 'waist', 'hips'],
    rows: withConversions(graded(sizeSets.men, { chest: [880, 80], waist: [760, 80], hips: [900, 70] }), {
      EU: numbers(46, 4, 6),
      UK: numbers(36, 4, 6),
    }),
  },
  'women-shoes': {
    name: { en: 'Women’s shoes', lt: 'Moteriška avalynė', ru: 'Женская обувь' },
    help: footHelp,
    measures: ['foot'],
    rows: withConversions(graded(sizeSets['women-shoes'], { foot: [219, 7] }, 1), {
      UK: ['2.5', '3.5', '4', '5', '6', '6.5', '7.5', '8'],
      US: ['5', '6', '6.5', '7.5', '8.5', '9', '10', '10.5'],
    }),
  },
  'men-shoes': {
    name: { en: 'Men’s shoes', lt: 'Vyriška avalynė', ru: 'Мужская обувь' },
    help: footHelp,
    measures: ['foot'],
    rows: withConversions(graded(sizeSets['men-shoes'], { foot: [246, 7] }, 1), {
      UK: ['5.5', '6.5', '7', '8', '9', '9.5', '10.5', '11', '12'],
      US: ['6.5', '7.5', '8', '9', '10', '10.5', '11.5', '12', '13'],
    }),
  },
  kids: {
    name: { en: 'Girls and boys', lt: 'Mergaitėms ir berniukams', ru: 'Девочкам и мальчикам' },
    help: heightHelp,
    measures: ['height', 'chest'],
    rows: sizeSets.kids.map((size, place) => childRow(size, 520 + place * 25)),
  },
  baby: {
    name: { en: 'Babies', lt: 'Kūdikiams', ru: 'Малышам' },
    help: heightHelp,
    measures: ['height', 'chest'],
    rows: sizeSets.baby.map((size, place) => childRow(size, 400 + place * 18)),
  },
  'kids-shoes': {
    name: { en: 'Children’s shoes', lt: 'Vaikiška avalynė', ru: 'Детская обувь' },
    help: footHelp,
    measures: ['foot'],
    rows: graded(sizeSets['kids-shoes'], { foot: [163, 7] }, 1),
  },
  belts: {
    name: { en: 'Belts', lt: 'Diržai', ru: 'Ремни' },
    help: {
      en: 'Measure where the belt will sit, over the trousers. The size is the length from the buckle to the middle hole in centimetres.',
      lt: 'Matuokite ten, kur diržas bus segamas, ant kelnių. Dydis – ilgis nuo sagties iki vidurinės skylutės centimetrais.',
      ru: 'Измеряйте там, где будет ремень, поверх брюк. Размер: длина от пряжки до среднего отверстия в сантиметрах.',
    },
    measures: ['waist'],
    rows: graded(['75', '85', '95', '105', '115'], { waist: [700, 100] }),
  },
  rings: {
    name: { en: 'Rings', lt: 'Žiedai', ru: 'Кольца' },
    help: {
      en: 'Measure the inner diameter of a ring that fits the same finger.',
      lt: 'Išmatuokite tam pačiam pirštui tinkančio žiedo vidinį skersmenį.',
      ru: 'Измерьте внутренний диаметр кольца, которое подходит на тот же палец.',
    },
    measures: ['diameter'],
    rows: graded(sizeSets.rings, { diameter: [158, 10] }, 6),
  },
  hats: {
    name: { en: 'Hats', lt: 'Galvos apdangalai', ru: 'Головные уборы' },
    help: {
      en: 'Lay the tape around the head above the ears and the eyebrows.',
      lt: 'Juostele apjuoskite galvą virš ausų ir antakių.',
      ru: 'Обхватите голову лентой над ушами и бровями.',
    },
    measures: ['head'],
    rows: graded(sizeSets.hats, { head: [540, 20] }),
  },
  gloves: {
    name: { en: 'Gloves', lt: 'Pirštinės', ru: 'Перчатки' },
    help: {
      en: 'Measure around the palm of the hand that you write with, without the thumb.',
      lt: 'Apjuoskite rankos, kuria rašote, delną be nykščio.',
      ru: 'Обхватите ладонь ведущей руки без большого пальца.',
    },
    measures: ['palm'],
    rows: graded(['S', 'M', 'L', 'XL'], { palm: [175, 10] }, 1),
  },
} as const satisfies Record<string, SizeGuide>;
type SizeGuideKey = keyof typeof sizeGuides;

function childRow(size: string, chest: number): SizeGuideRow {
  const height = Number(size) * 10;
  return { size, ranges: { height: [height - 50, height], chest: [chest, chest + 20] } };
}

const guideOfSet: Readonly<Partial<Record<SizeSet, SizeGuideKey>>> = {
  women: 'women-clothing',
  men: 'men-clothing',
  'women-shoes': 'women-shoes',
  'men-shoes': 'men-shoes',
  kids: 'kids',
  baby: 'baby',
  'kids-shoes': 'kids-shoes',
  'women-belts': 'belts',
  'men-belts': 'belts',
  rings: 'rings',
  hats: 'hats',
};

/** The guide of a product's sizes; null where it has none. Sizes written out are those of their subcategory or audience. */
export function sizeGuideOf(
  audience: CatalogueAudience,
  subcategory: string,
  sizes: SizeSet | readonly string[],
): SizeGuideKey | null {
  if (typeof sizes === 'string') return guideOfSet[sizes] ?? null;
  if (sizes.length === 0) return null;
  if (subcategory === 'gloves') return 'gloves';
  if (audience === 'kids') return sizes.every((size) => Number(size) < 50) ? 'kids-shoes' : 'kids';
  return audience === 'men' ? 'men-clothing' : 'women-clothing';
}
