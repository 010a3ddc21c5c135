import type { ProductGroup } from '../../product.ts';

export const womenSkirts: ProductGroup = {
  audience: 'women',
  subcategory: 'skirts',
  brand: 'Gija',
  tags: ['women-bottoms', 'elegant'],
  sizes: 'women',
  made: { main: { polyester: 100 } },
  care: 'wash-30',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'flared-midi-skirt',
      en: [
        'Flared midi skirt',
        'A half circle of matt crepe on a flat waistband: smooth over the hip, full at the hem. Pockets in the side seams, concealed zip, no lining needed.',
      ],
      lt: [
        'Platėjantis vidutinio ilgio sijonas',
        'Pusės apskritimo sijonas iš matinio krepo su lygiu juosmeniu: per klubus priglunda, apačioje krinta bangomis. Šoninėse siūlėse kišenės, paslėptas užtrauktukas, pamušalo nereikia.',
      ],
      ru: [
        'Расклешённая юбка миди',
        'Полусолнце из матового крепа на ровном поясе: гладко по бёдрам, волнами у подола. Карманы в боковых швах, потайная молния, подкладка не нужна.',
      ],
      price: 6900,
      colors: ['green', 'black', 'burgundy', 'navy'],
      made: { main: { viscose: 72, polyester: 28 } },
      featured: true,
      measure: { waist: 72, hips: 104, length: 74 },
    },
    {
      slug: 'wool-pencil-skirt',
      en: [
        'Wool pencil skirt',
        'Cool wool with a little stretch and a slit long enough for stairs. Ends at the knee. The lining is shorter than the cloth, so it never shows.',
      ],
      lt: [
        'Vilnonis pieštuko formos sijonas',
        'Plona, šiek tiek tampri vilna ir skeltukas, su kuriuo patogu lipti laiptais. Ilgis iki kelių. Pamušalas trumpesnis už audinį, todėl neišlenda.',
      ],
      ru: [
        'Юбка-карандаш из шерсти',
        'Тонкая шерсть с небольшой долей эластана и шлица, в которой удобно подниматься по лестнице. Длина до колена. Подкладка короче ткани и не выглядывает.',
      ],
      price: 7900,
      colors: ['grey', 'navy', 'black'],
      made: { main: { wool: 97, elastane: 3 }, lining: { cupro: 100 } },
      care: 'dry-clean',
      fit: 'fitted',
      tags: ['women-bottoms', 'formal', 'elegant'],
      measure: { waist: 72, hips: 96, length: 60 },
    },
    {
      slug: 'satin-bias-skirt',
      en: [
        'Bias-cut satin skirt',
        'An elastic waist, one seam on each side and the bias do all the work. Mid-calf. Wear it with a jumper and flat boots in winter.',
      ],
      lt: [
        'Įstrižai kirptas satininis sijonas',
        'Guminis juosmuo, po vieną siūlę šonuose, o visa kita padaro įstrižas kirpimas. Ilgis iki blauzdos vidurio. Žiemą dera su megztiniu ir plokščiapadžiais auliniais.',
      ],
      ru: [
        'Атласная юбка по косой',
        'Пояс на резинке, по одному шву на боках, остальное делает крой по косой. Длина до середины икры. Зимой хороша с джемпером и сапогами без каблука.',
      ],
      price: 5500,
      colors: ['pink', 'sage', 'black', 'blue'],
      made: { main: { viscose: 100 } },
      brand: 'Zara',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'PT',
      tags: ['women-bottoms', 'elegant', 'stylish'],
      measure: { waist: 70, hips: 102, length: 78 },
    },
    {
      slug: 'denim-a-line-skirt',
      en: [
        'A-line denim skirt',
        'Rigid 12-ounce denim, a button front and two pockets that hold a phone upright. It softens along your own folds in about a month.',
      ],
      lt: [
        'Platėjantis džinsinis sijonas',
        'Standus 12 uncijų džinsinis audinys, sagos priekyje ir dvi kišenės, į kurias telpa stačias telefonas. Maždaug per mėnesį jis suminkštėja ten, kur lankstosi.',
      ],
      ru: [
        'Джинсовая юбка-трапеция',
        'Жёсткий деним 12 унций, пуговицы спереди и два кармана, куда телефон входит стоя. Примерно за месяц ткань разнашивается по фигуре.',
      ],
      price: 5900,
      colors: ['blue', 'black', 'white'],
      made: { main: { cotton: 100 } },
      care: 'wash-40',
      maker: 'bursa',
      supplier: 'bosforas',
      isNew: true,
      tags: ['women-bottoms', 'casual'],
      measure: { waist: 74, hips: 102, length: 56 },
    },
  ],
};
