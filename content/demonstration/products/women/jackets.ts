import type { ProductGroup } from '../../product.ts';

export const womenJackets: ProductGroup = {
  audience: 'women',
  subcategory: 'jackets',
  brand: 'Gija',
  tags: ['women-outerwear', 'casual'],
  sizes: 'women',
  made: { main: { polyamide: 100 } },
  care: 'wash-30',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'light-bomber-jacket',
      en: [
        'Light bomber jacket',
        'A matt nylon shell with ribbed collar, cuffs and hem. Keeps off wind and ten minutes of rain. Lined, not padded, so a jumper fits under it.',
      ],
      lt: [
        'Plonas bomberis',
        'Matinis nailonas, rumbuota apykaklė, rankogaliai ir apačia. Apsaugo nuo vėjo ir dešimties minučių lietaus. Su pamušalu, bet be užpildo, todėl po juo telpa megztinis.',
      ],
      ru: [
        'Лёгкий бомбер',
        'Матовый нейлон, трикотажные воротник, манжеты и низ. Защищает от ветра и короткого дождя. На подкладке, но без утеплителя: вниз помещается свитер.',
      ],
      price: 8900,
      colors: ['sage', 'black', 'navy'],
      made: { main: { polyamide: 100 }, lining: { polyester: 100 }, rib: { cotton: 78, polyester: 19, elastane: 3 } },
      tags: ['women-outerwear', 'casual', 'stylish'],
      measure: { chest: 112, length: 62, sleeve: 60 },
    },
    {
      slug: 'short-down-jacket',
      en: [
        'Short down jacket',
        'Duck down and feathers in narrow channels, 620 grams in size M, warm to about −10 °C when you walk. The stand collar closes up to the chin. Two zipped pockets and one inside.',
      ],
      lt: [
        'Trumpa pūkinė striukė',
        'Ančių pūkai ir plunksnos siaurose dygsnių juostose; M dydis sveria 620 g, einant šilta maždaug iki −10 °C. Stati apykaklė užsega iki smakro. Dvi kišenės su užtrauktukais ir viena vidinė.',
      ],
      ru: [
        'Короткий пуховик',
        'Утиный пух и перо в узкой простёжке; размер M весит 620 г, на ходу тепло примерно до −10 °C. Воротник-стойка застёгивается до подбородка. Два кармана на молнии и один внутренний.',
      ],
      price: 15900,
      sale: [12700, '2026-11-16'],
      colors: ['burgundy', 'black', 'sage', 'white'],
      made: { main: { polyamide: 100 }, lining: { polyamide: 100 }, filling: { down: 80, feathers: 20 } },
      care: 'down-30',
      featured: true,
      tags: ['women-outerwear', 'casual', 'comfortable'],
      measure: { chest: 118, length: 60, sleeve: 62 },
    },
    {
      slug: 'wool-overshirt-jacket',
      en: [
        'Wool overshirt',
        'Half shirt, half jacket: boiled wool with two chest pockets and cuffs that button. Unlined, so it goes under a coat too.',
      ],
      lt: [
        'Vilnonė marškinių tipo striukė',
        'Ir marškiniai, ir striukė: velta vilna, dvi kišenės ant krūtinės, susegami rankogaliai. Be pamušalo, todėl telpa ir po paltu.',
      ],
      ru: [
        'Шерстяная куртка-рубашка',
        'Наполовину рубашка, наполовину куртка: валяная шерсть, два нагрудных кармана, манжеты на пуговицах. Без подкладки, поэтому помещается и под пальто.',
      ],
      price: 11900,
      colors: ['grey', 'camel', 'green'],
      made: { main: { wool: 80, polyamide: 20 } },
      care: 'dry-clean',
      fit: 'relaxed',
      isNew: true,
      measure: { chest: 118, length: 70, sleeve: 60 },
    },
    {
      slug: 'leather-biker-jacket',
      en: [
        'Leather jacket',
        'Lamb nappa of one millimetre, a straight zip and a small collar; no studs, no belts. It marks and softens with wear and fits best close to the shoulder.',
      ],
      lt: [
        'Odinė striukė',
        'Vieno milimetro ėriuko napa, tiesus užtrauktukas ir nedidelė apykaklė: be kniedžių ir diržų. Dėvima oda minkštėja ir įgauna savų žymių. Dydį rinkitės pagal pečius.',
      ],
      ru: [
        'Кожаная куртка',
        'Наппа ягнёнка толщиной в миллиметр, прямая молния и небольшой воротник, без заклёпок и ремней. Со временем кожа мягчает и покрывается следами носки. Выбирайте размер по плечам.',
      ],
      price: 24900,
      colors: ['black', 'brown'],
      made: { main: { leather: 100 }, lining: { viscose: 100 } },
      care: 'leather',
      maker: 'alicante',
      supplier: 'iberia',
      fit: 'slim',
      tags: ['women-outerwear', 'stylish'],
      measure: { chest: 98, length: 56, sleeve: 61 },
    },
    {
      slug: 'quilted-liner-jacket',
      en: [
        'Quilted liner jacket',
        'A thin quilted jacket without a collar, made to go under a coat in winter and alone in April. Snaps, two patch pockets.',
      ],
      lt: [
        'Dygsniuota plona striukė',
        'Plona dygsniuota striukė be apykaklės: žiemą – po paltu, balandį – viena. Spaudės, dvi uždėtinės kišenės.',
      ],
      ru: [
        'Стёганая куртка-подстёжка',
        'Тонкая стёганая куртка без воротника: зимой под пальто, в апреле сама по себе. Кнопки, два накладных кармана.',
      ],
      price: 7900,
      colors: ['navy', 'beige', 'black'],
      made: { main: { polyester: 100 }, lining: { polyester: 100 }, filling: { polyester: 100 } },
      brand: 'Audra',
      maker: 'bursa',
      supplier: 'bosforas',
      fit: 'relaxed',
      measure: { chest: 110, length: 64, sleeve: 58 },
    },
  ],
};
