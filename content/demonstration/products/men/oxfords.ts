import type { ProductGroup } from '../../product.ts';

export const menOxfords: ProductGroup = {
  audience: 'men',
  subcategory: 'oxfords',
  brand: 'Gija',
  tags: ['men-shoes', 'formal', 'elegant'],
  sizes: 'men-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { leather: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'mens-cap-toe-oxfords',
      en: [
        'Cap-toe oxfords',
        'Closed lacing and a straight cap in box calf. Welted leather sole, 270 grams lighter a pair than it looks.',
      ],
      lt: [
        'Oksfordai su siūle nosyje',
        'Uždaras suvarstymas ir tiesi nosies siūlė, tanki veršiuko oda. Rantuotas odinis padas; pora lengvesnė, nei atrodo.',
      ],
      ru: [
        'Оксфорды с отрезным мыском',
        'Закрытая шнуровка и прямой отрезной мысок, плотная телячья кожа. Рантовая кожаная подошва; пара легче, чем кажется.',
      ],
      price: 18900,
      colors: ['black', 'brown'],
    },
    {
      slug: 'mens-brogue-oxfords',
      en: [
        'Brogue oxfords',
        'Punched wing tips on grained leather, a storm welt and a thin rubber sole. Fit for a wet and muddy town too.',
      ],
      lt: [
        'Oksfordai su skylučių raštu',
        'Grūdėta oda, sparnuota nosis su skylutėmis, apsauginis rantas ir plonas guminis padas. Tinka ir šlapiam, purvinam miestui.',
      ],
      ru: [
        'Оксфорды-броги',
        'Зернистая кожа, крылатый мысок с перфорацией, штормовой рант и тонкая резиновая подошва. Для мокрого, грязного города тоже годятся.',
      ],
      price: 17500,
      sale: [13900, '2026-10-30'],
      colors: ['tan', 'burgundy', 'brown'],
      made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { rubber: 100 } },
    },
    {
      slug: 'mens-whole-cut-oxfords',
      en: ['Whole-cut oxfords', 'One piece of leather and one seam at the back. Burnished by hand at toe and heel.'],
      lt: ['Vieno gabalo oksfordai', 'Vienas odos gabalas ir viena siūlė kulne. Nosis ir kulnas patamsinti rankomis.'],
      ru: ['Цельнокроеные оксфорды', 'Один кусок кожи и один шов на заднике. Мысок и пятка затонированы вручную.'],
      price: 21900,
      colors: ['navy', 'brown', 'black'],
      stock: 'low',
      isNew: true,
    },
  ],
};
