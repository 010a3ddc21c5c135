import type { ProductGroup } from '../../product.ts';

export const menShirts: ProductGroup = {
  audience: 'men',
  subcategory: 'shirts',
  brand: 'Gija',
  tags: ['men-shirts', 'formal', 'stylish'],
  sizes: 'men',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'siulas',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'mens-poplin-shirt',
      en: [
        'Poplin shirt',
        'Two-fold cotton poplin with a semi-spread collar that stands without a tie. A split yoke, a box pleat at the back and seven mother-of-pearl buttons.',
      ],
      lt: [
        'Popelino marškiniai',
        'Dvigubo siūlo medvilninis popelinas, vidutiniškai atverta apykaklė, stovinti ir be kaklaraiščio. Dviejų dalių petinė, klostė nugaroje ir septynios perlamutrinės sagos.',
      ],
      ru: [
        'Рубашка из поплина',
        'Хлопковый поплин из кручёной нити, полуразведённый воротник держит форму и без галстука. Разрезная кокетка, складка на спине и семь перламутровых пуговиц.',
      ],
      price: 5900,
      colors: ['white', 'blue', 'navy'],
      stock: 'plenty',
      featured: true,
      measure: { chest: 112, length: 77, sleeve: 65 },
    },
    {
      slug: 'mens-oxford-shirt',
      en: [
        'Oxford shirt with button-down collar',
        'Basket-weave cotton of 165 g/m², washed once before sale, so it feels like the third year from the first day. Chest pocket, rounded hem.',
      ],
      lt: [
        'Oksfordo marškiniai prisegama apykakle',
        '165 g/m² krepšelinio pynimo medvilnė, vieną kartą išskalbta dar prieš parduodant, todėl minkšta nuo pirmos dienos. Kišenė ant krūtinės, užapvalinta apačia.',
      ],
      ru: [
        'Рубашка оксфорд с воротником на пуговицах',
        'Хлопок плетения рогожка 165 г/м², выстиранный до продажи, поэтому мягкий с первого дня. Нагрудный карман, закруглённый низ.',
      ],
      price: 6500,
      sale: [4900, '2026-11-02'],
      colors: ['blue', 'white', 'pink', 'green'],
      tags: ['men-shirts', 'casual', 'stylish'],
      measure: { chest: 114, length: 76, sleeve: 64 },
    },
    {
      slug: 'mens-flannel-shirt',
      en: [
        'Brushed flannel shirt',
        'Cotton flannel raised on both sides, warm enough to replace a thin jumper. Two flapped pockets and a collar without stiffening.',
      ],
      lt: [
        'Flaneliniai marškiniai',
        'Iš abiejų pusių pašiaušta medvilninė flanelė šildo kaip plonas megztinis. Dvi kišenės su atvartais, apykaklė be standiklio.',
      ],
      ru: [
        'Фланелевая рубашка',
        'Хлопковая фланель с двусторонним начёсом греет не хуже тонкого джемпера. Два кармана с клапанами, мягкий воротник.',
      ],
      price: 5500,
      colors: ['red', 'green', 'grey'],
      isNew: true,
      fit: 'relaxed',
      tags: ['men-shirts', 'casual', 'comfortable'],
      measure: { chest: 118, length: 77, sleeve: 65 },
    },
    {
      slug: 'mens-linen-shirt',
      en: [
        'Linen shirt',
        'Panevėžys linen of 150 g/m², garment-washed. Small soft collar, straight hem with side vents, so it is worn untucked.',
      ],
      lt: [
        'Lininiai marškiniai',
        'Panevėžyje austas 150 g/m² linas, išskalbtas jau pasiūtas. Nedidelė minkšta apykaklė, tiesi apačia su prakirpimais šonuose, kad nereikėtų susikišti.',
      ],
      ru: [
        'Льняная рубашка',
        'Лён 150 г/м² из Паневежиса, постиранный уже в готовом виде. Небольшой мягкий воротник, прямой низ с разрезами: носят навыпуск.',
      ],
      price: 6900,
      sale: [4500, '2026-09-04'],
      colors: ['white', 'sage', 'beige'],
      made: { main: { linen: 100 } },
      maker: 'linelis',
      stock: 'low',
      fit: 'relaxed',
      tags: ['men-shirts', 'casual'],
      measure: { chest: 116, length: 74, sleeve: 64 },
    },
    {
      slug: 'mens-stretch-slim-shirt',
      en: [
        'Slim non-iron shirt',
        'Cotton twill with three per cent elastane and a crease-resistant finish. Slim through the waist, with darts at the back and a cutaway collar.',
      ],
      lt: [
        'Siauri nelyginami marškiniai',
        'Ruoželinio pynimo medvilnė su trimis procentais elastano ir glamžymuisi atsparia apdaila. Ties juosmeniu priglunda, nugaroje įsiuvai, plačiai atverta apykaklė.',
      ],
      ru: [
        'Приталенная рубашка без глажки',
        'Хлопковая саржа с тремя процентами эластана и отделкой против складок. Приталена, со спинными вытачками и широко разведённым воротником.',
      ],
      price: 7900,
      colors: ['white', 'black', 'blue'],
      brand: 'Hugo Boss',
      made: { main: { cotton: 97, elastane: 3 } },
      maker: 'tarptautinis',
      supplier: 'zenklai',
      fit: 'slim',
      measure: { chest: 104, length: 77, sleeve: 65 },
    },
  ],
};
