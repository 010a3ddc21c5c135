import type { ProductGroup } from '../../product.ts';

export const womenPumps: ProductGroup = {
  audience: 'women',
  subcategory: 'pumps',
  brand: 'Gija',
  tags: ['women-shoes', 'women-heels-pumps', 'formal', 'elegant'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { leather: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'pointed-leather-pumps',
      en: [
        'Pointed leather pumps',
        'A 7 cm heel set under the middle of the heel bone, which is why they are easier to stand in than they look. Nappa leather, padded insole.',
      ],
      lt: [
        'Odiniai smailianosiai bateliai',
        '7 cm kulnas yra po pačiu kulnakaulio viduriu, todėl stovėti patogiau, nei atrodo. Napa, paminkštintas vidpadis.',
      ],
      ru: [
        'Кожаные лодочки с острым мысом',
        'Каблук 7 см стоит точно под пяткой, поэтому в них удобнее, чем кажется. Наппа, мягкая стелька.',
      ],
      price: 12900,
      colors: ['black', 'beige', 'red', 'white'],
      measure: { heel: 7 },
    },
    {
      slug: 'round-toe-block-pumps',
      en: [
        'Round-toe pumps with a block heel',
        'A wide 5 cm heel, a round toe and a top line that comes high on the foot. Shoes for a day of meetings and trolleybuses between them.',
      ],
      lt: [
        'Bateliai apvaliu priekiu ir plačiu kulnu',
        'Platus 5 cm kulnas, apvalus priekis, aukštai ant pėdos užeinantis kraštas. Dienai, kai susitikimų daug, o tarp jų – troleibusas.',
      ],
      ru: [
        'Лодочки с круглым мысом на широком каблуке',
        'Широкий каблук 5 см, круглый мыс и высокий край, который держит стопу. Для дня из встреч и троллейбуса между ними.',
      ],
      price: 10900,
      colors: ['navy', 'black', 'brown'],
      tags: ['women-shoes', 'women-heels-pumps', 'formal', 'comfortable'],
      measure: { heel: 5 },
    },
    {
      slug: 'patent-low-pumps',
      en: [
        'Low patent pumps',
        'A 3 cm heel and patent leather that only needs a cloth. The toe is almond-shaped, between round and pointed.',
      ],
      lt: [
        'Lakuoti bateliai žemu kulnu',
        '3 cm kulniukas ir lakuota oda, kuriai užtenka šluostės. Priekis migdolo formos – tarp apvalaus ir smailaus.',
      ],
      ru: [
        'Лаковые туфли на низком каблуке',
        'Каблук 3 см и лаковая кожа, которой хватает салфетки. Мыс миндалевидный: между круглым и острым.',
      ],
      price: 8900,
      sale: [5900, '2026-10-05'],
      colors: ['black', 'burgundy', 'blue'],
      made: { upper: { leather: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      brand: 'Mango',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'ES',
      measure: { heel: 3 },
    },
  ],
};
