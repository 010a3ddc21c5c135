import type { ProductGroup } from '../../product.ts';

export const womenUnderwear: ProductGroup = {
  audience: 'women',
  subcategory: 'underwear',
  brand: 'Gija',
  tags: ['comfortable'],
  sizes: 'women',
  made: { main: { cotton: 95, elastane: 5 } },
  care: 'wash-40',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'fitted',
  products: [
    {
      slug: 'cotton-high-waist-briefs-3-pack',
      en: [
        'High-waist cotton briefs, 3 pack',
        'Flat seams, a soft covered elastic and a double gusset. They come up to the navel and stay there. Three pairs of one colour.',
      ],
      lt: [
        'Aukšto liemens medvilninės kelnaitės, 3 vnt.',
        'Plokščios siūlės, minkšta apvilkta gumelė, dvigubas intarpas. Siekia bambą ir nesmunka. Trys vienos spalvos kelnaitės.',
      ],
      ru: [
        'Хлопковые трусы с высокой посадкой, 3 шт.',
        'Плоские швы, мягкая закрытая резинка и двойная ластовица. Доходят до пупка и не сползают. Три пары одного цвета.',
      ],
      price: 2900,
      colors: ['black', 'white', 'pink', 'grey'],
      stock: 'plenty',
      measure: { waist: 66, hips: 88 },
    },
    {
      slug: 'modal-sleep-shorts',
      en: [
        'Modal sleep shorts',
        'Loose shorts with a flat elastic and side pockets, knitted from modal that stays soft after washing. Meant for bed, good for the kitchen.',
      ],
      lt: [
        'Modalo pižaminiai šortai',
        'Laisvi šortai su plokščia gumele ir kišenėmis; modalo trikotažas lieka minkštas ir po daugelio skalbimų. Skirti miegui, tinka ir pusryčiams virtuvėje.',
      ],
      ru: [
        'Пижамные шорты из модала',
        'Свободные шорты с плоской резинкой и карманами; трикотаж из модала остаётся мягким и после стирок. Для сна, но и для завтрака на кухне.',
      ],
      price: 2500,
      colors: ['navy', 'sage', 'pink'],
      made: { main: { modal: 93, elastane: 7 } },
      care: 'wash-30',
      fit: 'relaxed',
      measure: { waist: 64, hips: 104, inseam: 10 },
    },
    {
      slug: 'lace-trim-camisole',
      en: [
        'Lace-trimmed camisole',
        'A second layer that shows two centimetres of lace at the neck. Micromodal, no side seams, straps that adjust without a metal ring.',
      ],
      lt: [
        'Apatiniai marškinėliai su nėriniais',
        'Plonas sluoksnis, kurio kaklo linijoje matyti du centimetrai nėrinių. Mikromodalas, be šoninių siūlių, petnešėlės reguliuojamos be metalinių žiedų.',
      ],
      ru: [
        'Майка с кружевом',
        'Тонкий слой, у выреза видны два сантиметра кружева. Микромодал, без боковых швов, бретели регулируются без металлических колец.',
      ],
      price: 2700,
      colors: ['ecru', 'black', 'purple'],
      made: { main: { modal: 94, elastane: 6 }, lace: { polyamide: 88, elastane: 12 } },
      care: 'wash-30',
      tags: ['elegant', 'comfortable'],
      measure: { chest: 74, length: 60 },
    },
    {
      slug: 'seamless-boyshorts-2-pack',
      en: [
        'Seamless shorts, 2 pack',
        'Ribbed, knitted in a tube and cut with raw edges, so nothing draws a line under a thin skirt. The leg reaches below the crease of the thigh.',
      ],
      lt: [
        'Besiūlės kelnaitės šortukai, 2 vnt.',
        'Rumbuotos, megztos žiedu, kraštai be siūlių, todėl po plonu sijonu nesimato. Klešnės siekia žemiau šlaunies linkio.',
      ],
      ru: [
        'Бесшовные шорты-трусы, 2 шт.',
        'В рубчик, связаны по кругу, края без швов: под тонкой юбкой их не видно. Штанина чуть ниже складки бедра.',
      ],
      price: 2200,
      colors: ['beige', 'black', 'navy'],
      made: { main: { polyamide: 86, elastane: 14 } },
      care: 'wash-30',
      brand: 'Calvin Klein',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'TR',
      measure: { waist: 60, hips: 80 },
    },
  ],
};
