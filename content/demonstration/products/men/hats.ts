import type { ProductGroup } from '../../product.ts';

export const menHats: ProductGroup = {
  audience: 'men',
  subcategory: 'hats',
  brand: 'Gija',
  tags: ['men-accessories', 'casual', 'comfortable'],
  sizes: 'one',
  made: { main: { wool: 100 } },
  care: 'wool-30',
  maker: 'mezgykla',
  supplier: 'siaurine',
  fit: 'true',
  products: [
    {
      slug: 'mens-ribbed-merino-beanie',
      en: [
        'Ribbed merino beanie',
        'Two layers of merino rib with a turned edge. Sits above or over the ears, and does not scratch.',
      ],
      lt: [
        'Rumbuota merino kepurė',
        'Dviejų sluoksnių rumbuotas merino mezginys su atvartu. Ausis galima uždengti arba palikti, nekandžioja.',
      ],
      ru: [
        'Шапка из мериноса в рубчик',
        'Двойная мериносовая резинка с отворотом. Носится на уши или выше, не колется.',
      ],
      price: 3500,
      colors: ['grey', 'navy', 'black', 'green'],
      made: { main: { wool: 100 } },
      stock: 'plenty',
    },
    {
      slug: 'mens-wool-flat-cap',
      en: [
        'Wool flat cap',
        'Herringbone tweed, quilted lining and a short firm peak. Three sizes, because one never fits.',
      ],
      lt: [
        'Vilnonė kepurė su snapeliu',
        'Eglute austas tvidas, dygsniuotas pamušalas, trumpas standus snapelis. Trys dydžiai, nes vienas niekam netinka.',
      ],
      ru: [
        'Шерстяная кепка',
        'Твид в ёлочку, стёганая подкладка, короткий плотный козырёк. Три размера: один никому не подходит.',
      ],
      price: 4500,
      colors: ['grey', 'brown'],
      sizes: 'hats',
      made: { main: { wool: 100 }, lining: { polyester: 100 } },
      care: 'dry-clean',
      maker: 'siulas',
      isNew: true,
    },
    {
      slug: 'mens-cotton-cap',
      en: ['Cotton cap', 'Six panels in washed twill, a curved peak and a brass buckle at the back. No embroidery.'],
      lt: [
        'Medvilninė kepuraitė su snapeliu',
        'Šešios dalys iš skalbto ruoželinio audinio, lenktas snapelis, žalvarinė sagtelė gale. Be siuvinėjimų.',
      ],
      ru: [
        'Хлопковая бейсболка',
        'Шесть клиньев из стираной саржи, изогнутый козырёк, латунная пряжка сзади. Без вышивки.',
      ],
      price: 2500,
      sale: [1700, '2026-09-28'],
      colors: ['navy', 'beige', 'black'],
      made: { main: { cotton: 100 } },
      care: 'hand-wash',
      maker: 'porto',
      supplier: 'iberia',
    },
  ],
};
