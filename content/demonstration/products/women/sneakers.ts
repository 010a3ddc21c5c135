import type { ProductGroup } from '../../product.ts';

export const womenSneakers: ProductGroup = {
  audience: 'women',
  subcategory: 'sneakers',
  brand: 'Gija',
  tags: ['women-shoes', 'women-sneakers', 'casual', 'comfortable'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'plain-leather-sneakers',
      en: [
        'Plain leather sneakers',
        'Smooth calf leather, a stitched rubber sole, no logo. The insole comes out and can be replaced. The laces are cotton and come with a second pair.',
      ],
      lt: [
        'Paprasti odiniai sportbačiai',
        'Lygi veršiuko oda, prisiūtas guminis padas, be ženklų. Vidpadis išimamas ir keičiamas. Raišteliai medvilniniai, pridėta antra pora.',
      ],
      ru: [
        'Простые кожаные кеды',
        'Гладкая телячья кожа, прошитая резиновая подошва, без логотипов. Стелька вынимается и меняется. Шнурки хлопковые, в коробке вторая пара.',
      ],
      price: 11900,
      colors: ['white', 'black', 'beige', 'green'],
      stock: 'plenty',
      featured: true,
      measure: { heel: 3 },
    },
    {
      slug: 'suede-retro-sneakers',
      en: [
        'Suede retro sneakers',
        'A flat running shoe from another decade: suede over nylon, a thin gum sole, a padded tongue. Narrow at the heel, roomy at the toes.',
      ],
      lt: [
        'Zomšiniai retro sportbačiai',
        'Plokšti bėgimo bateliai, lyg iš kito dešimtmečio: zomša ir nailonas, plonas gumos padas, minkštas liežuvėlis. Kulnas siauras, pirštams vietos pakanka.',
      ],
      ru: [
        'Замшевые кроссовки в стиле ретро',
        'Плоские беговые кроссовки словно из другого десятилетия: замша и нейлон, тонкая каучуковая подошва, мягкий язычок. Узкие в пятке, просторные в носке.',
      ],
      price: 9500,
      sale: [6900, '2026-10-23'],
      colors: ['blue', 'red', 'grey'],
      made: { upper: { suede: 70, textile: 30 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      brand: 'Adidas',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'VN',
      measure: { heel: 2 },
    },
    {
      slug: 'canvas-low-sneakers',
      en: [
        'Low canvas sneakers',
        'Twelve-ounce cotton canvas on a vulcanised sole. They need a week to soften at the heel. Machine wash without the laces.',
      ],
      lt: [
        'Žemi drobiniai kedai',
        '12 uncijų medvilninė drobė ir vulkanizuotas padas. Kulnas suminkštėja per savaitę. Galima skalbti skalbyklėje, išvėrus raištelius.',
      ],
      ru: [
        'Низкие кеды из канваса',
        'Хлопковый канвас 12 унций на вулканизированной подошве. Пятка разнашивается за неделю. Можно стирать в машине, вынув шнурки.',
      ],
      price: 4900,
      colors: ['white', 'navy', 'pink'],
      made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wash-30',
      maker: 'hanoi',
      brand: 'Kopa',
      measure: { heel: 2 },
    },
    {
      slug: 'chunky-sole-sneakers',
      en: [
        'Sneakers with a thick sole',
        'Leather and mesh on a four-centimetre sole that weighs less than it looks: 390 g in size 38. Goes with wide trousers that touch the ground.',
      ],
      lt: [
        'Sportbačiai storu padu',
        'Oda ir tinklelis ant keturių centimetrų pado, kuris lengvesnis, nei atrodo: 38 dydžio batas sveria 390 g. Dera su plačiomis, žemę siekiančiomis kelnėmis.',
      ],
      ru: [
        'Кроссовки на толстой подошве',
        'Кожа и сетка на подошве в четыре сантиметра, которая легче, чем кажется: 390 г в размере 38. Подходят к широким брюкам до пола.',
      ],
      price: 12900,
      colors: ['grey', 'white', 'black'],
      made: { upper: { leather: 60, textile: 40 }, insole: { textile: 100 }, outsole: { synthetic: 100 } },
      isNew: true,
      tags: ['women-shoes', 'women-sneakers', 'stylish'],
      measure: { heel: 4 },
    },
  ],
};
