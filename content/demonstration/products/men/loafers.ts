import type { ProductGroup } from '../../product.ts';

export const menLoafers: ProductGroup = {
  audience: 'men',
  subcategory: 'loafers',
  brand: 'Gija',
  tags: ['men-shoes', 'elegant', 'comfortable'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { leather: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-penny-loafers',
      en: [
        'Penny loafers',
        'Hand-sewn apron, a strap with the classic cut and a low heel. Half a size smaller than usual sits best.',
      ],
      lt: [
        'Mokasinai su juostele',
        'Rankomis prisiūta viršutinė dalis, juostelė su klasikine išpjova, žemas kulnas. Geriausiai tinka puse dydžio mažesni nei įprastai.',
      ],
      ru: [
        'Пенни-лоферы',
        'Ручной шов на мыске, перемычка с классическим вырезом, низкий каблук. Лучше сидят на полразмера меньше обычного.',
      ],
      price: 14900,
      colors: ['brown', 'black', 'burgundy'],
    },
    {
      slug: 'mens-suede-driving-loafers',
      en: [
        'Suede driving loafers',
        'Unlined suede with rubber pebbles on sole and heel. They fold flat for a suitcase.',
      ],
      lt: [
        'Zomšiniai vairuotojo mokasinai',
        'Zomša be pamušalo, ant pado ir kulno – gumos spygliukai. Kelionei susilenkia plokščiai.',
      ],
      ru: [
        'Замшевые мокасины',
        'Замша без подкладки, резиновые шипы на подошве и пятке. В чемодане складываются плоско.',
      ],
      price: 9900,
      sale: [6900, '2026-09-17'],
      colors: ['navy', 'tan', 'grey'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      stock: 'low',
    },
    {
      slug: 'mens-tassel-loafers',
      en: [
        'Tassel loafers',
        'Polished calf, two tassels and a leather sole with rubber at the heel. For suits without ceremony.',
      ],
      lt: [
        'Mokasinai su kutais',
        'Poliruota veršiuko oda, du kutai, odinis padas su gumine pakulne. Kostiumui be iškilmių.',
      ],
      ru: [
        'Лоферы с кисточками',
        'Полированная телячья кожа, две кисточки, кожаная подошва с резиновой набойкой. К костюму без церемоний.',
      ],
      price: 16500,
      colors: ['black', 'brown'],
      isNew: true,
    },
  ],
};
