import type { ProductGroup } from '../../product.ts';

export const menCufflinks: ProductGroup = {
  audience: 'men',
  subcategory: 'cufflinks',
  brand: 'Gija',
  tags: ['men-accessories', 'formal', 'elegant'],
  sizes: 'one',
  made: { main: { silver: 100 } },
  care: 'jewellery',
  maker: 'siulas',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'mens-silver-bar-cufflinks',
      en: [
        'Silver bar cufflinks',
        'A plain bar of 925 silver with a turning back, 4 grams each. Polished, without a pattern.',
      ],
      lt: [
        'Sidabrinės sąsagos',
        'Lygi 925 prabos sidabro lazdelė su pasukama nugarėle, po 4 gramus. Poliruotos, be raštų.',
      ],
      ru: [
        'Серебряные запонки-планки',
        'Гладкая планка из серебра 925 пробы с поворотным замком, по 4 грамма. Полированные, без узора.',
      ],
      price: 6900,
      colors: ['grey'],
    },
    {
      slug: 'mens-amber-cufflinks',
      en: [
        'Amber cufflinks',
        'A drop of Baltic amber set in silver. No two are the same colour; the pair is matched by hand.',
      ],
      lt: [
        'Gintarinės sąsagos',
        'Baltijos gintaro lašas sidabro apsode. Dviejų vienodų nebūna, pora parenkama rankomis.',
      ],
      ru: [
        'Янтарные запонки',
        'Капля балтийского янтаря в серебре. Двух одинаковых не бывает, пару подбирают вручную.',
      ],
      price: 8900,
      colors: ['brown', 'red'],
      made: { main: { silver: 70, amber: 30 } },
    },
    {
      slug: 'mens-knot-cufflinks',
      en: [
        'Silk knot cufflinks',
        'Two knots of elastic silk cord, for those who lose metal ones. Three pairs in a box, the same colour.',
      ],
      lt: [
        'Šilkinės mazgelių sąsagos',
        'Du elastingo šilko virvelės mazgeliai – tiems, kurie metalines pameta. Dėžutėje trys tos pačios spalvos poros.',
      ],
      ru: [
        'Запонки-узелки из шёлка',
        'Два узелка из эластичного шёлкового шнура для тех, кто теряет металлические. В коробке три пары одного цвета.',
      ],
      price: 1900,
      sale: [1400, '2026-10-15'],
      colors: ['navy', 'burgundy', 'black'],
      made: { main: { silk: 90, elastane: 10 } },
      care: 'hand-wash',
    },
  ],
};
