import type { ProductGroup } from '../../product.ts';

export const womenBags: ProductGroup = {
  audience: 'women',
  subcategory: 'bags',
  brand: 'Gija',
  tags: ['women-accessories', 'elegant'],
  sizes: 'one',
  made: { main: { leather: 100 }, lining: { cotton: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'leather-top-handle-bag',
      en: [
        'Leather top-handle bag',
        'A structured bag with a flap, a turn lock and one rolled handle. Takes a 10-inch tablet, a purse and a phone. A shoulder strap lies inside.',
      ],
      lt: [
        'Odinė rankinė su viena rankena',
        'Standi rankinė su atvartu, pasukama sagtimi ir viena apvalia rankena. Telpa 10 colių planšetė, piniginė ir telefonas. Viduje – petnešėlė per petį.',
      ],
      ru: [
        'Кожаная сумка с ручкой',
        'Жёсткая сумка с клапаном, поворотным замком и одной круглой ручкой. Помещаются планшет 10 дюймов, кошелёк и телефон. Внутри лежит ремень на плечо.',
      ],
      price: 17900,
      colors: ['tan', 'black', 'burgundy'],
      featured: true,
      measure: { width: 26, height: 20, depth: 11 },
    },
    {
      slug: 'soft-leather-tote',
      en: [
        'Soft leather tote',
        'Unlined cowhide, cut edges, handles long enough for a winter shoulder. A zipped pocket hangs inside on a strap. Holds a 14-inch laptop upright.',
      ],
      lt: [
        'Minkšta odinė rankinė-krepšys',
        'Galvijo oda be pamušalo, atviri kraštai, rankenos pakankamai ilgos ir ant žieminio palto. Viduje ant dirželio kabo kišenė su užtrauktuku. Telpa stačias 14 colių kompiuteris.',
      ],
      ru: [
        'Мягкая кожаная сумка-шопер',
        'Воловья кожа без подкладки, открытые срезы, ручки достаточно длинные для зимнего пальто. Внутри на ремешке висит карман на молнии. Ноутбук 14 дюймов входит стоя.',
      ],
      price: 15900,
      sale: [12700, '2026-10-20'],
      colors: ['brown', 'black', 'beige'],
      made: { main: { leather: 100 } },
      tags: ['women-accessories', 'casual', 'stylish'],
      measure: { width: 38, height: 30, depth: 14 },
    },
    {
      slug: 'small-crossbody-bag',
      en: [
        'Small crossbody bag',
        'Two compartments, one for the phone and one for the rest. The strap adjusts from 90 to 120 centimetres and comes off.',
      ],
      lt: [
        'Maža rankinė per petį',
        'Du skyriai: vienas telefonui, kitas visam kitam. Diržas reguliuojamas nuo 90 iki 120 cm ir nusega.',
      ],
      ru: [
        'Маленькая сумка через плечо',
        'Два отделения: одно для телефона, другое для остального. Ремень регулируется от 90 до 120 см и снимается.',
      ],
      price: 8900,
      colors: ['black', 'sage', 'red', 'white'],
      stock: 'plenty',
      tags: ['women-accessories', 'casual'],
      measure: { width: 20, height: 14, depth: 6 },
    },
    {
      slug: 'canvas-weekend-bag',
      en: [
        'Canvas weekend bag',
        'Waxed cotton canvas with leather handles and brass zips. Fits the cabin rules of most airlines and three days of clothes.',
      ],
      lt: [
        'Drobinis kelioninis krepšys',
        'Vaškuota medvilninė drobė, odinės rankenos, žalvariniai užtrauktukai. Telpa trijų dienų drabužiai, dydis tinka daugumos oro linijų rankiniam bagažui.',
      ],
      ru: [
        'Дорожная сумка из канваса',
        'Вощёный хлопковый канвас, кожаные ручки, латунные молнии. Вмещает одежду на три дня и подходит под ручную кладь большинства авиакомпаний.',
      ],
      price: 12900,
      colors: ['navy', 'green', 'beige'],
      made: { main: { cotton: 90, leather: 10 }, lining: { cotton: 100 } },
      care: 'wipe',
      maker: 'lodz',
      supplier: 'siaurine',
      isNew: true,
      tags: ['women-accessories', 'casual'],
      measure: { width: 48, height: 30, depth: 22 },
    },
  ],
};
