import type { ProductGroup } from '../../product.ts';

export const menBoots: ProductGroup = {
  audience: 'men',
  subcategory: 'boots',
  brand: 'Gija',
  tags: ['men-shoes', 'casual', 'stylish'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-chelsea-boots',
      en: [
        'Chelsea boots',
        'Waxed suede with elastic at both sides and a pull loop at the back. Lightly cleated rubber sole for wet leaves.',
      ],
      lt: [
        '„Chelsea“ tipo aulinukai',
        'Vaškuota zomša, gumos abiejuose šonuose, kilpa kulne. Smulkiai rantytas guminis padas šlapiems lapams.',
      ],
      ru: [
        'Ботинки челси',
        'Вощёная замша, резинки с обеих сторон, петля на заднике. Резиновая подошва с мелким рельефом для мокрой листвы.',
      ],
      price: 15900,
      colors: ['brown', 'black', 'tan'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      featured: true,
    },
    {
      slug: 'mens-lace-up-work-boots',
      en: [
        'Lace-up work boots',
        'Oiled nubuck, six eyelets and hooks above, a padded collar. Insulated to minus ten; the tongue is sewn to the sides against snow.',
      ],
      lt: [
        'Suvarstomi aulinukai',
        'Alyvuotas nubukas, šešios kilpelės ir kabliukai, paminkštintas aulas. Pašiltinti iki −10 °C; liežuvėlis prisiūtas iš šonų, kad nepatektų sniego.',
      ],
      ru: [
        'Рабочие ботинки на шнуровке',
        'Масляный нубук, шесть люверсов и крючки, мягкий кант. Утеплены до −10 °C; язычок вшит по бокам от снега.',
      ],
      price: 18900,
      colors: ['tan', 'black', 'brown'],
      brand: 'Timberland',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      care: 'suede',
      stock: 'plenty',
    },
    {
      slug: 'mens-eight-eye-boots',
      en: [
        'Eight-eyelet leather boots',
        'Smooth leather that needs two weeks of short walks and then lasts for years. Heat-sealed sole with air channels.',
      ],
      lt: [
        'Odiniai aulinukai su aštuoniomis kilpelėmis',
        'Lygi oda dvi savaites prašosi trumpų pasivaikščiojimų, o paskui tarnauja metų metus. Karščiu sulydytas padas su oro kanalais.',
      ],
      ru: [
        'Кожаные ботинки на восемь люверсов',
        'Гладкая кожа две недели просит коротких прогулок, а потом служит годами. Термосварная подошва с воздушными каналами.',
      ],
      price: 17900,
      sale: [14300, '2026-11-13'],
      colors: ['black', 'burgundy'],
      brand: 'Dr. Martens',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      isNew: true,
    },
  ],
};
