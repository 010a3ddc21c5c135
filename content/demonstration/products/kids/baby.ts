import type { ProductGroup } from '../../product.ts';

export const kidsBaby: ProductGroup = {
  audience: 'kids',
  subcategory: 'baby',
  brand: 'Gija',
  tags: ['casual', 'comfortable'],
  sizes: 'baby',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'baby-cotton-bodysuit-tee',
      en: ['Baby cotton tee', 'Envelope shoulders that pull down as well as up, and a printed label. Washes at sixty.'],
      lt: [
        'Medvilniniai marškinėliai kūdikiui',
        'Perlenkti pečiai: galima nuvilkti ir per kojytes. Išspausdinta etiketė, skalbiami 60 °C temperatūroje.',
      ],
      ru: [
        'Хлопковая футболка для малыша',
        'Плечи внахлёст: можно снять и через ножки. Ярлык напечатан на ткани, стирка при 60 °C.',
      ],
      price: 1200,
      colors: ['white', 'yellow', 'sage'],
      care: 'wash-60',
      stock: 'plenty',
    },
    {
      slug: 'baby-merino-jumper',
      en: ['Baby merino jumper', 'Fine merino with buttons on one shoulder. Light and warm under a snowsuit.'],
      lt: [
        'Merino vilnos megztinis kūdikiui',
        'Plona merino vilna, sagutės ant vieno peties. Lengvas ir šiltas po kombinezonu.',
      ],
      ru: [
        'Джемпер из мериноса для малыша',
        'Тонкий меринос, пуговицы на одном плече. Лёгкий и тёплый под комбинезон.',
      ],
      price: 3400,
      colors: ['ecru', 'grey', 'pink'],
      made: { main: { wool: 100 } },
      care: 'wool-30',
      maker: 'mezgykla',
      supplier: 'siaurine',
      featured: true,
    },
    {
      slug: 'baby-jersey-leggings',
      en: ['Baby jersey leggings', 'Wide seat for a nappy, a waistband that folds down, cuffs that keep the socks on.'],
      lt: [
        'Trikotažinės tamprės kūdikiui',
        'Vietos sauskelnėms, nulenkiama juosmens juosta, rankogaliai prilaiko kojinytes.',
      ],
      ru: [
        'Трикотажные леггинсы для малыша',
        'Место для подгузника, отворачивающийся пояс, манжеты удерживают носочки.',
      ],
      price: 1400,
      sale: [1000, '2026-10-20'],
      colors: ['navy', 'grey', 'sage'],
      made: { main: { cotton: 95, elastane: 5 } },
    },
    {
      slug: 'baby-padded-jacket',
      en: [
        'Baby padded jacket',
        'Soft padding quilted in diamonds, elastic cuffs that keep the wind out and a zip from chin to hem. No cords.',
      ],
      lt: [
        'Pašiltinta striukytė kūdikiui',
        'Minkštas rombais dygsniuotas užpildas, rankogaliai su guma, kad nepūstų vėjas, užtrauktukas per visą ilgį. Be virvučių.',
      ],
      ru: [
        'Утеплённая курточка для малыша',
        'Мягкий утеплитель, простёганный ромбами, манжеты на резинке, чтобы не задувало, молния по всей длине. Без шнурков.',
      ],
      price: 4900,
      colors: ['blue', 'red', 'beige'],
      made: { main: { polyester: 100 }, lining: { cotton: 100 }, filling: { polyester: 100 } },
      care: 'wash-30',
      maker: 'lodz',
      supplier: 'siaurine',
      isNew: true,
    },
  ],
};
