import type { ProductGroup } from '../../product.ts';

export const menUnderwear: ProductGroup = {
  audience: 'men',
  subcategory: 'underwear',
  brand: 'Gija',
  tags: ['comfortable'],
  sizes: 'men',
  made: { main: { cotton: 95, elastane: 5 } },
  care: 'wash-60',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'mens-cotton-boxer-briefs',
      en: [
        'Cotton boxer briefs, two pieces',
        'Combed cotton with elastane, a leg that does not roll up and a soft covered waistband. Two in a pack, the same colour.',
      ],
      lt: [
        'Medvilninės trumpikės, 2 vnt.',
        'Šukuota medvilnė su elastanu, nesiraitanti klešnė ir minkšta aptraukta juosmens guma. Pakuotėje dvejos tos pačios spalvos.',
      ],
      ru: [
        'Хлопковые боксеры, 2 шт.',
        'Гребенной хлопок с эластаном, штанина не скручивается, мягкий обтянутый пояс. В упаковке две пары одного цвета.',
      ],
      price: 2900,
      colors: ['black', 'white', 'navy', 'grey'],
      stock: 'plenty',
    },
    {
      slug: 'mens-woven-boxer-shorts',
      en: [
        'Woven boxer shorts',
        'Shirt poplin cut loose, with a button at the front and a flat seam at the back. Sleep in them as well.',
      ],
      lt: [
        'Austiniai šortukai',
        'Laisvi marškinių popelino šortukai su saga priekyje ir plokščia siūle nugaroje. Patogu ir miegoti.',
      ],
      ru: [
        'Трусы-шорты из поплина',
        'Свободный крой из рубашечного поплина, пуговица спереди, плоский шов сзади. Удобно и спать.',
      ],
      price: 2200,
      sale: [1600, '2026-10-08'],
      colors: ['blue', 'white', 'green'],
      made: { main: { cotton: 100 } },
      maker: 'siulas',
      supplier: 'siaurine',
    },
    {
      slug: 'mens-modal-trunks',
      en: [
        'Modal trunks',
        'Thin, cool modal with a short leg for narrow trousers. The waistband carries the name in the colour of the cloth.',
      ],
      lt: [
        'Modalo trumpikės',
        'Plonas, vėsus modalas ir trumpa klešnė siauroms kelnėms. Juosmens gumoje – audinio spalvos pavadinimas.',
      ],
      ru: [
        'Трусы из модала',
        'Тонкий прохладный модал, короткая штанина под узкие брюки. На поясе название в цвет ткани.',
      ],
      price: 2700,
      colors: ['black', 'grey', 'red'],
      brand: 'Calvin Klein',
      made: { main: { modal: 92, elastane: 8 } },
      care: 'wash-40',
      maker: 'tarptautinis',
      supplier: 'zenklai',
    },
  ],
};
