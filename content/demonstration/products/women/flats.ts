import type { ProductGroup } from '../../product.ts';

export const womenFlats: ProductGroup = {
  audience: 'women',
  subcategory: 'flats',
  brand: 'Gija',
  tags: ['women-shoes', 'women-flats', 'comfortable'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'leather-ballet-flats',
      en: [
        'Leather ballet flats',
        'Goat leather as soft as a glove, a round toe and a sole that bends in half. The cord at the edge is real: pull it, tie it, cut the ends.',
      ],
      lt: [
        'Odinės balerinos',
        'Minkšta kaip pirštinė ožkos oda, apvalus priekis, pusiau susilenkiantis padas. Virvelė krašte tikra: patrauksite, užrišite ir galiukus nukirpsite.',
      ],
      ru: [
        'Кожаные балетки',
        'Козья кожа, мягкая как перчатка, круглый мыс, подошва сгибается пополам. Шнурок по краю настоящий: затянуть, завязать, концы отрезать.',
      ],
      price: 8900,
      colors: ['black', 'beige', 'red', 'pink'],
      stock: 'plenty',
      measure: { heel: 1 },
    },
    {
      slug: 'mary-jane-flats',
      en: [
        'Flat Mary Janes',
        'One strap, one buckle, a slightly square toe. The leather is patent but thin, so it does not crack where the foot bends.',
      ],
      lt: [
        'Bateliai su dirželiu',
        'Vienas dirželis, viena sagtelė, kiek kampuotas priekis. Oda lakuota, bet plona, todėl ties pėdos linkiu neskilinėja.',
      ],
      ru: [
        'Туфли «мэри джейн» без каблука',
        'Один ремешок, одна пряжка, слегка квадратный мыс. Кожа лаковая, но тонкая: на сгибе не трескается.',
      ],
      price: 9500,
      colors: ['black', 'burgundy', 'white'],
      isNew: true,
      tags: ['women-shoes', 'women-flats', 'stylish'],
      measure: { heel: 2 },
    },
    {
      slug: 'pointed-suede-flats',
      en: [
        'Pointed suede flats',
        'A low-cut flat with a point that is not sharp enough to pinch. Fits in a bag next to a pair of heels for the way home.',
      ],
      lt: [
        'Zomšiniai bateliai smailiu priekiu',
        'Gilios iškirptės bateliai; priekis smailus, bet pirštų nespaudžia. Telpa rankinėje šalia aukštakulnių – grįžti namo.',
      ],
      ru: [
        'Замшевые туфли с острым мысом',
        'Открытые туфли на плоской подошве; мыс острый, но пальцы не сжимает. Помещаются в сумку рядом с туфлями на каблуке: на обратную дорогу.',
      ],
      price: 7500,
      colors: ['brown', 'blue', 'grey'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      brand: 'Mango',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'ES',
      measure: { heel: 1 },
    },
  ],
};
