import type { ProductGroup } from '../../product.ts';

export const menJackets: ProductGroup = {
  audience: 'men',
  subcategory: 'jackets',
  brand: 'Gija',
  tags: ['men-outerwear', 'casual'],
  sizes: 'men',
  made: { main: { polyamide: 100 }, lining: { polyester: 100 } },
  care: 'wash-30',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'mens-nylon-bomber',
      en: [
        'Nylon bomber jacket',
        'Dense nylon with a light padding of 60 g/m², ribbed at neck, cuffs and hem. Two-way zip, one inner pocket large enough for a passport.',
      ],
      lt: [
        'Nailoninė striukė su rumbuotais rankogaliais',
        'Tankus nailonas, plonas 60 g/m² pašiltinimas, rumbuota apykaklė, rankogaliai ir apačia. Dvipusis užtrauktukas, vidinėje kišenėje telpa pasas.',
      ],
      ru: [
        'Нейлоновый бомбер',
        'Плотный нейлон с тонким утеплителем 60 г/м², трикотажные воротник, манжеты и низ. Двусторонняя молния, во внутренний карман входит паспорт.',
      ],
      price: 12900,
      colors: ['black', 'green', 'navy'],
      made: { main: { polyamide: 100 }, lining: { polyester: 100 }, filling: { polyester: 100 } },
      featured: true,
      measure: { chest: 118, length: 68, sleeve: 66 },
    },
    {
      slug: 'mens-short-down-jacket',
      en: [
        'Short down jacket',
        'Duck down and feather, 90 to 10, in narrow channels. Stand collar, elastic cuffs inside the sleeve, packs into its own pocket.',
      ],
      lt: [
        'Trumpa pūkinė striukė',
        'Siauri tarpeliai, pripildyti ančių pūkų ir plunksnų santykiu 90 ir 10. Stačia apykaklė, gumelė rankovės viduje, susideda į savo kišenę.',
      ],
      ru: [
        'Короткий пуховик',
        'Утиный пух и перо 90 на 10 в узких секциях. Воротник-стойка, резинка внутри рукава, убирается в собственный карман.',
      ],
      price: 15900,
      sale: [11900, '2026-11-12'],
      colors: ['black', 'navy', 'red'],
      made: { main: { polyamide: 100 }, lining: { polyamide: 100 }, filling: { down: 90, feathers: 10 } },
      care: 'down-30',
      measure: { chest: 116, length: 68, sleeve: 66 },
    },
    {
      slug: 'mens-wool-overshirt',
      en: [
        'Wool overshirt',
        'Felted wool of 420 g/m², cut like a shirt and worn like a jacket. Two patch pockets, horn buttons, no lining.',
      ],
      lt: [
        'Vilnonis švarkelis',
        '420 g/m² velta vilna, sukirpta kaip marškiniai, dėvima kaip striukė. Dvi prisiūtos kišenės, rago sagos, be pamušalo.',
      ],
      ru: [
        'Шерстяная рубашка-жакет',
        'Валяная шерсть 420 г/м², скроена как рубашка, носится как куртка. Два накладных кармана, роговые пуговицы, без подкладки.',
      ],
      price: 13900,
      colors: ['navy', 'grey', 'brown'],
      made: { main: { wool: 80, polyamide: 20 } },
      care: 'dry-clean',
      isNew: true,
      measure: { chest: 116, length: 74, sleeve: 65 },
    },
    {
      slug: 'mens-waxed-field-jacket',
      en: [
        'Waxed cotton jacket',
        'Cotton canvas with a dry wax that sheds rain and takes on creases. Four pockets, corduroy collar, storm flap over the zip.',
      ],
      lt: [
        'Vaškuotos medvilnės striukė',
        'Medvilninė drobė su sausu vašku atstumia lietų, o ilgainiui pagražėja nuo raukšlių. Keturios kišenės, velveto apykaklė, atvartas ant užtrauktuko.',
      ],
      ru: [
        'Куртка из вощёного хлопка',
        'Хлопковый канвас с сухим воском держит дождь и со временем обретает заломы. Четыре кармана, вельветовый воротник, планка поверх молнии.',
      ],
      price: 17900,
      colors: ['green', 'brown', 'black'],
      made: { main: { cotton: 100 }, lining: { cotton: 100 } },
      care: 'wipe',
      brand: 'Timberland',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      measure: { chest: 118, length: 76, sleeve: 66 },
    },
  ],
};
