import type { ProductGroup } from '../../product.ts';

export const menHoodies: ProductGroup = {
  audience: 'men',
  subcategory: 'hoodies',
  brand: 'Gija',
  tags: ['men-shirts', 'casual', 'comfortable'],
  sizes: 'men',
  made: { main: { cotton: 100 } },
  care: 'wash-30',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'relaxed',
  products: [
    {
      slug: 'mens-loopback-hoodie',
      en: [
        'Loopback hoodie',
        'Unbrushed cotton loopback of 400 g/m² with a double hood that stands by itself. Flat seams and a pocket deep enough for a phone.',
      ],
      lt: [
        'Džemperis su gobtuvu iš kilpinio trikotažo',
        '400 g/m² nešiaušta kilpinė medvilnė, dvigubas gobtuvas laiko formą. Plokščios siūlės, kišenėje telpa telefonas.',
      ],
      ru: [
        'Худи из петельного футера',
        'Хлопковый футер 400 г/м² без начёса, двойной капюшон держит форму. Плоские швы, карман вмещает телефон.',
      ],
      price: 6900,
      colors: ['grey', 'navy', 'sage', 'black'],
      stock: 'plenty',
      featured: true,
      measure: { chest: 120, length: 70, sleeve: 64 },
    },
    {
      slug: 'mens-merino-crew-neck-jumper',
      en: [
        'Merino crew-neck jumper',
        'Extra-fine merino knitted in Utena, 280 grams in size L. Thin enough for a jacket over it, with a neck that does not stretch.',
      ],
      lt: [
        'Merino vilnos megztinis apvaliu kaklu',
        'Utenoje megztas itin plonos merino vilnos megztinis, L dydis sveria 280 g. Telpa po švarku, kaklas neišsitampo.',
      ],
      ru: [
        'Джемпер из мериноса с круглым вырезом',
        'Тонкая мериносовая шерсть, связано в Утене, размер L весит 280 г. Умещается под пиджак, горловина не вытягивается.',
      ],
      price: 7900,
      colors: ['navy', 'grey', 'burgundy', 'green'],
      made: { main: { wool: 100 } },
      care: 'wool-30',
      maker: 'mezgykla',
      supplier: 'siaurine',
      fit: 'regular',
      measure: { chest: 110, length: 68, sleeve: 66 },
    },
    {
      slug: 'mens-cable-knit-jumper',
      en: [
        'Cable-knit jumper',
        'Four-ply lambswool with three cables at the front and moss stitch between. Heavy, dry and warm; made for coats that are not.',
      ],
      lt: [
        'Megztinis su pynėmis',
        'Keturgubų siūlų ėriukų vilna, priekyje trys pynės, tarp jų – ryžių raštas. Sunkus, sausas ir šiltas: tinka po plonesniu paltu.',
      ],
      ru: [
        'Джемпер с косами',
        'Ягнячья шерсть в четыре нити, спереди три косы, между ними рисовая вязка. Плотный, сухой на ощупь и тёплый, хорош под лёгкое пальто.',
      ],
      price: 10900,
      sale: [7900, '2026-10-26'],
      colors: ['ecru', 'navy', 'brown'],
      made: { main: { wool: 100 } },
      care: 'wool-30',
      maker: 'mezgykla',
      supplier: 'siaurine',
      measure: { chest: 116, length: 69, sleeve: 65 },
    },
    {
      slug: 'mens-zip-hoodie',
      en: [
        'Zip hoodie',
        'Cotton fleece with a metal two-way zip and ribbed side panels, so it sits close without pulling. Two open pockets.',
      ],
      lt: [
        'Užsegamas džemperis su gobtuvu',
        'Pašiaušta medvilnė, metalinis dvipusis užtrauktukas, šonuose rumbuoti intarpai: priglunda, bet netempia. Dvi atviros kišenės.',
      ],
      ru: [
        'Худи на молнии',
        'Хлопок с начёсом, металлическая двусторонняя молния и боковые вставки в рубчик: сидит близко, но не тянет. Два открытых кармана.',
      ],
      price: 6500,
      colors: ['black', 'grey', 'red'],
      brand: 'Adidas',
      made: { main: { cotton: 80, polyester: 20 } },
      maker: 'tarptautinis',
      supplier: 'zenklai',
      isNew: true,
      tags: ['men-shirts', 'sporty', 'comfortable'],
      measure: { chest: 118, length: 69, sleeve: 65 },
    },
  ],
};
