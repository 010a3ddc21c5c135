import type { ProductGroup } from '../../product.ts';

export const menSneakers: ProductGroup = {
  audience: 'men',
  subcategory: 'sneakers',
  brand: 'Gija',
  tags: ['men-shoes', 'casual', 'comfortable'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-leather-court-trainers',
      en: [
        'Leather court trainers',
        'A low tennis shape in smooth calf with a stitched cup sole. No perforation, no stripe; cotton laces and a removable insole.',
      ],
      lt: [
        'Odiniai teniso bateliai',
        'Žema teniso batelių forma, lygi veršiuko oda, prisiūtas padas. Be skylučių ir juostelių; medvilniniai raišteliai, išimamas vidpadis.',
      ],
      ru: [
        'Кожаные теннисные кеды',
        'Низкая теннисная форма из гладкой телячьей кожи, прошитая подошва. Без перфорации и полос; хлопковые шнурки, съёмная стелька.',
      ],
      price: 12900,
      colors: ['white', 'black', 'navy'],
      stock: 'plenty',
      featured: true,
    },
    {
      slug: 'mens-suede-trainers',
      en: [
        'Suede trainers',
        'Soft suede with a padded collar and a gum sole three centimetres high. Choose your usual size; they give a little at the instep.',
      ],
      lt: [
        'Zomšiniai sportbačiai',
        'Minkšta zomša, paminkštintas aulas ir trijų centimetrų natūralios gumos padas. Rinkitės įprastą dydį: ties keltimi kiek pasiduoda.',
      ],
      ru: [
        'Замшевые кроссовки',
        'Мягкая замша, стёганый кант и каучуковая подошва три сантиметра. Берите свой размер: в подъёме немного разнашиваются.',
      ],
      price: 9900,
      sale: [7400, '2026-10-28'],
      colors: ['grey', 'navy', 'tan'],
      made: { upper: { suede: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'suede',
    },
    {
      slug: 'mens-canvas-trainers',
      en: [
        'Canvas trainers',
        'Cotton canvas on a vulcanised sole, with a toe cap in rubber. Eyelets are brass and do not rust.',
      ],
      lt: [
        'Drobiniai bateliai',
        'Medvilninė drobė, vulkanizuotas padas, guminė nosies apsauga. Žalvarinės kilpelės nerūdija.',
      ],
      ru: [
        'Кеды из канваса',
        'Хлопковый канвас на вулканизированной подошве, резиновый мысок. Латунные люверсы не ржавеют.',
      ],
      price: 5900,
      colors: ['white', 'green', 'burgundy', 'black'],
      made: { upper: { textile: 100 }, insole: { textile: 100 }, outsole: { rubber: 100 } },
      care: 'wipe',
      brand: 'Adidas',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'VN',
      isNew: true,
    },
  ],
};
