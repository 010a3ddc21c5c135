import type { ProductGroup } from '../../product.ts';

export const womenTraining: ProductGroup = {
  audience: 'women',
  subcategory: 'training',
  brand: 'Marių vėjas',
  tags: ['sporty', 'comfortable'],
  sizes: 'women',
  made: { main: { polyamide: 76, elastane: 24 } },
  care: 'wash-30',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'fitted',
  products: [
    {
      slug: 'high-rise-training-leggings',
      en: [
        'High-rise training leggings',
        'A firm knit that does not turn transparent in a squat, a wide waistband without elastic, a pocket at the side for a phone. Full length.',
      ],
      lt: [
        'Aukšto liemens sportinės tamprės',
        'Tvirtas trikotažas, nepersišviečiantis ir pritūpus, platus juosmuo be gumelės, šone kišenė telefonui. Ilgis iki kulkšnių.',
      ],
      ru: [
        'Спортивные леггинсы с высокой посадкой',
        'Плотный трикотаж не просвечивает в приседе, широкий пояс без резинки, сбоку карман для телефона. Длина до щиколотки.',
      ],
      price: 4900,
      colors: ['black', 'burgundy', 'navy', 'sage'],
      stock: 'plenty',
      measure: { waist: 62, hips: 82, inseam: 70 },
    },
    {
      slug: 'brushed-running-leggings',
      en: [
        'Brushed running leggings',
        'For runs between −5 and +8 °C: brushed inside, reflective at the calf, with a drawcord and a zipped key pocket at the back.',
      ],
      lt: [
        'Šiltos bėgimo tamprės',
        'Bėgioti nuo −5 iki +8 °C: pašiauštas vidus, ant blauzdų atšvaitai, juosmenyje virvelė, nugaroje kišenėlė raktui su užtrauktuku.',
      ],
      ru: [
        'Утеплённые леггинсы для бега',
        'Для пробежек от −5 до +8 °C: начёс внутри, светоотражающие полосы на икрах, шнурок в поясе, сзади карман на молнии для ключа.',
      ],
      price: 6500,
      colors: ['black', 'purple'],
      made: { main: { polyester: 82, elastane: 18 } },
      isNew: true,
      measure: { waist: 64, hips: 84, inseam: 72 },
    },
    {
      slug: 'light-training-t-shirt',
      en: [
        'Light training T-shirt',
        'A mesh back, flat seams and sleeves cut for overhead movement. Dries in about an hour. Loose enough not to cling when it is wet.',
      ],
      lt: [
        'Lengvi sportiniai marškinėliai',
        'Tinklelis nugaroje, plokščios siūlės, rankovės netrukdo kelti rankų. Išdžiūsta maždaug per valandą, o sudrėkę nelimpa.',
      ],
      ru: [
        'Лёгкая футболка для тренировок',
        'Сетка на спине, плоские швы, рукав не мешает поднимать руки. Сохнет около часа, а влажная не липнет к телу.',
      ],
      price: 2900,
      colors: ['white', 'yellow', 'blue', 'black'],
      made: { main: { polyester: 100 } },
      brand: 'Nike',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'VN',
      fit: 'relaxed',
      measure: { chest: 100, length: 63 },
    },
    {
      slug: 'soft-training-hoodie',
      en: [
        'Training hoodie',
        'A light double-knit for the way to the gym and the minutes after it. Thumb holes, a hood that fits under a helmet, two zipped pockets.',
      ],
      lt: [
        'Sportinis džemperis su gobtuvu',
        'Plonas dvigubo mezgimo džemperis kelionei į sporto salę ir pirmoms minutėms po jos. Skylutės nykščiams, po šalmu telpantis gobtuvas, dvi kišenės su užtrauktukais.',
      ],
      ru: [
        'Спортивное худи',
        'Тонкий двойной трикотаж: по дороге в зал и в первые минуты после. Прорези для больших пальцев, капюшон помещается под шлем, два кармана на молнии.',
      ],
      price: 5900,
      colors: ['grey', 'navy', 'pink'],
      made: { main: { polyester: 62, viscose: 32, elastane: 6 } },
      fit: 'regular',
      measure: { chest: 104, length: 62, sleeve: 62 },
    },
  ],
};
