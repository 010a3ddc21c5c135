import type { ProductGroup } from '../../product.ts';

export const kidsGirls: ProductGroup = {
  audience: 'kids',
  subcategory: 'girls',
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
      slug: 'girls-cotton-tee',
      en: [
        'Girls’ cotton T-shirt',
        'Jersey of 180 g/m² with flat seams and a neck that goes over the head without a fight. The label is printed, so nothing itches.',
      ],
      lt: [
        'Medvilniniai marškinėliai mergaitei',
        '180 g/m² trikotažas, plokščios siūlės ir lengvai per galvą praslenkanti kaklo iškirptė. Etiketė išspausdinta, todėl nekutena.',
      ],
      ru: [
        'Хлопковая футболка для девочки',
        'Трикотаж 180 г/м², плоские швы и горловина, которая легко проходит через голову. Ярлык напечатан и не колется.',
      ],
      price: 1500,
      colors: ['yellow', 'pink', 'white'],
      stock: 'plenty',
    },
    {
      slug: 'girls-corduroy-dress',
      en: [
        'Girls’ corduroy pinafore',
        'Fine-wale corduroy with two buttons at the straps, sewn so that they can be moved as she grows. Two pockets.',
      ],
      lt: [
        'Velvetinis sarafanas mergaitei',
        'Smulkaus rumbo velvetas, petnešose po dvi sagas – augant jas galima persiūti. Dvi kišenės.',
      ],
      ru: [
        'Вельветовый сарафан для девочки',
        'Вельвет в мелкий рубчик, на бретелях по две пуговицы: по мере роста их можно переставить. Два кармана.',
      ],
      price: 3500,
      colors: ['burgundy', 'navy', 'green'],
      maker: 'siulas',
      supplier: 'siaurine',
      featured: true,
    },
    {
      slug: 'girls-merino-cardigan',
      en: [
        'Girls’ merino cardigan',
        'Merino from Utena with wooden buttons and long cuffs to turn back. Machine washable on the wool programme.',
      ],
      lt: [
        'Merino vilnos kardiganas mergaitei',
        'Utenoje megztas merino kardiganas medinėmis sagomis, ilgi rankogaliai atsilenkia. Skalbiamas skalbyklėje vilnos programa.',
      ],
      ru: [
        'Кардиган из мериноса для девочки',
        'Меринос из Утены, деревянные пуговицы и длинные манжеты с отворотом. Стирается в машине на режиме «шерсть».',
      ],
      price: 4500,
      sale: [3400, '2026-10-27'],
      colors: ['ecru', 'pink', 'grey'],
      made: { main: { wool: 100 } },
      care: 'wool-30',
      maker: 'mezgykla',
      supplier: 'siaurine',
    },
    {
      slug: 'girls-padded-jacket',
      en: [
        'Girls’ padded jacket',
        'Filled for minus ten, with a high collar up to the chin, reflective piping and two slanted pockets. Cuffs take two centimetres of length out or in.',
      ],
      lt: [
        'Pašiltinta striukė mergaitei',
        'Šilta iki −10 °C, aukšta apykaklė iki smakro, šviesą atspindintys apvadai, dvi įstrižos kišenės. Rankoves galima pailginti dviem centimetrais.',
      ],
      ru: [
        'Утеплённая куртка для девочки',
        'Утеплитель до −10 °C, высокий воротник до подбородка, светоотражающий кант, два косых кармана. Рукав удлиняется на два сантиметра.',
      ],
      price: 6900,
      colors: ['red', 'navy', 'purple'],
      made: { main: { polyester: 100 }, lining: { polyester: 100 }, filling: { polyester: 100 } },
      care: 'wash-30',
      maker: 'lodz',
      supplier: 'siaurine',
      isNew: true,
    },
    {
      slug: 'girls-leggings-two-pack',
      en: [
        'Girls’ leggings, two pairs',
        'Cotton with elastane and double knees. Two pairs of the same colour, because one is always in the wash.',
      ],
      lt: [
        'Tamprės mergaitei, 2 poros',
        'Medvilnė su elastanu, dvigubi keliai. Dvi tos pačios spalvos poros, nes viena visada skalbiama.',
      ],
      ru: [
        'Леггинсы для девочки, 2 пары',
        'Хлопок с эластаном, двойные колени. Две пары одного цвета: одна всегда в стирке.',
      ],
      price: 1900,
      colors: ['black', 'burgundy', 'navy'],
      made: { main: { cotton: 95, elastane: 5 } },
    },
  ],
};
