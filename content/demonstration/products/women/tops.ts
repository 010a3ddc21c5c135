import type { ProductGroup } from '../../product.ts';

export const womenTops: ProductGroup = {
  audience: 'women',
  subcategory: 'tops',
  brand: 'Gija',
  tags: ['women-tops', 'elegant'],
  sizes: 'women',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'siulas',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'cotton-poplin-shirt',
      en: [
        'Cotton poplin shirt',
        'A straight shirt in crisp poplin with a chest pocket and mother-of-pearl buttons. The back is cut two centimetres longer than the front. Irons in three minutes while still damp.',
      ],
      lt: [
        'Medvilninio popelino marškiniai',
        'Tiesaus kirpimo marškiniai iš standoko popelino, su kišenėle ant krūtinės ir perlamutrinėmis sagomis. Nugara dviem centimetrais ilgesnė už priekį. Lyginti lengviausia dar drėgnus.',
      ],
      ru: [
        'Рубашка из хлопкового поплина',
        'Прямая рубашка из плотного поплина с нагрудным карманом и перламутровыми пуговицами. Спинка на два сантиметра длиннее переда. Легче всего гладится слегка влажной.',
      ],
      price: 5900,
      colors: ['white', 'blue', 'black'],
      stock: 'plenty',
      featured: true,
      tags: ['women-tops', 'formal', 'elegant'],
      measure: { chest: 104, length: 70, sleeve: 61 },
    },
    {
      slug: 'washed-linen-shirt',
      en: [
        'Washed linen shirt',
        'Loose, with a deep back yoke and cuffs wide enough to push up. The 160 g/m² linen comes from a mill in Panevėžys county and is washed twice before cutting.',
      ],
      lt: [
        'Skalbto lino marškiniai',
        'Laisvi, su gilia nugaros petine ir plačiais, lengvai atraitojamais rankogaliais. 160 g/m² linas austas Panevėžio apskrityje ir prieš kerpant skalbtas du kartus.',
      ],
      ru: [
        'Рубашка из стираного льна',
        'Свободная, с глубокой кокеткой на спине и широкими манжетами, которые легко подтянуть. Лён 160 г/м² соткан в Паневежском уезде и дважды постиран до раскроя.',
      ],
      price: 6900,
      sale: [4900, '2026-09-07'],
      colors: ['ecru', 'sage', 'pink'],
      made: { main: { linen: 100 } },
      maker: 'linelis',
      fit: 'relaxed',
      tags: ['women-tops', 'casual', 'comfortable'],
      measure: { chest: 114, length: 73, sleeve: 59 },
    },
    {
      slug: 'silk-bow-blouse',
      en: [
        'Silk blouse with a bow',
        'Sand-washed silk of 19 momme, matt on the outside, smooth within. The bow is a separate strip: tie it, wrap it once or leave it in the drawer.',
      ],
      lt: [
        'Šilkinė palaidinė su kaspinu',
        'Smėliu skalbtas 19 momme šilkas: išorėje matinis, viduje glotnus. Kaspinas – atskira juosta: galima užrišti, apvynioti arba palikti stalčiuje.',
      ],
      ru: [
        'Шёлковая блузка с бантом',
        'Стираный шёлк плотностью 19 момме: снаружи матовый, внутри гладкий. Бант сделан отдельной лентой: можно завязать, обернуть вокруг шеи или оставить дома.',
      ],
      price: 11900,
      colors: ['ecru', 'black', 'burgundy'],
      made: { main: { silk: 100 } },
      care: 'hand-wash',
      maker: 'lodz',
      isNew: true,
      measure: { chest: 106, length: 66, sleeve: 60 },
    },
    {
      slug: 'satin-camisole',
      en: [
        'Satin camisole',
        'Bias-cut satin on straps that adjust at the back, so nothing digs into the shoulder. Goes under a blazer in the day and with jeans after it.',
      ],
      lt: [
        'Satininė palaidinukė plonomis petnešėlėmis',
        'Įstrižai kirptas satinas; petnešėlės reguliuojamos nugaroje, todėl nespaudžia pečių. Dieną dėvima po švarku, vakare – prie džinsų.',
      ],
      ru: [
        'Атласный топ на тонких бретелях',
        'Атлас выкроен по косой, бретели регулируются на спине и не врезаются в плечи. Днём под жакет, вечером к джинсам.',
      ],
      price: 3900,
      colors: ['black', 'ecru', 'sage', 'pink'],
      made: { main: { viscose: 100 } },
      care: 'wash-30',
      maker: 'porto',
      supplier: 'iberia',
      tags: ['women-tops', 'elegant', 'stylish'],
      measure: { chest: 88, length: 56 },
    },
    {
      slug: 'cotton-strap-top',
      en: [
        'Cotton strap top',
        'A close rib with a built-in shelf and straps wide enough for a bra. Long enough to tuck in and stay there.',
      ],
      lt: [
        'Medvilninė palaidinukė petnešėlėmis',
        'Prigludusi rumbuota palaidinukė su įsiūta liemenėlės juosta; petnešėlės paslepia ir liemenėlę. Pakankamai ilga, kad sukišta neišsitrauktų.',
      ],
      ru: [
        'Хлопковый топ на бретелях',
        'Облегающий топ в рубчик со встроенной поддержкой; бретели закрывают лямки белья. Достаточно длинный, чтобы не выправляться.',
      ],
      price: 1900,
      colors: ['white', 'black', 'green', 'purple'],
      made: { main: { cotton: 94, elastane: 6 } },
      maker: 'bursa',
      supplier: 'bosforas',
      brand: 'H&M',
      fit: 'fitted',
      tags: ['women-tops', 'casual', 'comfortable'],
      measure: { chest: 76, length: 58 },
    },
  ],
};
