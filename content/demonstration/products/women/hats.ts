import type { ProductGroup } from '../../product.ts';

export const womenHats: ProductGroup = {
  audience: 'women',
  subcategory: 'hats',
  brand: 'Gija',
  tags: ['women-accessories', 'casual'],
  sizes: 'one',
  made: { main: { wool: 100 } },
  care: 'wool-30',
  maker: 'mezgykla',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'ribbed-merino-beanie',
      en: [
        'Ribbed merino beanie',
        'A close rib with a turn-up of seven centimetres: doubled over the ears, single on top. Fits a head from 54 to 59 cm.',
      ],
      lt: [
        'Rumbuota merino vilnos kepurė',
        'Glaudus rumbas su septynių centimetrų atvartu: ties ausimis dvigubas sluoksnis, viršuje viengubas. Tinka 54–59 cm galvai.',
      ],
      ru: [
        'Шапка из мериноса в рубчик',
        'Плотная резинка с отворотом семь сантиметров: на ушах два слоя, сверху один. На голову 54–59 см.',
      ],
      price: 2900,
      colors: ['grey', 'black', 'camel', 'red', 'sage'],
      stock: 'plenty',
      isNew: true,
    },
    {
      slug: 'felt-fedora',
      en: [
        'Wool felt hat',
        'A stiff brim of six centimetres, a ribbon of its own colour and an inner band that tightens with a cord. Brush it, do not wash it.',
      ],
      lt: [
        'Vilnos fetro skrybėlė',
        'Standūs šešių centimetrų bryliai, tos pačios spalvos juosta, vidinė juostelė suveržiama virvele. Valyti šepečiu, neskalbti.',
      ],
      ru: [
        'Шляпа из шерстяного фетра',
        'Жёсткие поля шесть сантиметров, лента в тон, внутренняя тесьма затягивается шнурком. Чистить щёткой, не стирать.',
      ],
      price: 5900,
      sale: [4100, '2026-11-03'],
      colors: ['camel', 'black', 'burgundy'],
      sizes: 'hats',
      care: 'dry-clean',
      maker: 'marche',
      supplier: 'avalyne',
      tags: ['women-accessories', 'elegant', 'stylish'],
    },
    {
      slug: 'wide-brim-straw-hat',
      en: [
        'Wide-brimmed straw hat',
        'Plaited wheat straw with a nine-centimetre brim that shades the shoulders. Rolls up for the suitcase; steam brings the shape back.',
      ],
      lt: [
        'Šiaudinė skrybėlė plačiais bryliais',
        'Pinti kviečių šiaudai, devynių centimetrų bryliai dengia ir pečius. Kelionei susukama, formą atgauna virš garų.',
      ],
      ru: [
        'Соломенная шляпа с широкими полями',
        'Плетёная пшеничная солома, поля девять сантиметров закрывают плечи. Для чемодана сворачивается, форму возвращает пар.',
      ],
      price: 3900,
      colors: ['beige', 'white'],
      sizes: 'hats',
      made: { main: { straw: 100 } },
      care: 'wipe',
      maker: 'bursa',
      supplier: 'bosforas',
      stock: 'sold-out',
    },
  ],
};
