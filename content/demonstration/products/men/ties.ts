import type { ProductGroup } from '../../product.ts';

export const menTies: ProductGroup = {
  audience: 'men',
  subcategory: 'ties',
  brand: 'Gija',
  tags: ['men-accessories', 'formal', 'elegant'],
  sizes: 'one',
  made: { main: { silk: 100 } },
  care: 'dry-clean',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'mens-silk-twill-tie',
      en: [
        'Silk twill tie',
        'Eight centimetres wide, hand-rolled tip, a wool interlining that springs back overnight.',
      ],
      lt: [
        'Šilkinis kaklaraištis',
        'Aštuonių centimetrų pločio, rankomis apsiūtas galas, vilnonis įdėklas per naktį išsitiesia.',
      ],
      ru: [
        'Шёлковый галстук',
        'Ширина восемь сантиметров, кончик подшит вручную, шерстяная прокладка за ночь расправляется.',
      ],
      price: 4900,
      colors: ['navy', 'burgundy', 'green', 'black'],
    },
    {
      slug: 'mens-knitted-tie',
      en: ['Knitted silk tie', 'Tubular knit with a straight end, six centimetres. Takes a small knot and no iron.'],
      lt: [
        'Megztas šilkinis kaklaraištis',
        'Vamzdinis mezginys tiesiu galu, šešių centimetrų pločio. Rišamas mažu mazgu, lyginti nereikia.',
      ],
      ru: [
        'Вязаный шёлковый галстук',
        'Трубчатая вязка с прямым концом, шесть сантиметров. Вяжется небольшим узлом, утюг не нужен.',
      ],
      price: 4500,
      sale: [3300, '2026-11-04'],
      colors: ['navy', 'brown', 'grey'],
      maker: 'mezgykla',
      care: 'hand-wash',
    },
    {
      slug: 'mens-wool-tie',
      en: [
        'Wool tie',
        'Brushed wool for flannel and tweed; the back is the same cloth, so it may twist and still look right.',
      ],
      lt: [
        'Vilnonis kaklaraištis',
        'Pašiaušta vilna prie flanelės ir tvido; kita pusė iš to paties audinio, todėl persisukęs nieko nepraranda.',
      ],
      ru: [
        'Шерстяной галстук',
        'Ворсистая шерсть к фланели и твиду; изнанка из той же ткани, поэтому перекрутиться не страшно.',
      ],
      price: 3900,
      colors: ['grey', 'green', 'red'],
      made: { main: { wool: 100 } },
      isNew: true,
    },
  ],
};
