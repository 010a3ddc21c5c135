import type { ProductGroup } from '../../product.ts';

export const womenBoots: ProductGroup = {
  audience: 'women',
  subcategory: 'boots',
  brand: 'Gija',
  tags: ['women-shoes', 'women-boots', 'stylish'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'leather-chelsea-boots',
      en: [
        'Leather Chelsea boots',
        'Two elastic panels, a pull tab at the back and a welted sole that a cobbler can replace. The leather is oiled, so a drizzle does nothing to it.',
      ],
      lt: [
        'Odiniai „Chelsea“ tipo aulinukai',
        'Du gumos intarpai, kilpa nugaroje ir rantu prisiūtas padas, kurį batsiuvys gali pakeisti. Oda riebinta, todėl dulksna jai nekenkia.',
      ],
      ru: [
        'Кожаные челси',
        'Две эластичные вставки, петля сзади и рантовая подошва, которую сапожник может заменить. Кожа с жировой пропиткой: морось ей не страшна.',
      ],
      price: 15900,
      colors: ['black', 'brown'],
      featured: true,
      measure: { heel: 3 },
    },
    {
      slug: 'knee-high-leather-boots',
      en: [
        'Knee-high leather boots',
        'A straight shaft with a full zip and a strip of elastic for the calf. Block heel of 6 cm. The calf measures 37 cm in size 38.',
      ],
      lt: [
        'Odiniai ilgaauliai iki kelių',
        'Tiesus aulas su užtrauktuku per visą ilgį ir gumos juostele ties blauzda. Platus 6 cm kulnas. 38 dydžio aulo plotis – 37 cm.',
      ],
      ru: [
        'Кожаные сапоги до колена',
        'Прямое голенище с молнией во всю длину и эластичной вставкой. Устойчивый каблук 6 см. Обхват голенища в размере 38 — 37 см.',
      ],
      price: 21900,
      sale: [17500, '2026-11-12'],
      colors: ['black', 'burgundy', 'brown'],
      tags: ['women-shoes', 'women-boots', 'elegant'],
      measure: { heel: 6 },
    },
    {
      slug: 'shearling-winter-boots',
      en: [
        'Winter boots with a wool lining',
        'Lined with sheep’s wool down to the toes, with a deep tread for packed snow and a seam sealed to three centimetres above the sole.',
      ],
      lt: [
        'Žieminiai batai su vilnos pamušalu',
        'Avies vilna iki pat pirštų, gilus protektorius suplūktam sniegui, siūlės sandarios tris centimetrus virš pado.',
      ],
      ru: [
        'Зимние ботинки на овечьей шерсти',
        'Овечья шерсть до самых пальцев, глубокий протектор для утоптанного снега, швы герметичны на три сантиметра от подошвы.',
      ],
      price: 17900,
      colors: ['grey', 'black', 'beige'],
      made: { upper: { suede: 100 }, insole: { wool: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
      maker: 'lodz',
      supplier: 'siaurine',
      isNew: true,
      tags: ['women-shoes', 'women-boots', 'comfortable'],
      measure: { heel: 3 },
    },
    {
      slug: 'lace-up-ankle-boots',
      en: [
        'Lace-up ankle boots',
        'Eight eyelets, a zip on the inside so that the laces are tied once, and a commando sole. Room for a thick sock.',
      ],
      lt: [
        'Suvarstomi aulinukai',
        'Aštuonios kilpelės, vidinėje pusėje užtrauktukas, todėl raištelius užteks užrišti kartą, rantytas padas. Telpa stora kojinė.',
      ],
      ru: [
        'Ботинки на шнуровке',
        'Восемь люверсов, молния с внутренней стороны, чтобы завязать шнурки один раз, рифлёная подошва. Рассчитаны на толстый носок.',
      ],
      price: 13900,
      colors: ['black', 'white'],
      maker: 'hanoi',
      brand: 'Kopa',
      stock: 'low',
      tags: ['women-shoes', 'women-boots', 'casual'],
      measure: { heel: 4 },
    },
  ],
};
