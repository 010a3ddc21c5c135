import type { ProductGroup } from '../../product.ts';

export const menDressShoes: ProductGroup = {
  audience: 'men',
  subcategory: 'dress',
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
      slug: 'mens-plain-derby',
      en: [
        'Plain derby shoes',
        'Open lacing and a round toe in polished calf. The sole is leather with a rubber half already fitted, so the first rain does no harm.',
      ],
      lt: [
        'Lygūs derbiai',
        'Atviras suvarstymas, apvali nosis, poliruota veršiuko oda. Odinis padas jau su gumine puspade, todėl pirmas lietus nebaisus.',
      ],
      ru: [
        'Гладкие дерби',
        'Открытая шнуровка и круглый мысок из полированной телячьей кожи. На кожаную подошву уже наклеена резиновая накладка: первый дождь не страшен.',
      ],
      price: 16900,
      colors: ['black', 'brown'],
    },
    {
      slug: 'mens-monk-strap-shoes',
      en: [
        'Single monk-strap shoes',
        'One strap, one brushed buckle and a medium toe. Welted, so a cobbler can replace the sole.',
      ],
      lt: [
        'Batai su viena sagtimi',
        'Vienas dirželis, matinė sagtis, vidutinio pločio nosis. Rantuotas padas – batsiuvys jį gali pakeisti.',
      ],
      ru: [
        'Монки с одной пряжкой',
        'Один ремешок, матовая пряжка и мысок средней ширины. Рантовая конструкция: подошву можно заменить.',
      ],
      price: 18900,
      sale: [14900, '2026-11-06'],
      colors: ['brown', 'burgundy', 'black'],
    },
    {
      slug: 'mens-patent-evening-shoes',
      en: [
        'Patent evening shoes',
        'Whole-cut patent leather with grosgrain laces, for one evening a year or for fifty. Leather lining, thin sole.',
      ],
      lt: [
        'Lakuoti vakariniai batai',
        'Vieno gabalo lakuota oda ir rumbuoto šilko raišteliai – vienam vakarui per metus arba penkiasdešimčiai. Odinis pamušalas, plonas padas.',
      ],
      ru: [
        'Лаковые вечерние туфли',
        'Цельнокроеная лаковая кожа и репсовые шнурки: на один вечер в году или на пятьдесят. Кожаная подкладка, тонкая подошва.',
      ],
      price: 19900,
      colors: ['black'],
      stock: 'low',
    },
  ],
};
