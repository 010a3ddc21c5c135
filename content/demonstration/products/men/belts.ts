import type { ProductGroup } from '../../product.ts';

export const menBelts: ProductGroup = {
  audience: 'men',
  subcategory: 'belts',
  brand: 'Gija',
  tags: ['men-accessories', 'formal', 'stylish'],
  sizes: 'men-belts',
  made: { main: { leather: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'mens-plain-leather-belt',
      en: [
        'Plain leather belt',
        'Full-grain leather of 3.4 millimetres, one layer, cut edges waxed. The steel buckle comes off with two screws.',
      ],
      lt: [
        'Lygus odinis diržas',
        'Vieno sluoksnio 3,4 mm natūralaus paviršiaus oda, vaškuoti kraštai. Plieninė sagtis nuimama atsukus du varžtelius.',
      ],
      ru: [
        'Гладкий кожаный ремень',
        'Полнозернистая кожа 3,4 мм в один слой, вощёные торцы. Стальная пряжка снимается, достаточно отвернуть два винта.',
      ],
      price: 4500,
      colors: ['black', 'brown', 'tan'],
      stock: 'plenty',
    },
    {
      slug: 'mens-suede-belt',
      en: [
        'Suede belt',
        'Suede on a leather back, 3 centimetres wide, with a buckle covered in the same skin. For chinos and light suits.',
      ],
      lt: [
        'Zomšinis diržas',
        'Zomša ant odinio pagrindo, 3 cm pločio, sagtis aptraukta ta pačia oda. Prie medvilninių kelnių ir lengvų kostiumų.',
      ],
      ru: [
        'Замшевый ремень',
        'Замша на кожаной основе, ширина 3 см, пряжка обтянута той же кожей. К чинос и лёгким костюмам.',
      ],
      price: 4900,
      sale: [3600, '2026-11-03'],
      colors: ['navy', 'brown', 'grey'],
      made: { main: { suede: 100 } },
      care: 'suede',
    },
    {
      slug: 'mens-reversible-belt',
      en: [
        'Reversible belt',
        'Black on one side, brown on the other; the buckle turns on a pin. It can be shortened at home with scissors.',
      ],
      lt: [
        'Dvipusis diržas',
        'Viena pusė juoda, kita ruda; sagtis apsisuka ant ašelės. Namuose sutrumpinamas žirklėmis.',
      ],
      ru: [
        'Двусторонний ремень',
        'С одной стороны чёрный, с другой коричневый; пряжка поворачивается на оси. Укорачивается дома ножницами.',
      ],
      price: 6900,
      colors: ['black'],
      brand: 'Tommy Hilfiger',
      maker: 'tarptautinis',
      supplier: 'zenklai',
    },
  ],
};
