import type { ProductGroup } from '../../product.ts';

export const menBags: ProductGroup = {
  audience: 'men',
  subcategory: 'bags',
  brand: 'Gija',
  tags: ['men-accessories', 'casual', 'stylish'],
  sizes: 'one',
  made: { main: { leather: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'mens-leather-briefcase',
      en: [
        'Leather briefcase',
        'Takes a 15-inch laptop and a folder of papers; two outer pockets, strap included. The base has feet, so it stands in the train.',
      ],
      lt: [
        'Odinis portfelis',
        'Telpa 15 colių kompiuteris ir aplankas su popieriais; dvi išorinės kišenės, pridedamas dirželis. Dugnas su kojelėmis, todėl traukinyje stovi.',
      ],
      ru: [
        'Кожаный портфель',
        'Вмещает ноутбук 15 дюймов и папку с бумагами; два внешних кармана, ремень в комплекте. На дне ножки: в поезде стоит сам.',
      ],
      price: 22900,
      colors: ['black', 'brown', 'tan'],
      measure: { width: 40, height: 30, depth: 10 },
    },
    {
      slug: 'mens-canvas-rucksack',
      en: [
        'Canvas rucksack',
        'Waxed canvas and leather, 18 litres, a roll top and a padded back. Laptop sleeve with its own zip.',
      ],
      lt: [
        'Drobinė kuprinė',
        'Vaškuota drobė ir oda, 18 litrų, susukamas viršus, minkšta nugara. Kompiuterio skyrius su atskiru užtrauktuku.',
      ],
      ru: [
        'Рюкзак из канваса',
        'Вощёный канвас и кожа, 18 литров, скручивающийся верх, мягкая спинка. Отделение для ноутбука с отдельной молнией.',
      ],
      price: 11900,
      sale: [8900, '2026-10-12'],
      colors: ['green', 'navy', 'black'],
      made: { main: { cotton: 85, leather: 15 } },
      care: 'wipe',
      brand: 'Kopa',
      measure: { width: 30, height: 44, depth: 14 },
    },
    {
      slug: 'mens-weekend-bag',
      en: [
        'Weekend bag',
        'Thirty-five litres for two nights, with a shoe pocket at the end. Fits under most aeroplane seats when it is not packed full.',
      ],
      lt: [
        'Savaitgalio krepšys',
        '35 litrų krepšys dviem naktims, gale – skyrius batams. Neprikimštas telpa po daugumos lėktuvų sėdynėmis.',
      ],
      ru: [
        'Дорожная сумка',
        '35 литров на две ночи, сбоку отделение для обуви. Если не набивать, помещается под кресло в самолёте.',
      ],
      price: 18900,
      colors: ['tan', 'black'],
      isNew: true,
      measure: { width: 50, height: 28, depth: 25 },
    },
  ],
};
