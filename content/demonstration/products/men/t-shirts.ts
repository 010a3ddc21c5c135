import type { ProductGroup } from '../../product.ts';

export const menTShirts: ProductGroup = {
  audience: 'men',
  subcategory: 't-shirts',
  brand: 'Gija',
  tags: ['men-shirts', 'casual', 'comfortable'],
  sizes: 'men',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'regular',
  products: [
    {
      slug: 'mens-heavy-cotton-tee',
      en: [
        'Heavy cotton T-shirt',
        'Jersey of 220 g/m² with a narrow ribbed neck and a taped shoulder seam, so it keeps its square shape after washing. Wears well on its own or under an overshirt.',
      ],
      lt: [
        'Storos medvilnės marškinėliai',
        '220 g/m² trikotažas, siaura rumbuota apykaklė ir juostele sutvirtinta pečių siūlė, todėl ir išskalbti marškinėliai lieka tiesūs. Tinka vieni arba po švarkeliu.',
      ],
      ru: [
        'Футболка из плотного хлопка',
        'Трикотаж 220 г/м², узкая горловина в рубчик и укреплённый тесьмой плечевой шов: после стирки футболка не теряет формы. Носится сама по себе или под рубашку.',
      ],
      price: 2900,
      colors: ['white', 'black', 'navy', 'green'],
      stock: 'plenty',
      featured: true,
      measure: { chest: 108, length: 71, sleeve: 23 },
    },
    {
      slug: 'mens-slub-pocket-tee',
      en: [
        'Slub cotton T-shirt with pocket',
        'Uneven yarn gives the jersey a dry hand and a fine streak. One patch pocket on the chest, side seams moved a little to the front.',
      ],
      lt: [
        'Marškinėliai su kišenėle iš nelygių siūlų',
        'Nelygūs verpalai suteikia trikotažui sausą paviršių ir smulkius dryželius. Ant krūtinės viena prisiūta kišenėlė, šoninės siūlės kiek patrauktos į priekį.',
      ],
      ru: [
        'Футболка с карманом из фактурного хлопка',
        'Неровная нить придаёт трикотажу сухую фактуру и лёгкую штриховку. На груди накладной карман, боковые швы чуть смещены вперёд.',
      ],
      price: 2500,
      sale: [1900, '2026-10-30'],
      colors: ['grey', 'blue', 'ecru'],
      measure: { chest: 106, length: 70, sleeve: 22 },
    },
    {
      slug: 'mens-long-sleeve-waffle-top',
      en: [
        'Waffle long-sleeved top',
        'A honeycomb knit that holds air like a thin jumper. Straight hem, cuffs in the same knit; it shrinks by two per cent in the first wash, and the size allows for it.',
      ],
      lt: [
        'Korėto mezginio marškinėliai ilgomis rankovėmis',
        'Korėtas mezginys sulaiko orą kaip plonas megztinis. Tiesi apačia, to paties mezginio rankogaliai. Pirmą kartą skalbiami susitraukia dviem procentais, dydis tam pritaikytas.',
      ],
      ru: [
        'Лонгслив вафельной вязки',
        'Ячеистое полотно удерживает воздух, как тонкий джемпер. Прямой низ, манжеты из того же полотна. При первой стирке садится на два процента, размер это учитывает.',
      ],
      price: 3900,
      colors: ['ecru', 'navy', 'brown'],
      isNew: true,
      measure: { chest: 110, length: 71, sleeve: 64 },
    },
    {
      slug: 'mens-two-button-neck-tee',
      en: [
        'Plain cotton tee, two-button neck',
        'A short placket with two horn-coloured buttons instead of a collar. Light 160 g/m² jersey for the warm half of the year.',
      ],
      lt: [
        'Medvilniniai marškinėliai su dviem sagomis',
        'Vietoj apykaklės – trumpa užsegimo juostelė su dviem rago spalvos sagomis. Lengvas 160 g/m² trikotažas šiltajam pusmečiui.',
      ],
      ru: [
        'Хлопковая футболка с двумя пуговицами',
        'Вместо воротника короткая планка с двумя пуговицами под рог. Лёгкий трикотаж 160 г/м² для тёплой половины года.',
      ],
      price: 2700,
      colors: ['blue', 'white', 'red'],
      brand: 'Tommy Hilfiger',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      measure: { chest: 104, length: 70, sleeve: 22 },
    },
  ],
};
