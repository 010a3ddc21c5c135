import type { ProductGroup } from '../../product.ts';

export const womenSwimwear: ProductGroup = {
  audience: 'women',
  subcategory: 'swimwear',
  brand: 'Gija',
  tags: ['sporty', 'comfortable'],
  sizes: 'women',
  made: { main: { polyamide: 80, elastane: 20 }, lining: { polyester: 100 } },
  care: 'swim',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'fitted',
  products: [
    {
      slug: 'scoop-back-swimsuit',
      en: [
        'Scoop-back swimsuit',
        'A plain one-piece with a low round back and legs cut at normal height. Lined in front, with removable soft cups. The fabric is made for pools and loses its stretch to chlorine more slowly.',
      ],
      lt: [
        'Maudymosi kostiumėlis atvira nugara',
        'Paprastas vientisas kostiumėlis su gilia apvalia iškirpte nugaroje. Priekis su pamušalu ir išimamais minkštais kaušeliais. Audinys skirtas baseinui: nuo chloro lėčiau praranda tamprumą.',
      ],
      ru: [
        'Купальник с открытой спиной',
        'Простой слитный купальник с глубоким круглым вырезом на спине. Перед на подкладке, мягкие чашки вынимаются. Ткань рассчитана на бассейн и медленнее теряет упругость от хлора.',
      ],
      price: 5500,
      colors: ['navy', 'black', 'red', 'green'],
      measure: { chest: 76, waist: 66, hips: 80 },
    },
    {
      slug: 'ribbed-swimsuit',
      en: [
        'Ribbed swimsuit',
        'Thick ribbed fabric that smooths without squeezing. Square neck, wide straps that do not slip, no clasp and nothing to tie.',
      ],
      lt: [
        'Rumbuotas maudymosi kostiumėlis',
        'Storas rumbuotas audinys dailina siluetą, bet nespaudžia. Kvadratinė iškirptė, plačios neslystančios petnešėlės, be sagčių ir raištelių.',
      ],
      ru: [
        'Купальник в рубчик',
        'Плотная ткань в рубчик сглаживает, но не сдавливает. Квадратный вырез, широкие бретели, которые не спадают, без застёжек и завязок.',
      ],
      price: 5900,
      sale: [2900, '2026-09-01'],
      colors: ['pink', 'white', 'purple'],
      made: { main: { polyamide: 90, elastane: 10 } },
      stock: 'low',
      tags: ['stylish', 'comfortable'],
      measure: { chest: 74, waist: 64, hips: 78 },
    },
    {
      slug: 'sport-training-swimsuit',
      en: [
        'Training swimsuit',
        'Narrow crossed straps that leave the shoulder blades free, a high neck and full lining. For two or three swims a week in a pool.',
      ],
      lt: [
        'Sportinis maudymosi kostiumėlis',
        'Siauros, nugaroje sukryžiuotos petnešėlės nevaržo menčių, aukšta kaklo linija, ištisinis pamušalas. Skirtas plaukti baseine du tris kartus per savaitę.',
      ],
      ru: [
        'Спортивный купальник',
        'Узкие перекрёстные бретели не сковывают лопатки, высокий вырез, подкладка по всей длине. Для бассейна два-три раза в неделю.',
      ],
      price: 4900,
      colors: ['blue', 'black', 'burgundy'],
      made: { main: { polyester: 53, polyamide: 47 }, lining: { polyester: 100 } },
      brand: 'Adidas',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'VN',
      measure: { chest: 72, waist: 64, hips: 78 },
    },
  ],
};
