import type { ProductGroup } from '../../product.ts';

export const womenGloves: ProductGroup = {
  audience: 'women',
  subcategory: 'gloves',
  brand: 'Gija',
  tags: ['women-accessories', 'elegant'],
  sizes: ['S', 'M', 'L'],
  made: { main: { leather: 100 }, lining: { wool: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'lined-leather-gloves',
      en: [
        'Leather gloves with a wool lining',
        'Lamb nappa sewn with the seam outside, lined with knitted wool. S is for a palm of 18 cm around, M 19, L 20.',
      ],
      lt: [
        'Odinės pirštinės su vilnos pamušalu',
        'Ėriuko napa, siūlės išorėje, megztas vilnos pamušalas. S – 18 cm delno apimčiai, M – 19 cm, L – 20 cm.',
      ],
      ru: [
        'Кожаные перчатки на шерсти',
        'Наппа ягнёнка, наружный шов, вязаная шерстяная подкладка. S на обхват ладони 18 см, M на 19, L на 20.',
      ],
      price: 5900,
      colors: ['black', 'brown', 'burgundy'],
      measure: { length: 24 },
    },
    {
      slug: 'merino-gloves',
      en: [
        'Merino gloves for touch screens',
        'Fine-knit merino with conductive thread in thumb and forefinger, so the phone works. A long rib goes up under the sleeve.',
      ],
      lt: [
        'Merino vilnos pirštinės jutikliniam ekranui',
        'Smulkiai megzta merino vilna; nykštyje ir smiliuje – laidus siūlas, todėl telefonu galima naudotis nenusimovus. Ilgas rumbas lenda po rankove.',
      ],
      ru: [
        'Перчатки из мериноса для сенсорного экрана',
        'Тонкая вязка из мериноса; в большом и указательном пальцах проводящая нить, телефон работает. Длинная резинка уходит под рукав.',
      ],
      price: 2500,
      colors: ['grey', 'black', 'navy', 'red'],
      made: { main: { wool: 92, polyamide: 6, polyester: 2 } },
      care: 'wool-30',
      maker: 'mezgykla',
      supplier: 'siaurine',
      stock: 'plenty',
      tags: ['women-accessories', 'casual', 'comfortable'],
      measure: { length: 26 },
    },
    {
      slug: 'suede-mittens',
      en: [
        'Suede mittens',
        'Suede outside, lambskin with its wool inside, one thumb. Warmer than gloves, and a bus rail is still easy to hold.',
      ],
      lt: [
        'Zomšinės kumštinės pirštinės',
        'Išorėje zomša, viduje ėriuko vilna. Šilčiau nei pirštuotos, o už autobuso turėklo laikytis vis tiek patogu.',
      ],
      ru: [
        'Замшевые варежки',
        'Снаружи замша, внутри овчина. Теплее перчаток, а за поручень в автобусе держаться по-прежнему удобно.',
      ],
      price: 6900,
      colors: ['tan', 'grey'],
      made: { main: { suede: 100 }, lining: { wool: 100 } },
      care: 'suede',
      measure: { length: 25 },
    },
  ],
};
