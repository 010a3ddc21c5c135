import type { ProductGroup } from '../../product.ts';

export const menTraining: ProductGroup = {
  audience: 'men',
  subcategory: 'training',
  brand: 'Gija',
  tags: ['sporty', 'comfortable'],
  sizes: 'men',
  made: { main: { polyester: 88, elastane: 12 } },
  care: 'wash-30',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'regular',
  products: [
    {
      slug: 'mens-running-tights',
      en: [
        'Running tights',
        'Smooth jersey with flat seams, a zip at the ankle and a pocket for a key at the back. For runs from minus five to twelve degrees.',
      ],
      lt: [
        'Bėgimo tamprės',
        'Lygus trikotažas, plokščios siūlės, užtrauktukas ties kulkšnimi ir kišenėlė raktui nugaroje. Tinka nuo −5 iki +12 °C.',
      ],
      ru: [
        'Беговые тайтсы',
        'Гладкий трикотаж, плоские швы, молния у щиколотки и кармашек для ключа сзади. Для пробежек от −5 до +12 °C.',
      ],
      price: 4900,
      colors: ['black', 'navy', 'grey'],
      fit: 'fitted',
      measure: { waist: 78, inseam: 74 },
    },
    {
      slug: 'mens-training-tee',
      en: [
        'Training T-shirt',
        'A light mesh knit that moves sweat away and does not cling. Raglan sleeves, no seam on the shoulder under a rucksack strap.',
      ],
      lt: [
        'Sportiniai marškinėliai',
        'Lengvas akytas trikotažas nugarina drėgmę ir nelimpa. Reglano rankovės, todėl po kuprinės dirželiu nėra siūlės.',
      ],
      ru: [
        'Спортивная футболка',
        'Лёгкая сетчатая вязка отводит влагу и не липнет. Рукава реглан: под лямкой рюкзака нет шва.',
      ],
      price: 2900,
      colors: ['black', 'white', 'blue', 'red'],
      brand: 'Nike',
      made: { main: { polyester: 100 } },
      maker: 'tarptautinis',
      supplier: 'zenklai',
      stock: 'plenty',
      measure: { chest: 106, length: 71 },
    },
    {
      slug: 'mens-sweat-joggers',
      en: [
        'Sweat joggers',
        'Brushed cotton with a cuff at the ankle and zips on the side pockets. The waistband is wide and the cord stays inside.',
      ],
      lt: [
        'Sportinės kelnės su rankogaliais',
        'Pašiaušta medvilnė, rumbuoti rankogaliai ties kulkšnimi, užsegamos šoninės kišenės. Plati juosmens guma, raištelis viduje.',
      ],
      ru: [
        'Спортивные брюки с манжетами',
        'Хлопок с начёсом, манжеты у щиколотки, боковые карманы на молнии. Широкий пояс, шнурок внутри.',
      ],
      price: 4500,
      sale: [3400, '2026-11-01'],
      colors: ['grey', 'black', 'navy'],
      made: { main: { cotton: 80, polyester: 20 } },
      fit: 'tapered',
      measure: { waist: 82, inseam: 76 },
    },
    {
      slug: 'mens-quarter-zip-midlayer',
      en: [
        'Quarter-zip mid-layer',
        'A thin fleece with a smooth face for cold mornings: over a T-shirt, under a shell. Thumb loops and a zip garage at the chin.',
      ],
      lt: [
        'Fliso džemperis su trumpu užtrauktuku',
        'Plonas lygaus paviršiaus flisas vėsiems rytams: ant marškinėlių, po striuke. Kilpelės nykščiams, užtrauktukas nesiekia smakro.',
      ],
      ru: [
        'Флисовый джемпер на короткой молнии',
        'Тонкий флис с гладкой стороной для холодного утра: поверх футболки, под куртку. Петли для больших пальцев, молния не царапает подбородок.',
      ],
      price: 5500,
      colors: ['navy', 'green', 'grey'],
      made: { main: { polyester: 92, elastane: 8 } },
      isNew: true,
      measure: { chest: 112, length: 70 },
    },
  ],
};
