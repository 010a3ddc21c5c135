import type { ProductGroup } from '../../product.ts';

export const womenJewelry: ProductGroup = {
  audience: 'women',
  subcategory: 'jewelry',
  brand: 'Raskila',
  tags: ['women-accessories', 'elegant'],
  sizes: 'one',
  made: { main: { silver: 100 } },
  care: 'jewellery',
  maker: 'siulas',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'amber-drop-earrings',
      en: [
        'Amber drop earrings',
        'One uncut piece of Baltic amber on each hook of 925 silver. No two stones are alike; yours will differ slightly from the picture. Length 3.2 cm.',
      ],
      lt: [
        'Auskarai su gintaro lašais',
        'Ant 925 prabos sidabro kabliuko – po vieną nešlifuotą Baltijos gintaro gabalėlį. Vienodų akmenų nebūna, tad jūsų šiek tiek skirsis nuo nuotraukos. Ilgis 3,2 cm.',
      ],
      ru: [
        'Серьги с каплями янтаря',
        'На каждой швензе из серебра 925 пробы — кусочек необработанного балтийского янтаря. Одинаковых камней не бывает, поэтому ваши будут чуть отличаться от снимка. Длина 3,2 см.',
      ],
      price: 5900,
      colors: ['yellow', 'brown'],
      made: { main: { silver: 40, amber: 60 } },
      measure: { length: 3 },
    },
    {
      slug: 'fine-silver-chain',
      en: [
        'Fine silver chain',
        'A 1.2 mm anchor chain of 925 silver, 42 cm with an extension to 46. Strong enough to sleep in.',
      ],
      lt: [
        'Plona sidabrinė grandinėlė',
        '1,2 mm inkarinio pynimo grandinėlė iš 925 prabos sidabro, 42 cm, pailginama iki 46 cm. Tvirta, nusiimti nakčiai nebūtina.',
      ],
      ru: [
        'Тонкая серебряная цепочка',
        'Цепочка якорного плетения 1,2 мм из серебра 925 пробы, 42 см с удлинением до 46. Прочная, на ночь можно не снимать.',
      ],
      price: 3900,
      colors: ['grey'],
      stock: 'plenty',
      measure: { length: 42 },
    },
    {
      slug: 'hammered-silver-ring',
      en: [
        'Hammered silver ring',
        'A flat band of four millimetres, hammered by hand and left matt inside. The sizes are the inner diameter in millimetres.',
      ],
      lt: [
        'Kaltinis sidabrinis žiedas',
        'Plokščia keturių milimetrų juostelė, kalta rankomis, vidus paliktas matinis. Dydis – vidinis skersmuo milimetrais.',
      ],
      ru: [
        'Кованое серебряное кольцо',
        'Плоский ободок четыре миллиметра, выкован вручную, изнутри матовый. Размер указан по внутреннему диаметру в миллиметрах.',
      ],
      price: 4500,
      colors: ['grey'],
      sizes: 'rings',
    },
    {
      slug: 'pearl-stud-earrings',
      en: [
        'Pearl stud earrings',
        'Freshwater pearls of 7 mm, slightly uneven, on posts of gold-plated brass. Nickel-free backs.',
      ],
      lt: [
        'Auskarai su perlais',
        '7 mm gėlavandeniai perlai, šiek tiek netaisyklingi, ant paauksuoto žalvario kaištelių. Užsegimai be nikelio.',
      ],
      ru: [
        'Серьги-пусеты с жемчугом',
        'Речной жемчуг 7 мм, слегка неровный, на штифтах из позолоченной латуни. Застёжки без никеля.',
      ],
      price: 3500,
      colors: ['white', 'pink'],
      made: { main: { pearl: 80, brass: 20 } },
      isNew: true,
      measure: { width: 1 },
    },
  ],
};
