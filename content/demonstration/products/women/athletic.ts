import type { ProductGroup } from '../../product.ts';

export const womenAthletic: ProductGroup = {
  audience: 'women',
  subcategory: 'athletic',
  brand: 'Nike',
  tags: ['women-shoes', 'women-sneakers', 'sporty', 'comfortable'],
  sizes: 'women-shoes',
  made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { synthetic: 100 } },
  care: 'wipe',
  maker: 'tarptautinis',
  supplier: 'zenklai',
  fit: 'small',
  products: [
    {
      slug: 'road-running-shoes',
      en: [
        'Road running shoes',
        'A neutral shoe for asphalt: 8 mm drop, 235 g in size 38, a knitted upper without seams over the toes. Leave a thumb’s width in front.',
      ],
      lt: [
        'Bėgimo bateliai asfaltui',
        'Neutralūs bėgimo bateliai: 8 mm nuolydis, 38 dydžio batelis sveria 235 g, megztas viršus be siūlių ties pirštais. Priekyje palikite nykščio pločio tarpą.',
      ],
      ru: [
        'Кроссовки для бега по асфальту',
        'Нейтральные беговые кроссовки: перепад 8 мм, 235 г в размере 38, вязаный верх без швов над пальцами. Оставьте спереди запас в ширину большого пальца.',
      ],
      price: 11900,
      colors: ['blue', 'black', 'pink'],
      origin: 'VN',
      measure: { heel: 3 },
    },
    {
      slug: 'trail-running-shoes',
      en: [
        'Trail running shoes',
        'Lugs of 4 mm for wet forest paths, a hard toe cap and a tongue that keeps pine needles out. Drains when you run through a puddle.',
      ],
      lt: [
        'Bėgimo bateliai takams',
        '4 mm protektorius šlapiems miško takams, kieta nosis ir liežuvėlis, saugantis nuo spyglių. Perbridus balą vanduo ištekės.',
      ],
      ru: [
        'Кроссовки для трейла',
        'Протектор 4 мм для мокрых лесных троп, жёсткий мысок и язычок, который не пропускает хвою. После лужи вода вытекает.',
      ],
      price: 12900,
      sale: [9900, '2026-11-05'],
      colors: ['green', 'grey'],
      brand: 'Adidas',
      origin: 'VN',
      measure: { heel: 3 },
    },
    {
      slug: 'studio-training-shoes',
      en: [
        'Gym training shoes',
        'Flat and stable for weights, with a side wall that holds in a lateral step. The rubber runs up at the arch for rope climbs.',
      ],
      lt: [
        'Treniruočių bateliai salei',
        'Plokšti ir stabilūs pratimams su svoriais, šonas prilaiko pėdą žengiant į šalį. Ties skliautu guma pakilusi – lipti virve.',
      ],
      ru: [
        'Кроссовки для зала',
        'Плоские и устойчивые для упражнений с весом, бок удерживает стопу при шаге в сторону. У свода резина поднята для лазания по канату.',
      ],
      price: 8900,
      colors: ['white', 'black', 'red'],
      brand: 'Marių vėjas',
      maker: 'hanoi',
      supplier: 'avalyne',
      fit: 'true',
      measure: { heel: 2 },
    },
  ],
};
