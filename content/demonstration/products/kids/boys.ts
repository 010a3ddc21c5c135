import type { ProductGroup } from '../../product.ts';

export const kidsBoys: ProductGroup = {
  audience: 'kids',
  subcategory: 'boys',
  brand: 'Gija',
  tags: ['casual', 'comfortable'],
  sizes: 'kids',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'boys-striped-tee',
      en: [
        'Boys’ striped T-shirt',
        'Yarn-dyed stripes that meet at the side seams. Thick jersey, reinforced shoulders.',
      ],
      lt: [
        'Dryžuoti marškinėliai berniukui',
        'Dažytų siūlų dryžiai šonuose susieina. Storas trikotažas, sutvirtinti pečiai.',
      ],
      ru: [
        'Полосатая футболка для мальчика',
        'Полоски из окрашенной пряжи сходятся по боковым швам. Плотный трикотаж, укреплённые плечи.',
      ],
      price: 1700,
      colors: ['white', 'blue', 'green'],
      stock: 'plenty',
    },
    {
      slug: 'boys-sweat-hoodie',
      en: [
        'Boys’ hoodie',
        'Brushed cotton with a lined hood and no cord, as the safety rules for children ask. Kangaroo pocket.',
      ],
      lt: [
        'Džemperis su gobtuvu berniukui',
        'Pašiaušta medvilnė, gobtuvas su pamušalu ir be virvutės, kaip reikalauja vaikų drabužių saugos taisyklės. Kišenė priekyje.',
      ],
      ru: [
        'Худи для мальчика',
        'Хлопок с начёсом, капюшон на подкладке и без шнурка, как требуют правила безопасности детской одежды. Карман-кенгуру.',
      ],
      price: 3200,
      colors: ['navy', 'grey', 'red'],
      made: { main: { cotton: 85, polyester: 15 } },
      featured: true,
    },
    {
      slug: 'boys-reinforced-jeans',
      en: [
        'Boys’ jeans with reinforced knees',
        'Soft denim with a second layer inside the knee and an adjustable waist. Grows with him for about two seasons.',
      ],
      lt: [
        'Džinsai sutvirtintais keliais berniukui',
        'Minkštas denimas, keliai iš vidaus dvigubi, reguliuojamas juosmuo. Užtenka maždaug dviem sezonams.',
      ],
      ru: [
        'Джинсы с усиленными коленями для мальчика',
        'Мягкий деним, второй слой внутри колена, регулируемый пояс. Хватает примерно на два сезона.',
      ],
      price: 3500,
      sale: [2600, '2026-09-02'],
      colors: ['blue', 'black'],
      made: { main: { cotton: 98, elastane: 2 } },
      maker: 'bursa',
      supplier: 'bosforas',
    },
    {
      slug: 'boys-flannel-shirt',
      en: ['Boys’ flannel shirt', 'Soft on both sides, with press studs instead of buttons for quick mornings.'],
      lt: [
        'Flaneliniai marškiniai berniukui',
        'Minkšti iš abiejų pusių, vietoj sagų – spaudės, kad rytai būtų greitesni.',
      ],
      ru: [
        'Фланелевая рубашка для мальчика',
        'Мягкая с обеих сторон, вместо пуговиц кнопки, чтобы утром быстрее собраться.',
      ],
      price: 2700,
      colors: ['red', 'green', 'navy'],
      maker: 'siulas',
      supplier: 'siaurine',
      isNew: true,
    },
    {
      slug: 'boys-canvas-trainers',
      en: [
        'Boys’ canvas trainers',
        'Elastic laces, tied once and for all, so they go on without help. The insole shows how much room is left to grow.',
      ],
      lt: [
        'Drobiniai bateliai berniukui',
        'Elastingi raišteliai užrišami vieną kartą, toliau apsiauna pats. Ant vidpadžio pažymėta, kiek vietos liko augti.',
      ],
      ru: [
        'Кеды из канваса для мальчика',
        'Эластичные шнурки завязываются один раз, дальше обувается сам. На стельке отмечено, сколько осталось места на вырост.',
      ],
      price: 3900,
      colors: ['white', 'navy', 'green'],
      sizes: ['28', '29', '30', '31', '32', '33', '34'],
      made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      brand: 'Adidas',
      maker: 'tarptautinis',
      supplier: 'zenklai',
    },
  ],
};
