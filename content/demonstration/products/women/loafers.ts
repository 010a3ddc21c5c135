import type { ProductGroup } from '../../product.ts';

export const womenLoafers: ProductGroup = {
  audience: 'women',
  subcategory: 'loafers',
  brand: 'Gija',
  tags: ['women-shoes', 'women-flats', 'elegant'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { leather: 60, rubber: 40 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'penny-loafers',
      en: [
        'Penny loafers',
        'The classic pattern in box calf, with a hand-sewn apron and a rubber insert in the leather sole. Firm for a week, then yours.',
      ],
      lt: [
        'Klasikiniai mokasinai',
        'Klasikinis modelis iš lygios veršiuko odos: rankomis siūta viršutinė siūlė, odiniame pade guminis intarpas. Pirmą savaitę standūs, paskui prisitaiko prie pėdos.',
      ],
      ru: [
        'Классические лоферы',
        'Классическая модель из гладкой телячьей кожи: мокасинный шов вручную, резиновая вставка в кожаной подошве. Неделю жёсткие, потом садятся по ноге.',
      ],
      price: 14900,
      colors: ['black', 'burgundy', 'brown'],
      measure: { heel: 2 },
    },
    {
      slug: 'chunky-loafers',
      en: [
        'Loafers with a thick sole',
        'A rubber sole of four centimetres under a plain upper. Worn with white socks and a pleated skirt, or with bare ankles until October.',
      ],
      lt: [
        'Mokasinai storu padu',
        'Keturių centimetrų guminis padas ir paprastas viršus. Avimi su baltomis kojinėmis ir klostuotu sijonu arba basomis kulkšnimis iki spalio.',
      ],
      ru: [
        'Лоферы на толстой подошве',
        'Резиновая подошва четыре сантиметра и простой верх. С белыми носками и плиссированной юбкой или на босу ногу до октября.',
      ],
      price: 11900,
      sale: [8900, '2026-10-15'],
      colors: ['black', 'white'],
      made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      brand: 'H&M',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'PT',
      tags: ['women-shoes', 'women-flats', 'stylish'],
      measure: { heel: 4 },
    },
    {
      slug: 'soft-suede-loafers',
      en: [
        'Soft suede loafers',
        'Unlined suede on a flexible sole with studs of rubber. They fold flat in a suitcase and weigh 210 grams each.',
      ],
      lt: [
        'Minkšti zomšiniai mokasinai',
        'Zomša be pamušalo ir lankstus padas su guminiais spygliukais. Lagamine susiploja, vienas sveria 210 gramų.',
      ],
      ru: [
        'Мягкие замшевые лоферы',
        'Замша без подкладки и гибкая подошва с резиновыми шипами. В чемодане складываются плоско, один весит 210 граммов.',
      ],
      price: 9900,
      colors: ['beige', 'blue', 'grey', 'pink'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      tags: ['women-shoes', 'women-flats', 'comfortable'],
      measure: { heel: 1 },
    },
  ],
};
