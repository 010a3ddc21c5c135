import type { ProductGroup } from '../../product.ts';

export const womenWatches: ProductGroup = {
  audience: 'women',
  subcategory: 'watches',
  brand: 'Raskila',
  tags: ['women-accessories', 'elegant'],
  sizes: 'one',
  made: { case: { steel: 100 }, strap: { leather: 100 } },
  care: 'watch',
  maker: 'tarptautinis',
  supplier: 'zenklai',
  fit: 'true',
  products: [
    {
      slug: 'slim-leather-strap-watch',
      en: [
        'Slim watch with a leather strap',
        'A 32 mm steel case, 6 mm high, two hands and no numerals. Swiss quartz movement, splash-proof to 3 atm. The strap changes without tools.',
      ],
      lt: [
        'Plonas laikrodis odiniu dirželiu',
        '32 mm plieninis korpusas, 6 mm storio, dvi rodyklės ir jokių skaičių. Šveicariškas kvarcinis mechanizmas, atsparumas vandeniui 3 atm. Dirželis keičiamas be įrankių.',
      ],
      ru: [
        'Тонкие часы на кожаном ремешке',
        'Стальной корпус 32 мм толщиной 6 мм, две стрелки и ни одной цифры. Швейцарский кварцевый механизм, водозащита 3 атм. Ремешок меняется без инструментов.',
      ],
      price: 12900,
      colors: ['black', 'tan', 'burgundy'],
      measure: { width: 3 },
    },
    {
      slug: 'steel-bracelet-watch',
      en: [
        'Watch with a steel bracelet',
        'A 30 mm case on a bracelet of fine links that a jeweller shortens in ten minutes. Date window, water resistance 5 atm.',
      ],
      lt: [
        'Laikrodis plienine apyranke',
        '30 mm korpusas ir smulkių narelių apyrankė, kurią juvelyras sutrumpins per dešimt minučių. Datos langelis, atsparumas vandeniui 5 atm.',
      ],
      ru: [
        'Часы на стальном браслете',
        'Корпус 30 мм на браслете из мелких звеньев, который ювелир укоротит за десять минут. Окошко даты, водозащита 5 атм.',
      ],
      price: 15900,
      sale: [12700, '2026-11-14'],
      colors: ['grey', 'white'],
      made: { case: { steel: 100 }, strap: { steel: 100 } },
      brand: 'Fossil',
      origin: 'CN',
      measure: { width: 3 },
    },
    {
      slug: 'square-case-watch',
      en: [
        'Watch with a square case',
        'A small square of 22 by 26 millimetres with Roman numerals at twelve and six. Quartz, leather strap with a quick clasp.',
      ],
      lt: [
        'Laikrodis kvadratiniu korpusu',
        'Nedidelis 22 × 26 mm korpusas, ties dvylika ir šešiomis – romėniški skaičiai. Kvarcinis, odinis dirželis greitai užsegama sagtimi.',
      ],
      ru: [
        'Часы с квадратным корпусом',
        'Небольшой корпус 22 × 26 мм, римские цифры на двенадцати и шести. Кварц, кожаный ремешок с быстрой застёжкой.',
      ],
      price: 10900,
      colors: ['brown', 'navy', 'green'],
      stock: 'low',
      measure: { width: 2 },
    },
  ],
};
