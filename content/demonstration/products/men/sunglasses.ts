import type { ProductGroup } from '../../product.ts';

export const menSunglasses: ProductGroup = {
  audience: 'men',
  subcategory: 'sunglasses',
  brand: 'Gija',
  tags: ['men-accessories', 'stylish'],
  sizes: 'one',
  made: { main: { plastic: 100 } },
  care: 'lenses',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'mens-square-acetate-sunglasses',
      en: [
        'Square acetate sunglasses',
        'Four-millimetre acetate, five-barrel hinges, category 3 lenses. Fits faces of 138 to 145 millimetres.',
      ],
      lt: [
        'Stačiakampiai akiniai nuo saulės',
        'Keturių milimetrų acetatas, tvirti vyriai, 3 kategorijos lęšiai. Tinka 138–145 mm pločio veidui.',
      ],
      ru: [
        'Квадратные солнцезащитные очки',
        'Ацетат четыре миллиметра, усиленные петли, линзы категории 3. Для лица шириной 138–145 мм.',
      ],
      price: 8900,
      colors: ['black', 'brown'],
      made: { frame: { plastic: 100 }, lens: { polycarbonate: 100 } },
    },
    {
      slug: 'mens-metal-pilot-sunglasses',
      en: [
        'Metal pilot sunglasses',
        'Thin steel with adjustable nose pads and graduated lenses. 24 grams with the lenses in.',
      ],
      lt: [
        'Metaliniai akiniai nuo saulės',
        'Plonas plienas, reguliuojamos nosies pagalvėlės, palaipsniui šviesėjantys lęšiai. Sveria 24 g.',
      ],
      ru: [
        'Металлические очки-авиаторы',
        'Тонкая сталь, регулируемые носоупоры, градиентные линзы. Вес с линзами 24 г.',
      ],
      price: 9900,
      sale: [6900, '2026-09-14'],
      colors: ['grey', 'black'],
      made: { frame: { steel: 100 }, lens: { polycarbonate: 100 } },
      stock: 'low',
    },
    {
      slug: 'mens-round-sunglasses',
      en: ['Round sunglasses', 'A keyhole bridge and small round lenses, polarised against wet roads.'],
      lt: [
        'Apvalūs akiniai nuo saulės',
        'Rakto skylutės formos tiltelis, nedideli apvalūs poliarizuoti lęšiai – šlapiam keliui.',
      ],
      ru: [
        'Круглые солнцезащитные очки',
        'Перемычка в форме замочной скважины, небольшие круглые линзы с поляризацией для мокрой дороги.',
      ],
      price: 9500,
      colors: ['brown', 'green', 'black'],
      made: { frame: { plastic: 100 }, lens: { polycarbonate: 100 } },
    },
  ],
};
