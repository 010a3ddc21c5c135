import type { ProductGroup } from '../../product.ts';

export const womenSandals: ProductGroup = {
  audience: 'women',
  subcategory: 'sandals',
  brand: 'Gija',
  tags: ['women-shoes', 'casual', 'comfortable'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'two-strap-leather-sandals',
      en: [
        'Two-strap leather sandals',
        'Wide straps with steel buckles on a shaped cork and rubber footbed. The suede inner dulls first and then stays so.',
      ],
      lt: [
        'Odinės dviejų dirželių basutės',
        'Platūs dirželiai su plieninėmis sagtimis ir pėdos formos kamščio bei gumos padas. Zomšinis vidpadis iš pradžių patamsėja, tada spalva nebekinta.',
      ],
      ru: [
        'Кожаные сандалии с двумя ремешками',
        'Широкие ремешки со стальными пряжками, анатомическая подошва из пробки и резины. Замшевая стелька сначала темнеет, потом цвет не меняется.',
      ],
      price: 7900,
      sale: [4700, '2026-09-01'],
      colors: ['brown', 'black', 'white'],
      measure: { heel: 3 },
    },
    {
      slug: 'thin-strap-flat-sandals',
      en: [
        'Flat sandals with thin straps',
        'Three narrow straps sewn between two layers of the sole, so nothing comes unglued. A small buckle behind the ankle.',
      ],
      lt: [
        'Plokščios basutės plonais dirželiais',
        'Trys siauri dirželiai įsiūti tarp dviejų pado sluoksnių, todėl neatsiklijuoja. Už kulkšnies maža sagtelė.',
      ],
      ru: [
        'Плоские сандалии с тонкими ремешками',
        'Три узких ремешка вшиты между слоями подошвы и не отклеиваются. За щиколоткой небольшая пряжка.',
      ],
      price: 6500,
      colors: ['beige', 'black', 'red'],
      tags: ['women-shoes', 'elegant'],
      stock: 'low',
      measure: { heel: 1 },
    },
    {
      slug: 'rope-wedge-sandals',
      en: [
        'Rope wedge sandals',
        'A 7 cm jute wedge with a rubber sole underneath, cotton canvas over the toes and a strap that buckles round the ankle. Sewn by hand in Spain.',
      ],
      lt: [
        'Espadrilės pinta platforma',
        '7 cm džiuto platforma su guminiu padu, medvilninės drobės priekis ir ties kulkšnimi sagtele užsegamas dirželis. Siūta rankomis Ispanijoje.',
      ],
      ru: [
        'Эспадрильи на танкетке',
        'Джутовая танкетка 7 см с резиновой подошвой, хлопковый канвас на мысе и ремешок с пряжкой на щиколотке. Сшиты вручную в Испании.',
      ],
      price: 6900,
      colors: ['blue', 'white', 'pink'],
      made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      stock: 'sold-out',
      measure: { heel: 7 },
    },
  ],
};
