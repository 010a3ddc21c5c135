import type { ProductGroup } from '../../product.ts';

export const menWatches: ProductGroup = {
  audience: 'men',
  subcategory: 'watches',
  brand: 'Fossil',
  tags: ['men-accessories', 'elegant', 'stylish'],
  sizes: 'one',
  made: { main: { steel: 100 } },
  care: 'watch',
  maker: 'tarptautinis',
  supplier: 'zenklai',
  fit: 'true',
  products: [
    {
      slug: 'mens-steel-quartz-watch',
      en: [
        'Steel quartz watch',
        'A 40-millimetre case, mineral glass and a date at three. The leather strap has quick-release pins; water resistant to 5 bar.',
      ],
      lt: [
        'Plieninis kvarcinis laikrodis',
        '40 mm korpusas, mineralinis stiklas, data ties trečia valanda. Odinis dirželis su greito nuėmimo ašelėmis; atsparus vandeniui iki 5 barų.',
      ],
      ru: [
        'Стальные кварцевые часы',
        'Корпус 40 мм, минеральное стекло, дата у трёх часов. Кожаный ремешок на быстросъёмных штифтах; водозащита 5 бар.',
      ],
      price: 12900,
      colors: ['black', 'brown', 'navy'],
      made: { case: { steel: 100 }, strap: { leather: 100 } },
      featured: true,
    },
    {
      slug: 'mens-thin-dress-watch',
      en: ['Thin dress watch', 'Seven millimetres high, two hands, no seconds. Disappears under a cuff, as it should.'],
      lt: [
        'Plonas vakarinis laikrodis',
        'Septynių milimetrų storio, dvi rodyklės, be sekundžių. Telpa po rankogaliu – taip ir turi būti.',
      ],
      ru: [
        'Тонкие часы под костюм',
        'Толщина семь миллиметров, две стрелки, без секундной. Уходят под манжету, как и положено.',
      ],
      price: 15900,
      sale: [12700, '2026-11-08'],
      colors: ['black', 'tan'],
      brand: 'Hugo Boss',
      made: { case: { steel: 100 }, strap: { leather: 100 } },
    },
    {
      slug: 'mens-automatic-watch',
      en: [
        'Automatic watch',
        'A self-winding movement behind sapphire, steel bracelet, 10 bar. It arrives in the maker’s box with papers.',
      ],
      lt: [
        'Automatinis laikrodis',
        'Savaime prisukamas mechanizmas po safyro stiklu, plieninė apyrankė, 10 barų. Pristatomas gamintojo dėžutėje su dokumentais.',
      ],
      ru: [
        'Автоматические часы',
        'Механизм с автоподзаводом, сапфировое стекло, стальной браслет, 10 бар. В коробке производителя с документами.',
      ],
      price: 649000,
      colors: ['grey'],
      brand: 'Rolex',
      made: { case: { steel: 100 }, strap: { steel: 100 } },
      stock: 'low',
    },
  ],
};
