import type { WordList } from './find-words.ts';

/** What a product is: a listing slug of either department, or what has another one in each (knitwear, shorts). */
export const kinds = [
  ...['swimwear', 'sunglasses', 'watches', 'cufflinks', 'ties', 'gloves', 'scarves', 'wallets', 'bags', 'jewelry'],
  ...['oxfords', 'athletic', 'flats', 'boots', 'sandals', 'loafers', 'pumps', 'heels', 'dress', 'casual', 'sneakers'],
  ...['underwear', 'dresses', 'skirts', 'coats', 'hats', 'belts', 'training', 'jackets', 'suits', 'jeans', 'shorts'],
  ...['trousers', 'knitwear', 't-shirts', 'shirts', 'tops'],
] as const;
export type Kind = (typeof kinds)[number];

/**
 * Words that say what a product is. The first rule that finds one in a name decides for its language, so what is told by a word that
 * others carry as well stands before them: a T-shirt dress is a dress, a training T-shirt is for training. Cases matter: `diržas` is a
 * belt, `su diržu` has one.
 */
export const kindWords: readonly (readonly [Kind, WordList])[] = [
  [
    'swimwear',
    {
      en: ['swim*', 'bikini*', 'tankini*', 'bathing suit', 'boardshorts'],
      lt: ['maudymosi', 'maudymuk*', 'bikin*'],
      ru: ['купальник*', 'купальн*', 'плавательн*', 'плавки', 'бикини'],
    },
  ],
  ['sunglasses', { en: ['sunglass*', 'shades'], lt: ['akiniai', 'akinukai'], ru: ['очки', 'солнцезащитн*'] }],
  ['watches', { en: ['watch', 'watches', 'wristwatch'], lt: ['laikrod*'], ru: ['часы', 'хронограф'] }],
  ['cufflinks', { en: ['cufflink*', 'cuff links'], lt: ['sąsag*'], ru: ['запонк*'] }],
  ['ties', { en: ['tie', 'ties', 'bow tie', 'necktie*'], lt: ['kaklarai*', 'varlyt*'], ru: ['галстук*', 'бабочка'] }],
  [
    'gloves',
    { en: ['glove', 'gloves', 'mitten*'], lt: ['pirštin*', 'kumštin*'], ru: ['перчатк*', 'варежк*', 'рукавиц*'] },
  ],
  [
    'scarves',
    {
      en: ['scarf', 'scarves', 'shawl*', 'silk square', 'neckerchief*', 'snood*'],
      lt: ['šalik*', 'šalis', 'skara', 'skaros', 'skarel*', 'kaklaskar*', 'mova'],
      ru: ['шарф', 'шарфы', 'шарфик', 'платок', 'платки', 'палантин*', 'снуд*'],
    },
  ],
  [
    'wallets',
    {
      en: ['wallet*', 'card holder*', 'cardholder*', 'money clip*'],
      lt: ['pinigin*', 'kortelių dėkl*'],
      ru: ['кошелёк', 'кошельки', 'картхолдер*', 'бумажник*', 'портмоне', 'визитниц*'],
    },
  ],
  [
    'bags',
    {
      en: [
        ...[
          'bag',
          'bags',
          'handbag*',
          'tote',
          'totes',
          'rucksack*',
          'backpack*',
          'briefcase*',
          'clutch*',
          'crossbody*',
        ],
        ...['holdall*', 'purse*', 'satchel*', 'duffel*', 'shopper*'],
      ],
      lt: ['rankin*', 'krepšys', 'krepšiai', 'krepšel*', 'kuprin*', 'portfel*', 'delnin*', 'lagamin*'],
      ru: ['сумка', 'сумки', 'сумочк*', 'рюкзак*', 'портфель', 'портфели', 'шопер*', 'клатч*', 'саквояж*'],
    },
  ],
  [
    'jewelry',
    {
      en: [
        'earring*',
        'ring',
        'rings',
        'necklace*',
        'pendant*',
        'chain',
        'bracelet',
        'bracelets',
        'brooch*',
        'bangle*',
      ],
      lt: [
        'auskar*',
        'žiedas',
        'žiedai',
        'grandinėl*',
        'apyrankė',
        'apyrankės',
        'pakabuk*',
        'vėrinys',
        'vėriniai',
        'sagė',
      ],
      ru: [
        'серьги',
        'серёжки',
        'кольцо',
        'кольца',
        'цепочка',
        'колье',
        'браслет',
        'браслеты',
        'подвеска',
        'кулон',
        'брошь',
      ],
    },
  ],
  ['oxfords', { en: ['oxfords', 'brogues', 'oxford shoes'], lt: ['oksfordai', 'brogai'], ru: ['оксфорды', 'броги'] }],
  [
    'athletic',
    {
      en: [
        ...['running shoes', 'training shoes', 'court shoes', 'gym shoes', 'tennis shoes', 'football boots'],
        ...['basketball shoes', 'sports shoes'],
      ],
      lt: [
        ...['bėgimo bateliai', 'bėgimo batai', 'treniruočių bateliai', 'treniruočių batai', 'sportbačiai salei'],
        ...['sportbačiai bėgimui', 'bėgimo sportbačiai', 'futbolo bateliai', 'krepšinio bateliai'],
      ],
      ru: [
        ...['беговые кроссовки', 'кроссовки для бега', 'кроссовки для зала', 'кроссовки для трейла'],
        ...['кроссовки для тренировок', 'бутсы'],
      ],
    },
  ],
  [
    'flats',
    {
      en: ['flats', 'ballerinas', 'ballet pumps', 'mary janes', 'flat shoes'],
      lt: ['balerin*', 'plokščiapad*'],
      ru: ['балетк*', 'без каблука', 'мэри джейн'],
    },
  ],
  [
    'boots',
    {
      en: ['boot', 'boots', 'booties', 'wellies', 'wellingtons'],
      lt: ['aulinuk*', 'auliniai', 'ilgaaul*', 'žieminiai batai', 'guminiai batai', 'kerzai', 'pusauliai'],
      ru: ['сапоги', 'сапожки', 'ботинки', 'ботильон*', 'полусапож*', 'челси', 'угги', 'валенки'],
    },
  ],
  [
    'sandals',
    {
      en: ['sandal', 'sandals', 'slides', 'flip flops', 'espadrille*'],
      lt: ['basutė', 'basutės', 'basučių', 'sandal*', 'šlepet*', 'espadril*'],
      ru: ['сандали*', 'босоножк*', 'шлёпанц*', 'шлёпки', 'эспадриль*', 'эспадрил*', 'вьетнамки'],
    },
  ],
  ['loafers', { en: ['loafer*', 'moccasin*'], lt: ['mokasin*', 'loferiai'], ru: ['лофер*', 'мокасин*'] }],
  ['pumps', { en: ['pump', 'pumps'], lt: ['smailianos*', 'laiveliai'], ru: ['лодочки'] }],
  [
    'heels',
    {
      en: ['heels', 'slingback*', 'mules', 'stiletto*', 'high heel*'],
      lt: ['aukštakuln*', 'plačiu kulnu', 'be užkulnio'],
      ru: ['на каблуке', 'на шпильке', 'слингбэк*', 'мюли'],
    },
  ],
  [
    'dress',
    {
      en: ['derby', 'derbies', 'monk strap', 'monks', 'evening shoes', 'dress shoes', 'formal shoes'],
      lt: ['derbiai', 'vakariniai batai', 'klasikiniai batai', 'viena sagtimi'],
      ru: ['дерби', 'монки', 'вечерние туфли', 'классические туфли'],
    },
  ],
  [
    'casual',
    {
      en: ['boat shoes', 'desert shoes', 'slip ons', 'casual shoes', 'deck shoes'],
      lt: ['buriuotojų batai', 'laisvalaikio batai', 'veltos vilnos bateliai', 'kaučiuko padu'],
      ru: ['топсайдеры', 'дезерты', 'слипоны', 'повседневные туфли'],
    },
  ],
  [
    'sneakers',
    {
      en: ['sneaker*', 'trainer', 'trainers', 'plimsoll*'],
      lt: ['sportbač*', 'kedai', 'keduk*', 'drobiniai bateliai', 'teniso bateliai'],
      ru: ['кроссовк*', 'кеды', 'сникерс*'],
    },
  ],
  [
    'underwear',
    {
      en: [
        ...['underwear', 'briefs', 'boxer*', 'trunks', 'knickers', 'panties', 'thong*', 'bra', 'bras', 'bralette*'],
        ...['pyjama*', 'pajama*', 'nightdress*', 'nightgown*', 'sleep shorts', 'sleep shirt', 'lingerie', 'socks'],
        ...['lace trimmed camisole', 'seamless shorts'],
      ],
      lt: [
        'apatin*',
        'kelnait*',
        'trumpik*',
        'liemenėl*',
        'pižam*',
        'naktin*',
        'kojinės',
        'austiniai šortukai',
        'pėdkelnės',
      ],
      ru: [
        'трусы',
        'боксеры',
        'бюстгальтер*',
        'лифчик*',
        'пижам*',
        'ночн*',
        'бельё',
        'носки',
        'колготки',
        'с кружевом',
      ],
    },
  ],
  [
    'dresses',
    {
      en: ['dress', 'dresses', 'gown*', 'sundress*', 'pinafore*', 'jumpsuit*'],
      lt: ['suknel*', 'sarafan*', 'kombinezon*'],
      ru: ['платье', 'платья', 'сарафан*', 'комбинезон*'],
    },
  ],
  [
    'skirts',
    { en: ['skirt', 'skirts', 'skort*'], lt: ['sijonas', 'sijonai', 'sijonuk*'], ru: ['юбка', 'юбки', 'юбочк*'] },
  ],
  [
    'coats',
    {
      en: ['coat', 'coats', 'overcoat*', 'raincoat*', 'trench*', 'mac', 'parka*'],
      lt: ['paltas', 'paltai', 'paltuk*', 'lietpalt*', 'apsiaust*'],
      ru: ['пальто', 'плащ', 'плащи', 'тренч*', 'дождевик*'],
    },
  ],
  [
    'hats',
    {
      en: ['hat', 'hats', 'beanie*', 'cap', 'caps', 'beret*', 'panama*'],
      lt: ['kepur*', 'skrybėl*', 'beret*', 'panam*'],
      ru: ['шапк*', 'шляп*', 'кепка', 'кепки', 'бейсболк*', 'берет*', 'панам*'],
    },
  ],
  ['belts', { en: ['belt', 'belts'], lt: ['diržas', 'diržai'], ru: ['ремень', 'ремни', 'пояс', 'пояса'] }],
  [
    'training',
    {
      en: ['training', 'running', 'gym', 'workout*', 'yoga', 'joggers', 'mid layer', 'leggings', 'tights'],
      lt: ['sportin*', 'bėgimo', 'treniruočių', 'jogos', 'tamprės', 'fliso'],
      ru: ['спортивн*', 'бегов*', 'для бега', 'для тренировок', 'для йоги', 'леггинс*', 'тайтсы', 'флисов*'],
    },
  ],
  [
    'jackets',
    {
      en: ['jacket', 'jackets', 'bomber*', 'overshirt*', 'gilet*', 'anorak*', 'windbreaker*'],
      lt: ['striuk*', 'bomber*', 'anorak*'],
      ru: [
        'куртка',
        'куртки',
        'курточк*',
        'бомбер*',
        'пуховик*',
        'ветровк*',
        'парка',
        'парки',
        'рубашка жакет',
        'анорак*',
      ],
    },
  ],
  [
    'suits',
    {
      en: ['blazer*', 'suit', 'suits', 'tuxedo*', 'waistcoat*'],
      lt: ['švarkas', 'švarkai', 'švarkelis', 'kostiumas', 'kostiumai', 'kostiumin*'],
      ru: ['пиджак*', 'жакет', 'жакеты', 'костюм', 'костюмы', 'костюмн*', 'смокинг*'],
    },
  ],
  ['jeans', { en: ['jeans'], lt: ['džinsai', 'džinsų'], ru: ['джинсы'] }],
  ['shorts', { en: ['shorts'], lt: ['šortai', 'šortuk*'], ru: ['шорты'] }],
  [
    'trousers',
    {
      en: ['trouser', 'trousers', 'pants', 'chinos', 'slacks', 'culottes'],
      lt: ['kelnės', 'kelnių'],
      ru: ['брюки', 'штаны', 'чинос', 'кюлоты'],
    },
  ],
  [
    'knitwear',
    {
      en: [
        ...['jumper*', 'sweater*', 'cardigan*', 'hoodie*', 'sweatshirt*', 'pullover*', 'polo neck*', 'turtleneck*'],
        ...['roll neck*', 'knitwear'],
      ],
      lt: ['megztin*', 'džemper*', 'kardigan*', 'golfas', 'golfai', 'susagstom*'],
      ru: ['джемпер*', 'свитер*', 'кардиган*', 'худи', 'толстовк*', 'водолазк*', 'свитшот*', 'пуловер*'],
    },
  ],
  [
    't-shirts',
    {
      en: ['t shirt', 't shirts', 'tshirt*', 'tee', 'tees', 'polo shirt*', 'long sleeved top'],
      lt: ['marškinėl*', 'polo'],
      ru: ['футболк*', 'лонгслив*', 'поло'],
    },
  ],
  ['shirts', { en: ['shirt', 'shirts'], lt: ['marškiniai'], ru: ['рубашк*', 'сорочк*'] }],
  [
    'tops',
    {
      en: ['top', 'tops', 'blouse*', 'camisole*', 'tunic*', 'vest top'],
      lt: ['palaidin*', 'topas', 'tunik*'],
      ru: ['блузк*', 'топ', 'топы', 'туник*', 'майка'],
    },
  ],
];

/** Tags that say which kinds a product can be of; others say nothing of it. */
export const kindsOfTag: Readonly<Record<string, readonly Kind[]>> = {
  'women-dresses': ['dresses'],
  'women-tops': ['t-shirts', 'shirts', 'tops', 'knitwear'],
  'women-bottoms': ['skirts', 'trousers', 'jeans', 'shorts'],
  'women-outerwear': ['jackets', 'coats'],
  'women-heels-pumps': ['heels', 'pumps'],
  'women-boots': ['boots'],
  'women-sneakers': ['sneakers', 'athletic'],
  'women-flats': ['flats', 'loafers'],
  'men-shirts': ['shirts', 't-shirts', 'knitwear', 'tops'],
  'men-pants': ['trousers', 'jeans', 'shorts'],
  'men-outerwear': ['jackets', 'coats'],
};
