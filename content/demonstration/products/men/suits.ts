import type { ProductGroup } from '../../product.ts';

export const menSuits: ProductGroup = {
  audience: 'men',
  subcategory: 'suits',
  brand: 'Gija',
  tags: ['formal', 'elegant', 'stylish'],
  sizes: 'men',
  made: { main: { wool: 100 }, lining: { viscose: 100 } },
  care: 'dry-clean',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'mens-two-button-wool-blazer',
      en: [
        'Two-button wool blazer',
        'Worsted of 260 g/m² with a half canvas and soft shoulders. Flap pockets, double vent, sleeves left unfinished by two centimetres for altering.',
      ],
      lt: [
        'Dviejų sagų vilnonis švarkas',
        '260 g/m² šukuotinė vilna, ašutinis įklotas iki pusės, minkšti pečiai. Kišenės su atvartais, du prakirpimai, rankovėms pailginti palikti du centimetrai.',
      ],
      ru: [
        'Шерстяной пиджак на двух пуговицах',
        'Камвольная шерсть 260 г/м², полубортовая прокладка, мягкое плечо. Карманы с клапанами, две шлицы, в рукавах запас два сантиметра.',
      ],
      price: 22900,
      colors: ['navy', 'grey', 'black'],
      featured: true,
      measure: { chest: 108, length: 74, sleeve: 64 },
    },
    {
      slug: 'mens-unstructured-blazer',
      en: [
        'Unstructured cotton blazer',
        'No lining, no padding, patch pockets: a jacket that folds into a bag. Cotton and linen, washed, worn with chinos.',
      ],
      lt: [
        'Minkštas medvilninis švarkas',
        'Be pamušalo ir petukų, prisiūtos kišenės: susilanksto į rankinę. Skalbta medvilnė su linu, dera su medvilninėmis kelnėmis.',
      ],
      ru: [
        'Мягкий хлопковый пиджак',
        'Без подкладки и плечиков, накладные карманы: складывается в сумку. Стираный хлопок со льном, носить с чинос.',
      ],
      price: 13900,
      sale: [10900, '2026-10-23'],
      colors: ['beige', 'navy', 'sage'],
      made: { main: { cotton: 60, linen: 40 } },
      maker: 'siulas',
      fit: 'relaxed',
      measure: { chest: 110, length: 73, sleeve: 64 },
    },
    {
      slug: 'mens-wool-suit-trousers',
      en: [
        'Wool suit trousers',
        'The trousers to the two-button blazer, from the same bolt of cloth. Flat front, half-lined to the knee, hem left open.',
      ],
      lt: [
        'Vilnonės kostiuminės kelnės',
        'Dviejų sagų švarko kelnės iš to paties audinio. Lygus priekis, pamušalas iki kelių, apačia palikta neapsiūta.',
      ],
      ru: [
        'Шерстяные костюмные брюки',
        'Брюки к пиджаку на двух пуговицах, из той же ткани. Без складок, подкладка до колена, низ не подшит.',
      ],
      price: 11900,
      colors: ['navy', 'grey', 'black'],
      measure: { waist: 86, hips: 106, inseam: 90 },
    },
    {
      slug: 'mens-peak-lapel-blazer',
      en: [
        'Double-breasted blazer',
        'Six buttons, peak lapels and a trimmed waist. A stretch wool for a day that starts at the office and ends at a wedding.',
      ],
      lt: [
        'Dvieilis švarkas',
        'Šešios sagos, smailūs atvartai, pabrėžtas juosmuo. Elastinga vilna dienai, kuri prasideda biure, o baigiasi vestuvėse.',
      ],
      ru: [
        'Двубортный пиджак',
        'Шесть пуговиц, острые лацканы, приталенный силуэт. Шерсть стрейч для дня, который начинается в офисе, а кончается на свадьбе.',
      ],
      price: 28900,
      colors: ['navy', 'black'],
      brand: 'Hugo Boss',
      made: { main: { wool: 98, elastane: 2 }, lining: { viscose: 100 } },
      maker: 'tarptautinis',
      supplier: 'zenklai',
      fit: 'fitted',
      isNew: true,
      measure: { chest: 104, length: 74, sleeve: 64 },
    },
  ],
};
