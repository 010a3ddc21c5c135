import type { ProductGroup } from '../../product.ts';

export const womenSunglasses: ProductGroup = {
  audience: 'women',
  subcategory: 'sunglasses',
  brand: 'Kopa',
  tags: ['women-accessories', 'stylish'],
  sizes: 'one',
  made: { frame: { plastic: 100 }, lens: { polycarbonate: 100 } },
  care: 'lenses',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'round-acetate-sunglasses',
      en: [
        'Round acetate sunglasses',
        'A thick round frame with five-barrel hinges. Lenses of filter category 3 with full UV protection. For narrow and medium faces.',
      ],
      lt: [
        'Apvalūs akiniai nuo saulės',
        'Storas apvalus rėmelis, tvirti penkių narelių vyriai. 3 kategorijos lęšiai su UV apsauga. Siauram ir vidutiniam veidui.',
      ],
      ru: [
        'Круглые солнцезащитные очки',
        'Толстая круглая оправа, прочные пятишарнирные петли. Линзы категории 3 с защитой от УФ. Для узкого и среднего лица.',
      ],
      price: 5900,
      colors: ['black', 'brown'],
      measure: { width: 14 },
    },
    {
      slug: 'cat-eye-sunglasses',
      en: [
        'Cat-eye sunglasses',
        'Corners that turn up a few millimetres, no more. Filter category 3, gradient lenses, dark above and light below.',
      ],
      lt: [
        'Katės akių formos akiniai nuo saulės',
        'Kampučiai pakilę keliais milimetrais, ne daugiau. 3 kategorijos lęšiai: viršuje tamsesni, apačioje šviesesni.',
      ],
      ru: [
        'Солнцезащитные очки «кошачий глаз»',
        'Уголки приподняты на несколько миллиметров, не больше. Линзы категории 3 с градиентом: сверху темнее, снизу светлее.',
      ],
      price: 4900,
      sale: [1500, '2026-09-01'],
      colors: ['burgundy', 'black', 'white'],
      measure: { width: 14 },
    },
    {
      slug: 'metal-aviator-sunglasses',
      en: [
        'Metal aviator sunglasses',
        'A thin steel frame with silicone nose pads and polarised lenses of category 3. Weigh 24 grams.',
      ],
      lt: [
        'Metaliniai aviatoriaus formos akiniai nuo saulės',
        'Plonas plieninis rėmelis, silikoninės nosies pagalvėlės, poliarizuoti 3 kategorijos lęšiai. Sveria 24 gramus.',
      ],
      ru: [
        'Металлические очки-авиаторы',
        'Тонкая стальная оправа, силиконовые носоупоры, поляризованные линзы категории 3. Весят 24 грамма.',
      ],
      price: 6900,
      colors: ['grey', 'green'],
      made: { frame: { steel: 100 }, lens: { polycarbonate: 100 } },
      isNew: true,
      measure: { width: 14 },
    },
  ],
};
