import type { colors } from './colors.ts';

export type Color = keyof typeof colors;

export interface Kind {
  /** Renders of the first set in known cloth colours, the best lit first: one is told by hue, several by difference. */
  readonly renders: Readonly<Record<string, string>>;
  /** Renders that are shown as they are. */
  readonly originals: Readonly<Partial<Record<Color, string>>>;
  /** Pixels over which gloss is smoothed inside the cloth; 0 where the renders differ enough. */
  readonly steady: number;
  /** The renders are all dark, so the outline is drawn anew for light colours. */
  readonly dark?: true;
  /** Share of the wash (broadly paler thighs and knees) that is taken out: only blue denim is washed so much. */
  readonly unwashed?: number;
}

const black = '#26262a';
const lightBlue = '#a9bfd8';

/** Which renders each kind has, with the cloth colour that they were made with. */
export const kinds: Readonly<Record<string, Kind>> = {
  tee: { renders: { 'tee-white': '#f1efea', 'tee-black': black }, originals: { black: 'tee-black' }, steady: 0 },
  shirt: {
    renders: { 'shirt-white': '#f1efea', 'shirt-blue': lightBlue },
    originals: { blue: 'shirt-blue' },
    steady: 3,
  },
  'shirt-back': {
    renders: { 'shirt-white-back': '#f1efea', 'shirt-blue-back': lightBlue },
    originals: { blue: 'shirt-blue-back' },
    steady: 3,
  },
  'shirt-detail': { renders: { 'shirt-blue-detail': lightBlue }, originals: { blue: 'shirt-blue-detail' }, steady: 4 },
  camisole: {
    renders: { 'camisole-ecru': '#e9dfcf', 'camisole-sage': '#9aa68c' },
    originals: { ecru: 'camisole-ecru', black: 'camisole-black', sage: 'camisole-sage' },
    steady: 2,
  },
  sweater: {
    renders: { 'sweater-ecru': '#e6dcc6', 'sweater-navy': '#232f4b' },
    originals: { ecru: 'sweater-ecru', navy: 'sweater-navy' },
    steady: 0,
  },
  hoodie: {
    renders: { 'hoodie-grey-melange': '#b9babc', 'hoodie-navy': '#232f4b' },
    originals: { grey: 'hoodie-grey-melange', navy: 'hoodie-navy', sage: 'hoodie-sage' },
    steady: 0,
  },
  blazer: { renders: { 'blazer-navy': '#232f4b' }, originals: { navy: 'blazer-navy' }, steady: 3, dark: true },
  coat: { renders: { 'coat-camel': '#b88a56' }, originals: { camel: 'coat-camel' }, steady: 3 },
  'coat-back': { renders: { 'coat-camel-back': '#b88a56' }, originals: { camel: 'coat-camel-back' }, steady: 3 },
  bomber: {
    renders: { 'bomber-sage': '#6b7358', 'bomber-black': black },
    originals: { black: 'bomber-black', sage: 'bomber-sage' },
    steady: 2,
  },
  puffer: {
    renders: { 'puffer-sage': '#9aa68c', 'puffer-burgundy': '#5e1f2c' },
    originals: { black: 'puffer-black', burgundy: 'puffer-burgundy', sage: 'puffer-sage' },
    steady: 0,
  },
  dress: { renders: { 'dress-burgundy': '#5e1f2c' }, originals: { burgundy: 'dress-burgundy' }, steady: 3, dark: true },
  'slip-dress': { renders: { 'slip-dress-sage': '#9aa68c' }, originals: { sage: 'slip-dress-sage' }, steady: 3 },
  skirt: { renders: { 'skirt-green': '#44634a' }, originals: { green: 'skirt-green' }, steady: 3, dark: true },
  jeans: {
    renders: { 'jeans-blue': '#3a4f78', 'jeans-black': black },
    originals: { blue: 'jeans-blue', black: 'jeans-black' },
    steady: 0,
    unwashed: 0.8,
  },
  trousers: {
    renders: { 'trousers-ecru': '#e3d8c4', 'trousers-navy': '#232f4b' },
    originals: { ecru: 'trousers-ecru', grey: 'trousers-grey-melange', navy: 'trousers-navy' },
    steady: 0,
  },
  leggings: {
    renders: { 'leggings-burgundy': '#5e1f2c', 'leggings-black': black },
    originals: { black: 'leggings-black', burgundy: 'leggings-burgundy' },
    steady: 3,
    dark: true,
  },
  swimsuit: {
    renders: { 'swimsuit-navy': '#232f4b', 'swimsuit-black': black },
    originals: { navy: 'swimsuit-navy', black: 'swimsuit-black' },
    steady: 3,
    dark: true,
  },
  boxer: {
    renders: { 'boxer-blue': lightBlue, 'boxer-navy': '#232f4b' },
    originals: { blue: 'boxer-blue', grey: 'boxer-grey-melange', navy: 'boxer-navy' },
    steady: 0,
  },
  'kid-tee': { renders: { 'kid-tee-yellow': '#e3b944' }, originals: { yellow: 'kid-tee-yellow' }, steady: 3 },
  sneaker: {
    renders: { 'sneaker-green': '#44634a' },
    originals: { green: 'sneaker-green', white: 'sneaker-white' },
    steady: 3,
  },
  bag: {
    renders: { 'bag-tan': '#a8744a', 'bag-black': black },
    originals: { black: 'bag-black', tan: 'bag-tan' },
    steady: 0,
  },
};
