import type { ProductGroup } from '../../product.ts';

export const menCasualShoes: ProductGroup = {
  audience: 'men',
  subcategory: 'casual',
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
      slug: 'mens-desert-shoes',
      en: [
        'Desert shoes',
        'Two pairs of eyelets, soft suede and a crepe sole. Unlined, so they bend from the first step.',
      ],
      lt: [
        'Zomšiniai batai natūralaus kaučiuko padu',
        'Dvi poros kilpelių, minkšta zomša ir natūralaus kaučiuko padas. Be pamušalo, todėl lankstūs nuo pirmo žingsnio.',
      ],
      ru: [
        'Замшевые дезерты',
        'Две пары люверсов, мягкая замша и подошва из натурального каучука. Без подкладки, гнутся с первого шага.',
      ],
      price: 12900,
      colors: ['tan', 'navy', 'grey'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      brand: 'Clarks',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      featured: true,
    },
    {
      slug: 'mens-boat-shoes',
      en: [
        'Boat shoes',
        'Oiled leather with a lace that runs round the heel, and a white sole that does not mark the deck.',
      ],
      lt: [
        'Odiniai buriuotojų batai',
        'Alyvuota oda, aplink kulną einantis raištelis ir baltas padas, nepaliekantis žymių ant denio.',
      ],
      ru: ['Топсайдеры', 'Масляная кожа, шнурок вокруг пятки и белая подошва, которая не пачкает палубу.'],
      price: 9900,
      sale: [6900, '2026-09-01'],
      colors: ['brown', 'navy'],
    },
    {
      slug: 'mens-wool-slip-ons',
      en: [
        'Felted wool slip-ons',
        'Felt from Lithuanian sheep wool on a rubber sole, for home and for the shop on the corner.',
      ],
      lt: [
        'Veltos vilnos bateliai',
        'Lietuviškos avių vilnos veltinis ir guminis padas – namams ir iki parduotuvės už kampo.',
      ],
      ru: [
        'Войлочные слипоны',
        'Войлок из литовской овечьей шерсти на резиновой подошве: для дома и до магазина за углом.',
      ],
      price: 6500,
      colors: ['grey', 'navy', 'green'],
      made: { upper: { wool: 100 }, insole: { wool: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      maker: 'mezgykla',
      supplier: 'siaurine',
      isNew: true,
    },
  ],
};
