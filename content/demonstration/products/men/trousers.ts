import type { ProductGroup } from '../../product.ts';

export const menTrousers: ProductGroup = {
  audience: 'men',
  subcategory: 'trousers',
  brand: 'Gija',
  tags: ['men-pants', 'stylish'],
  sizes: 'men',
  made: { main: { cotton: 98, elastane: 2 } },
  care: 'wash-40',
  maker: 'bursa',
  supplier: 'bosforas',
  fit: 'straight',
  products: [
    {
      slug: 'mens-straight-chinos',
      en: [
        'Straight chinos',
        'Garment-dyed twill of 280 g/m² with a normal rise and slanted pockets. The leg is straight from the knee and ends on the shoe.',
      ],
      lt: [
        'Tiesios medvilninės kelnės',
        'Jau pasiūtos dažytos 280 g/m² ruoželinio audinio kelnės, įprastas juosmens aukštis, įstrižos kišenės. Nuo kelio klešnė tiesi ir siekia batą.',
      ],
      ru: [
        'Прямые чинос',
        'Саржа 280 г/м², окрашенная в готовом изделии, средняя посадка и косые карманы. От колена штанина прямая и доходит до ботинка.',
      ],
      price: 5900,
      colors: ['beige', 'navy', 'green', 'black'],
      stock: 'plenty',
      tags: ['men-pants', 'casual', 'comfortable'],
      measure: { waist: 86, hips: 106, inseam: 82 },
    },
    {
      slug: 'mens-wool-flannel-trousers',
      en: [
        'Wool flannel trousers',
        'Carded wool of 300 g/m² with a pressed crease and one forward pleat. Side adjusters take the place of a belt; the hem is left long for the tailor.',
      ],
      lt: [
        'Vilnonės flanelės kelnės',
        '300 g/m² vilnos flanelė, užlygintas kantas ir viena į priekį sulenkta klostė. Vietoj diržo – šoniniai reguliatoriai; apačia palikta ilgesnė, kad siuvėjas pritaikytų.',
      ],
      ru: [
        'Брюки из шерстяной фланели',
        'Аппаратная шерсть 300 г/м², заутюженная стрелка и одна складка вперёд. Вместо ремня боковые регуляторы; низ оставлен длиннее для подгонки.',
      ],
      price: 11900,
      colors: ['grey', 'navy', 'brown'],
      made: { main: { wool: 100 }, lining: { viscose: 100 } },
      care: 'dry-clean',
      maker: 'lodz',
      supplier: 'siaurine',
      featured: true,
      tags: ['men-pants', 'formal', 'elegant'],
      measure: { waist: 86, hips: 108, inseam: 88 },
    },
    {
      slug: 'mens-drawstring-trousers',
      en: [
        'Drawstring trousers',
        'Cotton and linen with an elastic waist and a cord inside. Deep side pockets, one buttoned pocket at the back, tapered below the knee.',
      ],
      lt: [
        'Kelnės su raišteliu',
        'Medvilnė su linu, juosmuo su gumele ir raišteliu viduje. Gilios šoninės kišenės, viena užsegama nugaroje, nuo kelio klešnės siaurėja.',
      ],
      ru: [
        'Брюки на кулиске',
        'Хлопок со льном, резинка в поясе и шнурок внутри. Глубокие боковые карманы, задний на пуговице, ниже колена штанина сужается.',
      ],
      price: 5500,
      sale: [3900, '2026-10-19'],
      colors: ['navy', 'ecru', 'grey'],
      made: { main: { cotton: 55, linen: 45 } },
      maker: 'linelis',
      supplier: 'siaurine',
      fit: 'tapered',
      tags: ['men-pants', 'casual', 'comfortable'],
      measure: { waist: 84, hips: 108, inseam: 76 },
    },
    {
      slug: 'mens-corduroy-trousers',
      en: [
        'Corduroy trousers',
        'Eleven-wale cotton corduroy that softens within a week. Five pockets, a zip fly and a slightly higher back.',
      ],
      lt: [
        'Velveto kelnės',
        'Vidutinio rumbo medvilninis velvetas, per savaitę suminkštėjantis. Penkios kišenės, užtrauktukas, kiek aukštesnė nugara.',
      ],
      ru: [
        'Вельветовые брюки',
        'Хлопковый вельвет со средним рубчиком, смягчается за неделю. Пять карманов, молния, чуть более высокая спинка.',
      ],
      price: 6500,
      colors: ['brown', 'green', 'navy'],
      made: { main: { cotton: 99, elastane: 1 } },
      maker: 'porto',
      supplier: 'iberia',
      isNew: true,
      tags: ['men-pants', 'casual'],
      measure: { waist: 86, hips: 106, inseam: 82 },
    },
  ],
};
