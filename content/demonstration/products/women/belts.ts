import type { ProductGroup } from '../../product.ts';

export const womenBelts: ProductGroup = {
  audience: 'women',
  subcategory: 'belts',
  brand: 'Gija',
  tags: ['women-accessories', 'casual'],
  sizes: 'women-belts',
  made: { main: { leather: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'narrow-leather-belt',
      en: [
        'Narrow leather belt',
        'Two centimetres wide, one layer of vegetable-tanned leather, a plain covered buckle. The size is the length to the middle hole in centimetres.',
      ],
      lt: [
        'Siauras odinis diržas',
        'Dviejų centimetrų pločio, vieno sluoksnio augaliniu būdu rauginta oda, paprasta aptraukta sagtis. Dydis – ilgis iki vidurinės skylutės centimetrais.',
      ],
      ru: [
        'Узкий кожаный ремень',
        'Ширина два сантиметра, один слой кожи растительного дубления, простая обтянутая пряжка. Размер: длина до среднего отверстия в сантиметрах.',
      ],
      price: 3500,
      colors: ['black', 'tan', 'white'],
      stock: 'plenty',
      measure: { width: 2 },
    },
    {
      slug: 'wide-waist-belt',
      en: [
        'Wide waist belt',
        'Six centimetres of soft nappa with an elastic panel at the back. Goes over a shirt dress or an open coat.',
      ],
      lt: [
        'Platus juosmens diržas',
        'Šešių centimetrų minkšta napa su gumos intarpu nugaroje. Segamas ant marškininės suknelės ar atlapo palto.',
      ],
      ru: [
        'Широкий пояс на талию',
        'Шесть сантиметров мягкой наппы с эластичной вставкой сзади. Носят поверх платья-рубашки или распахнутого пальто.',
      ],
      price: 4500,
      colors: ['black', 'burgundy'],
      tags: ['women-accessories', 'stylish'],
      measure: { width: 6 },
    },
    {
      slug: 'woven-leather-belt',
      en: [
        'Woven leather belt',
        'Plaited from narrow strips, so the pin goes through anywhere and the belt fits over a shirt or a thick jumper. Three centimetres wide.',
      ],
      lt: [
        'Pintas odinis diržas',
        'Supintas iš siaurų juostelių, todėl užsegti galima bet kurioje vietoje: tinka ir ant marškinių, ir ant storo megztinio. Plotis – trys centimetrai.',
      ],
      ru: [
        'Плетёный кожаный ремень',
        'Сплетён из узких полосок, поэтому застёгивается в любом месте: и на рубашке, и на толстом свитере. Ширина три сантиметра.',
      ],
      price: 3900,
      colors: ['brown', 'navy', 'beige'],
      measure: { width: 3 },
    },
  ],
};
