import type { ProductGroup } from '../../product.ts';

export const menSandals: ProductGroup = {
  audience: 'men',
  subcategory: 'sandals',
  brand: 'Gija',
  tags: ['men-shoes', 'casual', 'comfortable'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-two-strap-sandals',
      en: [
        'Two-strap sandals',
        'Oiled leather, two buckles and a cork footbed that takes the shape of your foot in a fortnight.',
      ],
      lt: [
        'Basutės su dviem dirželiais',
        'Alyvuota oda, dvi sagtys ir kamštinis vidpadis, per dvi savaites prisitaikantis prie pėdos.',
      ],
      ru: [
        'Сандалии с двумя ремешками',
        'Масляная кожа, две пряжки и пробковая стелька, которая за две недели принимает форму стопы.',
      ],
      price: 7900,
      sale: [5500, '2026-08-31'],
      colors: ['brown', 'black', 'tan'],
      stock: 'low',
    },
    {
      slug: 'mens-walking-sandals',
      en: [
        'Walking sandals',
        'Three adjustable straps in webbing and a cleated sole. They dry on the foot after a ford.',
      ],
      lt: [
        'Žygio basutės',
        'Trys reguliuojami juostiniai dirželiai ir grublėtas padas. Perbridus upelį išdžiūsta ant kojos.',
      ],
      ru: ['Походные сандалии', 'Три регулируемых ремня из стропы и рельефная подошва. После брода сохнут на ноге.'],
      price: 6900,
      colors: ['black', 'grey', 'green'],
      made: { upper: { textile: 100 }, insole: { synthetic: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      maker: 'hanoi',
      brand: 'Marių vėjas',
    },
    {
      slug: 'mens-leather-slides',
      en: [
        'Leather slides',
        'One wide band of calf over a moulded footbed. For the sauna, the balcony and the way to the lake.',
      ],
      lt: [
        'Odinės šlepetės',
        'Viena plati veršiuko odos juosta ir anatominis vidpadis. Pirčiai, balkonui ir keliui prie ežero.',
      ],
      ru: [
        'Кожаные шлёпанцы',
        'Одна широкая полоса телячьей кожи и анатомическая стелька. Для бани, балкона и дороги к озеру.',
      ],
      price: 5900,
      colors: ['tan', 'black'],
      isNew: true,
    },
  ],
};
