import type { ProductGroup } from '../../product.ts';

export const womenCoats: ProductGroup = {
  audience: 'women',
  subcategory: 'coats',
  brand: 'Gija',
  tags: ['women-outerwear', 'elegant'],
  sizes: 'women',
  made: { main: { wool: 80, polyamide: 20 }, lining: { viscose: 100 } },
  care: 'dry-clean',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'single-breasted-wool-coat',
      en: [
        'Single-breasted wool coat',
        'A straight coat on three buttons, to the knee, with set-in sleeves that leave room for one jumper. The cloth weighs 560 g/m² and is woven in Prato.',
      ],
      lt: [
        'Vienaeilis vilnonis paltas',
        'Tiesus trijų sagų paltas iki kelių; įsiūtose rankovėse telpa vienas megztinis. 560 g/m² audinys austas Prate.',
      ],
      ru: [
        'Однобортное шерстяное пальто',
        'Прямое пальто на трёх пуговицах длиной до колена, втачной рукав рассчитан на один джемпер. Ткань 560 г/м² соткана в Прато.',
      ],
      price: 24900,
      colors: ['camel', 'navy', 'grey', 'black'],
      featured: true,
      stock: 'plenty',
      measure: { chest: 110, length: 102, sleeve: 61 },
    },
    {
      slug: 'belted-wrap-coat',
      en: [
        'Belted wrap coat',
        'Double-faced wool sewn by hand at the edges, so there is no lining and little weight. Wide lapels, a tie belt, deep pockets. The shoulders are dropped: take your usual size or one smaller.',
      ],
      lt: [
        'Susiaučiamas paltas su diržu',
        'Dvipusė vilna, kraštai siūti rankomis, todėl paltas be pamušalo ir lengvas. Platūs atlapai, užrišamas diržas, gilios kišenės. Pečiai nuleisti: rinkitės įprastą dydį arba vienu mažesnį.',
      ],
      ru: [
        'Пальто-халат с поясом',
        'Двусторонняя шерсть с ручной обработкой краёв: подкладки нет, веса мало. Широкие лацканы, пояс, глубокие карманы. Плечо спущено: берите свой размер или на один меньше.',
      ],
      price: 32900,
      sale: [26300, '2026-11-11'],
      colors: ['beige', 'camel', 'black'],
      made: { main: { wool: 90, cashmere: 10 } },
      fit: 'relaxed',
      tags: ['women-outerwear', 'elegant', 'stylish'],
      measure: { chest: 126, length: 112, sleeve: 56 },
    },
    {
      slug: 'long-relaxed-wool-coat',
      en: [
        'Long relaxed wool coat',
        'Mid-calf, with raglan sleeves and a vent up to the knee for long steps. Wide enough for a blazer. Two outside pockets, two inside.',
      ],
      lt: [
        'Ilgas laisvas vilnonis paltas',
        'Iki blauzdos vidurio, reglano rankovės, nugaroje iki kelių prakirptas skeltukas, kad būtų patogu žengti. Po paltu telpa švarkas. Dvi išorinės ir dvi vidinės kišenės.',
      ],
      ru: [
        'Длинное свободное пальто из шерсти',
        'До середины икры, рукав реглан, шлица до колена, чтобы было удобно шагать. Под него помещается жакет. Два наружных кармана и два внутренних.',
      ],
      price: 28900,
      colors: ['grey', 'burgundy', 'green'],
      fit: 'oversized',
      isNew: true,
      tags: ['women-outerwear', 'stylish'],
      measure: { chest: 130, length: 116, sleeve: 76 },
    },
    {
      slug: 'cotton-trench-coat',
      en: [
        'Cotton trench coat',
        'Tightly woven cotton gabardine that lets a shower run off. Storm flap, cuff straps, a belt with holes instead of a knot. The lining stops at the waist.',
      ],
      lt: [
        'Medvilninis lietpaltis',
        'Tankus medvilninis gabardinas, nuo kurio trumpas lietus nubėga. Priekyje atvartas nuo vėjo, rankovių dirželiai, sagtimi susegamas diržas. Pamušalas iki juosmens.',
      ],
      ru: [
        'Хлопковый тренч',
        'Плотный хлопковый габардин, с которого короткий дождь скатывается. Отлётная кокетка, хлястики на рукавах, пояс с пряжкой. Подкладка до талии.',
      ],
      price: 18900,
      colors: ['beige', 'navy', 'black'],
      made: { main: { cotton: 100 }, lining: { viscose: 100 } },
      maker: 'bursa',
      supplier: 'bosforas',
      tags: ['women-outerwear', 'formal', 'stylish'],
      measure: { chest: 112, length: 108, sleeve: 60 },
    },
    {
      slug: 'long-down-coat',
      en: [
        'Long down coat',
        'To mid-calf, with a high padded collar that needs no scarf and a two-way zip so you can sit. Warm to about −20 °C standing at a bus stop.',
      ],
      lt: [
        'Ilgas pūkinis paltas',
        'Iki blauzdos vidurio; aukšta pūkinė apykaklė atstoja šaliką, o dvipusį užtrauktuką sėdant galima atsegti iš apačios. Stotelėje šilta maždaug iki −20 °C.',
      ],
      ru: [
        'Длинное пуховое пальто',
        'До середины икры; высокий пуховый воротник заменяет шарф, двусторонняя молния расстёгивается снизу, когда садитесь. На остановке тепло примерно до −20 °C.',
      ],
      price: 22900,
      sale: [18900, '2026-10-30'],
      colors: ['black', 'sage', 'navy'],
      made: { main: { polyester: 100 }, lining: { polyester: 100 }, filling: { down: 85, feathers: 15 } },
      care: 'down-30',
      brand: 'Marių vėjas',
      tags: ['women-outerwear', 'comfortable'],
      measure: { chest: 120, length: 112, sleeve: 63 },
    },
    {
      slug: 'boiled-wool-cocoon-coat',
      en: [
        'Boiled wool cocoon coat',
        'Rounded at the sides, narrow at the hem, with a collar that stands without interlining. Boiled wool needs no hemming: the edges are cut and left.',
      ],
      lt: [
        'Veltos vilnos apvalaus silueto paltas',
        'Šonuose suapvalintas, apačioje siauresnis, apykaklė stovi ir be standinamojo įkloto. Velta vilna neyra, todėl kraštai tiesiog nukirpti.',
      ],
      ru: [
        'Пальто-кокон из валяной шерсти',
        'Округлое по бокам, узкое к низу, воротник стоит без прокладки. Валяная шерсть не осыпается, поэтому края просто обрезаны.',
      ],
      price: 19900,
      colors: ['green', 'purple', 'grey'],
      made: { main: { wool: 100 } },
      maker: 'mezgykla',
      fit: 'oversized',
      stock: 'low',
      measure: { chest: 128, length: 92, sleeve: 52 },
    },
  ],
};
