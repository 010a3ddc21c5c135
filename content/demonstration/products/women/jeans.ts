import type { ProductGroup } from '../../product.ts';

export const womenJeans: ProductGroup = {
  audience: 'women',
  subcategory: 'jeans',
  brand: 'Gija',
  tags: ['women-bottoms', 'casual'],
  sizes: 'women',
  made: { main: { cotton: 100 } },
  care: 'wash-30',
  maker: 'bursa',
  supplier: 'bosforas',
  fit: 'straight',
  products: [
    {
      slug: 'high-rise-straight-jeans',
      en: [
        'High-rise straight jeans',
        'Rigid denim of 13 ounces that gives half a size within a week. The rise is 29 cm, the leg straight from the knee, the hem ends at the ankle.',
      ],
      lt: [
        'Tiesūs džinsai aukštu juosmeniu',
        'Standus 13 uncijų džinsinis audinys per savaitę atsileidžia puse dydžio. Liemens aukštis 29 cm, nuo kelių klešnės tiesios, apačia ties kulkšnimi.',
      ],
      ru: [
        'Прямые джинсы с высокой посадкой',
        'Жёсткий деним 13 унций, за неделю разнашивается на полразмера. Высота посадки 29 см, от колена штанина прямая, длина до щиколотки.',
      ],
      price: 7500,
      colors: ['blue', 'black', 'white'],
      stock: 'plenty',
      featured: true,
      measure: { waist: 74, hips: 98, inseam: 72 },
    },
    {
      slug: 'wide-leg-jeans',
      en: [
        'Wide-leg jeans',
        'Fitted to the hip and wide from there to the floor. The weight of the denim keeps the line straight when you walk. Best with a small heel or a thick sole.',
      ],
      lt: [
        'Plačių klešnių džinsai',
        'Iki klubų prigludę, nuo jų – platūs iki žemės. Sunkus audinys išlaiko tiesią liniją ir einant. Geriausiai dera su žemu kulnu arba storu padu.',
      ],
      ru: [
        'Широкие джинсы',
        'По бёдрам облегают, ниже расходятся до пола. Тяжёлый деним держит прямую линию и на ходу. Лучше всего с небольшим каблуком или толстой подошвой.',
      ],
      price: 7900,
      colors: ['blue', 'grey'],
      fit: 'wide',
      isNew: true,
      tags: ['women-bottoms', 'casual', 'stylish'],
      measure: { waist: 74, hips: 99, inseam: 82 },
    },
    {
      slug: 'slim-stretch-jeans',
      en: [
        'Slim stretch jeans',
        'Close to the leg without squeezing it: the elastane is in the weft only, so the knees come back after a day. Mid rise, dark wash.',
      ],
      lt: [
        'Siauri tamprūs džinsai',
        'Priglunda, bet nespaudžia: tampri tik ataudų gija, todėl keliai per dieną neišsitampo. Vidutinio aukščio juosmuo, tamsus atspalvis.',
      ],
      ru: [
        'Узкие джинсы стрейч',
        'Облегают, но не сдавливают: эластан только в утке, поэтому колени за день не вытягиваются. Средняя посадка, тёмный оттенок.',
      ],
      price: 5900,
      colors: ['navy', 'black', 'grey'],
      made: { main: { cotton: 92, polyester: 6, elastane: 2 } },
      fit: 'slim',
      measure: { waist: 72, hips: 92, inseam: 76 },
    },
    {
      slug: 'barrel-leg-jeans',
      en: [
        'Barrel-leg jeans',
        'The seam bends outwards at the knee and back in at the ankle. Mid-weight denim, washed until the edges turn pale. Sit a little below the navel.',
      ],
      lt: [
        'Išlenktų klešnių džinsai',
        'Šoninė siūlė ties keliais išlinksta į išorę, o ties kulkšnimis vėl suartėja. Vidutinio storio audinys, skalbtas, kol pabalo kraštai. Juosmuo kiek žemiau bambos.',
      ],
      ru: [
        'Джинсы-баррелы',
        'Боковой шов у колена выгибается наружу, а у щиколотки возвращается. Деним средней плотности, выстиран до светлых кромок. Посадка чуть ниже пупка.',
      ],
      price: 6900,
      colors: ['blue', 'ecru'],
      brand: 'Mango',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'TR',
      fit: 'relaxed',
      tags: ['women-bottoms', 'stylish'],
      measure: { waist: 76, hips: 104, inseam: 70 },
    },
  ],
};
