import type { ProductGroup } from '../../product.ts';

export const menJeans: ProductGroup = {
  audience: 'men',
  subcategory: 'jeans',
  brand: 'Gija',
  tags: ['men-pants', 'casual'],
  sizes: 'men',
  made: { main: { cotton: 100 } },
  care: 'wash-30',
  maker: 'bursa',
  supplier: 'bosforas',
  fit: 'straight',
  products: [
    {
      slug: 'mens-straight-jeans',
      en: [
        'Straight jeans',
        'Rigid 13-ounce denim that gives half a size in the first week. Normal rise, button fly, a leg of 20 centimetres at the hem.',
      ],
      lt: [
        'Tiesūs džinsai',
        'Standus 13 uncijų denimas, per pirmą savaitę pasiduodantis puse dydžio. Įprastas juosmens aukštis, užsegimas sagomis, klešnės plotis apačioje – 20 cm.',
      ],
      ru: [
        'Прямые джинсы',
        'Жёсткий деним 13 унций, за первую неделю разнашивается на полразмера. Средняя посадка, застёжка на болтах, ширина низа 20 см.',
      ],
      price: 7900,
      colors: ['blue', 'black', 'navy'],
      stock: 'plenty',
      measure: { waist: 86, hips: 104, inseam: 82 },
    },
    {
      slug: 'mens-tapered-stretch-jeans',
      en: [
        'Tapered stretch jeans',
        'Eleven-ounce denim with two per cent elastane for cycling and long days of sitting. Room at the thigh, narrow from the knee.',
      ],
      lt: [
        'Siaurėjantys elastingi džinsai',
        '11 uncijų denimas su dviem procentais elastano, kad būtų patogu ir ant dviračio, ir ilgai sėdint. Ties šlaunimi laisvi, nuo kelio siauri.',
      ],
      ru: [
        'Зауженные джинсы стрейч',
        'Деним 11 унций с двумя процентами эластана: удобно и на велосипеде, и за столом. В бедре свободно, от колена узко.',
      ],
      price: 6900,
      sale: [5200, '2026-11-09'],
      colors: ['navy', 'grey', 'black'],
      made: { main: { cotton: 98, elastane: 2 } },
      fit: 'tapered',
      measure: { waist: 84, hips: 104, inseam: 80 },
    },
    {
      slug: 'mens-relaxed-jeans',
      en: [
        'Relaxed jeans',
        'A wide, even leg and a high back yoke, after workwear. Washed with stones only on the seams, so the colour stays deep.',
      ],
      lt: [
        'Laisvi džinsai',
        'Plati, vienodo pločio klešnė ir aukšta nugaros koketė kaip darbo drabužių. Akmenimis skalbtos tik siūlės, todėl spalva lieka sodri.',
      ],
      ru: [
        'Свободные джинсы',
        'Широкая ровная штанина и высокая кокетка сзади, как у рабочей одежды. Потёрты только швы, поэтому цвет остаётся глубоким.',
      ],
      price: 8500,
      colors: ['blue', 'ecru'],
      fit: 'relaxed',
      isNew: true,
      measure: { waist: 88, hips: 112, inseam: 82 },
    },
  ],
};
