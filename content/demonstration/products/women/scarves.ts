import type { ProductGroup } from '../../product.ts';

export const womenScarves: ProductGroup = {
  audience: 'women',
  subcategory: 'scarves',
  brand: 'Gija',
  tags: ['women-accessories', 'elegant'],
  sizes: 'one',
  made: { main: { wool: 100 } },
  care: 'wool-30',
  maker: 'mezgykla',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'large-wool-scarf',
      en: [
        'Large wool scarf',
        'Seventy by two hundred centimetres of soft woven wool with a short fringe. A blanket on a train, a scarf on the platform.',
      ],
      lt: [
        'Didelis vilnonis šalikas',
        'Minkšta austa vilna, 70 × 200 cm, trumpi kutai. Traukinyje – pledas, perone – šalikas.',
      ],
      ru: [
        'Большой шерстяной шарф',
        'Мягкая тканая шерсть, 70 × 200 см, короткая бахрома. В поезде плед, на перроне шарф.',
      ],
      price: 5900,
      colors: ['grey', 'camel', 'green', 'burgundy'],
      stock: 'plenty',
      featured: true,
      measure: { width: 70, length: 200 },
    },
    {
      slug: 'cashmere-scarf',
      en: [
        'Cashmere scarf',
        'Two-ply cashmere knitted in plain stitch with rolled edges. Light enough to wear indoors, 30 by 180 centimetres.',
      ],
      lt: [
        'Kašmyro šalikas',
        'Dvigubo kašmyro siūlo mezginys susisukančiais kraštais. Toks lengvas, kad dėvimas ir patalpoje, 30 × 180 cm.',
      ],
      ru: [
        'Кашемировый шарф',
        'Кашемир в две нити, гладкая вязка с закручивающимся краем. Лёгкий, можно не снимать в помещении, 30 × 180 см.',
      ],
      price: 8900,
      colors: ['ecru', 'navy', 'pink'],
      made: { main: { cashmere: 100 } },
      measure: { width: 30, length: 180 },
    },
    {
      slug: 'silk-square-scarf',
      en: [
        'Silk square',
        'Twill silk with a hand-rolled edge, 70 by 70 centimetres. At the neck, on a bag handle or around a ponytail.',
      ],
      lt: [
        'Šilkinė skarelė',
        'Ruoželinis šilkas rankomis susuktais kraštais, 70 × 70 cm. Ant kaklo, ant rankinės rankenos arba surišti plaukams.',
      ],
      ru: [
        'Шёлковый платок',
        'Шёлковый твил с подрубленным вручную краем, 70 × 70 см. На шею, на ручку сумки или на хвост.',
      ],
      price: 4900,
      sale: [3900, '2026-10-27'],
      colors: ['red', 'blue', 'yellow', 'purple'],
      made: { main: { silk: 100 } },
      care: 'hand-wash',
      maker: 'porto',
      supplier: 'iberia',
      tags: ['women-accessories', 'elegant', 'stylish'],
      measure: { width: 70, length: 70 },
    },
    {
      slug: 'linen-gauze-scarf',
      en: [
        'Linen gauze scarf',
        'A loosely woven linen for a summer evening by the sea, 60 by 190 centimetres. Washes at forty, never ironed.',
      ],
      lt: [
        'Plonas lininis šalikas',
        'Retai austas linas vasaros vakarui prie jūros, 60 × 190 cm. Skalbiamas 40 °C temperatūroje, nelyginamas.',
      ],
      ru: [
        'Тонкий льняной шарф',
        'Лён редкого переплетения для летнего вечера у моря, 60 × 190 см. Стирается при сорока градусах, не гладится.',
      ],
      price: 3500,
      colors: ['white', 'sage', 'navy'],
      made: { main: { linen: 100 } },
      care: 'wash-40',
      maker: 'linelis',
      stock: 'sold-out',
      measure: { width: 60, length: 190 },
    },
  ],
};
