import type { ProductGroup } from '../../product.ts';

export const menAthletic: ProductGroup = {
  audience: 'men',
  subcategory: 'athletic',
  brand: 'Gija',
  tags: ['men-shoes', 'sporty', 'comfortable'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-road-running-shoes',
      en: [
        'Road running shoes',
        'Foam of 32 millimetres at the heel and 24 at the toe, a knitted upper and a wide forefoot. 268 grams in size 43.',
      ],
      lt: [
        'Bėgimo bateliai plentui',
        'Putos storis ties kulnu 32 mm, ties pirštais 24 mm; megztas viršus, plati priekinė dalis. 43 dydžio batelis sveria 268 g.',
      ],
      ru: [
        'Беговые кроссовки для асфальта',
        'Пена 32 мм под пяткой и 24 мм под носком, вязаный верх, широкая носочная часть. 268 г в размере 43.',
      ],
      price: 11900,
      colors: ['black', 'white', 'navy'],
      made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      brand: 'Nike',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'VN',
      stock: 'plenty',
    },
    {
      slug: 'mens-trail-running-shoes',
      en: [
        'Trail running shoes',
        'Five-millimetre lugs for forest paths and a plate against roots. The mesh is coated up to the ankle, so puddles stay out.',
      ],
      lt: [
        'Bėgimo bateliai takams',
        'Penkių milimetrų grublėtas padas miško takams ir plokštelė nuo šaknų. Tinklelis iki kulkšnies padengtas, kad nepatektų balų vandens.',
      ],
      ru: [
        'Кроссовки для трейла',
        'Пятимиллиметровый протектор для лесных троп и пластина от корней. Сетка до щиколотки с покрытием: лужи не страшны.',
      ],
      price: 13900,
      sale: [10900, '2026-11-10'],
      colors: ['green', 'grey', 'black'],
      made: { upper: { textile: 80, synthetic: 20 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      maker: 'hanoi',
      brand: 'Marių vėjas',
    },
    {
      slug: 'mens-indoor-court-shoes',
      en: [
        'Indoor court shoes',
        'A gum sole that grips parquet and leaves no marks, with a low heel for side steps. Good for volleyball and squash.',
      ],
      lt: [
        'Sportbačiai salei',
        'Natūralios gumos padas kimba prie parketo ir nepalieka žymių, žemas kulnas judesiams į šonus. Tinka tinkliniui ir skvošui.',
      ],
      ru: [
        'Кроссовки для зала',
        'Каучуковая подошва держит паркет и не оставляет следов, низкая пятка для боковых шагов. Для волейбола и сквоша.',
      ],
      price: 8900,
      colors: ['white', 'navy'],
      made: { upper: { textile: 60, synthetic: 40 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      brand: 'Adidas',
      maker: 'tarptautinis',
      supplier: 'zenklai',
    },
  ],
};
