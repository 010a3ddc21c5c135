import { womenKnitwear as category } from '../../category-map.ts';
import type { ProductGroup } from '../../product.ts';

/** Listed among the tops, in a category of their own. */
export const womenKnitwear: ProductGroup = {
  audience: 'women',
  subcategory: 'tops',
  brand: 'Gija',
  tags: ['women-tops', 'casual', 'comfortable'],
  sizes: 'women',
  made: { main: { wool: 100 } },
  care: 'wool-30',
  maker: 'mezgykla',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'merino-crew-neck-jumper',
      category,
      en: [
        'Merino crew-neck jumper',
        'Extra-fine merino of 19.5 micron, knitted in one piece without side seams. Thin enough for under a coat, warm enough for a heated flat in January. Weighs 240 g in size M.',
      ],
      lt: [
        'Merino vilnos megztinis apvaliu kaklu',
        '19,5 mikrono merino vilna, numegzta ištisai, be šoninių siūlių. Plonas, todėl telpa po paltu, bet šildo ir sausio vakarą namuose. M dydžio megztinis sveria 240 g.',
      ],
      ru: [
        'Джемпер из мериноса с круглым вырезом',
        'Тонкий меринос 19,5 микрона, связан цельным полотном без боковых швов. Помещается под пальто и греет январским вечером дома. Размер M весит 240 г.',
      ],
      price: 7900,
      colors: ['navy', 'grey', 'ecru', 'burgundy', 'black'],
      stock: 'plenty',
      featured: true,
      measure: { chest: 98, length: 61, sleeve: 60 },
    },
    {
      slug: 'cable-knit-lambswool-jumper',
      category,
      en: [
        'Cable-knit lambswool jumper',
        'Five cables on the front, moss stitch at the sides, plain sleeves so that it goes into a coat. Knitted in Lithuania from Scottish-spun lambswool.',
      ],
      lt: [
        'Ėriukų vilnos megztinis su pynėmis',
        'Priekyje penkios pynės, šonuose ryžių raštas, rankovės lygios, kad tilptų po paltu. Megztas Lietuvoje iš Škotijoje verptų ėriukų vilnos siūlų.',
      ],
      ru: [
        'Джемпер с косами из шерсти ягнёнка',
        'Пять кос спереди, рисунок «рис» по бокам, гладкие рукава, чтобы помещались под пальто. Связан в Литве из шерсти ягнёнка, спряденной в Шотландии.',
      ],
      price: 11900,
      colors: ['ecru', 'navy', 'green', 'red'],
      fit: 'relaxed',
      isNew: true,
      measure: { chest: 110, length: 60, sleeve: 58 },
    },
    {
      slug: 'cashmere-polo-neck',
      category,
      en: [
        'Cashmere polo neck',
        'Two-ply cashmere in a slim cut with a collar that folds once. Pilling in the first weeks is normal; a comb is in the box.',
      ],
      lt: [
        'Kašmyro golfas',
        'Siauro kirpimo golfas iš dvigubo kašmyro siūlo, apykaklė atlenkiama vieną kartą. Pirmomis savaitėmis gali atsirasti burbuliukų – šukutės jiems pridėtos dėžutėje.',
      ],
      ru: [
        'Водолазка из кашемира',
        'Узкая водолазка из кашемира в две нити, ворот отгибается один раз. В первые недели возможны катышки: гребень для них лежит в коробке.',
      ],
      price: 17900,
      sale: [13900, '2026-11-13'],
      earlier: [15900, '2026-10-16', '2026-10-30'],
      colors: ['camel', 'black', 'grey', 'purple'],
      made: { main: { cashmere: 100 } },
      fit: 'slim',
      tags: ['women-tops', 'elegant', 'comfortable'],
      measure: { chest: 92, length: 62, sleeve: 61 },
    },
    {
      slug: 'mohair-blend-cardigan',
      category,
      en: [
        'Mohair-blend cardigan',
        'A short cardigan with a brushed surface and five horn-look buttons. Light for its volume: 310 g. The wool and polyamide core keeps the mohair from shedding.',
      ],
      lt: [
        'Susagstomas megztinis su moheriu',
        'Trumpas, pūkuotas megztinis su penkiomis rago imitacijos sagomis. Nors atrodo storas, sveria vos 310 g. Vilnos ir poliamido šerdis neleidžia moheriui šertis.',
      ],
      ru: [
        'Кардиган с мохером',
        'Укороченный пушистый кардиган на пяти пуговицах «под рог». Выглядит объёмным, а весит 310 г. Основа из шерсти и полиамида не даёт мохеру линять.',
      ],
      price: 9500,
      colors: ['pink', 'sage', 'grey'],
      made: { main: { mohair: 38, wool: 34, polyamide: 28 } },
      brand: 'Audra',
      fit: 'relaxed',
      measure: { chest: 112, length: 54, sleeve: 57 },
    },
    {
      slug: 'ribbed-cotton-jumper',
      category,
      en: [
        'Ribbed cotton jumper',
        'A jumper for the time between seasons: heavy cotton in a half-cardigan rib, wide at the neck, cropped at the waist of high trousers.',
      ],
      lt: [
        'Rumbuotas medvilninis megztinis',
        'Megztinis tarpsezoniui: stora medvilnė, megzta puspatentiniu rumbu, platus kaklas, ilgis – iki aukšto kelnių juosmens.',
      ],
      ru: [
        'Хлопковый джемпер в рубчик',
        'Джемпер для межсезонья: плотный хлопок полупатентной вязки, широкий вырез, длина до пояса брюк с высокой посадкой.',
      ],
      price: 5900,
      sale: [4400, '2026-10-19'],
      colors: ['white', 'blue', 'yellow'],
      made: { main: { cotton: 100 } },
      care: 'wash-30',
      brand: 'Mango',
      maker: 'bursa',
      supplier: 'zenklai',
      measure: { chest: 100, length: 52, sleeve: 58 },
    },
    {
      slug: 'alpaca-oversized-jumper',
      category,
      en: [
        'Oversized alpaca jumper',
        'Baby alpaca on a thin polyamide net: airy, warm and without the scratch of coarse wool. Drops past the hip, with slits at the sides.',
      ],
      lt: [
        'Labai laisvas alpakų vilnos megztinis',
        'Jaunų alpakų vilna ant plono poliamido tinklelio: megztinis purus, šiltas ir nekandžioja. Siekia žemiau klubų, šonuose skeltukai.',
      ],
      ru: [
        'Объёмный джемпер из альпаки',
        'Шерсть молодой альпаки на тонкой полиамидной сетке: воздушная, тёплая и не колется. Длина ниже бедра, по бокам разрезы.',
      ],
      price: 12900,
      colors: ['camel', 'grey', 'white'],
      made: { main: { alpaca: 62, polyamide: 28, wool: 10 } },
      fit: 'oversized',
      stock: 'low',
      measure: { chest: 128, length: 68, sleeve: 52 },
    },
    {
      slug: 'brushed-cotton-hoodie',
      category,
      en: [
        'Brushed cotton hoodie',
        'A 380 g/m² hoodie, brushed inside, with a lined hood that stands up by itself and a pocket wide enough for a phone and both hands.',
      ],
      lt: [
        'Šiltas medvilninis džemperis su gobtuvu',
        '380 g/m² džemperis pašiauštu vidumi; gobtuvas su pamušalu laiko formą, į kišenę telpa ir telefonas, ir abi rankos.',
      ],
      ru: [
        'Хлопковое худи с начёсом',
        'Худи плотностью 380 г/м² с начёсом внутри: капюшон на подкладке держит форму, в карман помещаются телефон и обе руки.',
      ],
      price: 6500,
      colors: ['grey', 'sage', 'navy', 'purple'],
      made: { main: { cotton: 85, polyester: 15 } },
      care: 'wash-40',
      maker: 'porto',
      supplier: 'iberia',
      fit: 'relaxed',
      tags: ['women-tops', 'sporty', 'comfortable'],
      measure: { chest: 114, length: 64, sleeve: 58 },
    },
  ],
};
