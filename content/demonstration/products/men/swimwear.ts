import type { ProductGroup } from '../../product.ts';

export const menSwimwear: ProductGroup = {
  audience: 'men',
  subcategory: 'swimwear',
  brand: 'Marių vėjas',
  tags: ['sporty', 'comfortable'],
  sizes: 'men',
  made: { main: { polyamide: 100 }, lining: { polyester: 100 } },
  care: 'swim',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'regular',
  products: [
    {
      slug: 'mens-mid-length-swim-shorts',
      en: [
        'Mid-length swim shorts',
        'Light polyamide that is dry twenty minutes out of the water. Mesh lining, a back pocket that drains, a cord that does not slip.',
      ],
      lt: [
        'Vidutinio ilgio maudymosi šortai',
        'Lengvas poliamidas išdžiūsta per dvidešimt minučių. Tinklinis pamušalas, galinė kišenė su skyle vandeniui, neatsirišantis raištelis.',
      ],
      ru: [
        'Плавательные шорты средней длины',
        'Лёгкий полиамид высыхает за двадцать минут. Сетчатая подкладка, задний карман с отверстием для воды, шнурок не развязывается.',
      ],
      price: 3900,
      colors: ['navy', 'green', 'red'],
      measure: { waist: 84, length: 42 },
    },
    {
      slug: 'mens-short-swim-trunks',
      en: [
        'Short swim trunks',
        'Close-fitting trunks with a flat front, for lanes rather than beaches. Chlorine-resistant jersey, inside cord.',
      ],
      lt: [
        'Prigludusios maudymosi trumpikės',
        'Prigludusios, lygiu priekiu – labiau baseinui nei paplūdimiui. Chlorui atsparus trikotažas, raištelis viduje.',
      ],
      ru: [
        'Облегающие плавки-шорты',
        'Облегающие, с гладким передом: скорее для бассейна, чем для пляжа. Трикотаж, стойкий к хлору, шнурок внутри.',
      ],
      price: 2900,
      colors: ['black', 'blue', 'navy'],
      made: { main: { polyester: 53, polyamide: 47 } },
      fit: 'fitted',
    },
    {
      slug: 'mens-tailored-swim-shorts',
      en: [
        'Tailored swim shorts',
        'Cut like walking shorts with a fly, a zip and side adjusters; you can go from the pier straight to lunch.',
      ],
      lt: [
        'Klasikinio kirpimo maudymosi šortai',
        'Sukirpti kaip kasdieniai šortai: užtrauktukas, šoniniai reguliatoriai. Nuo lieptelio galima eiti tiesiai pietauti.',
      ],
      ru: [
        'Плавательные шорты на молнии',
        'Скроены как обычные шорты: гульфик, молния, боковые регуляторы. С пирса можно идти прямо на обед.',
      ],
      price: 5500,
      sale: [3500, '2026-08-24'],
      colors: ['beige', 'navy', 'grey'],
      stock: 'low',
      measure: { waist: 86, length: 46 },
    },
  ],
};
