import type { LocalizedText } from '#src/domain/catalogue/product.ts';

/** How a product is cared for, as the label says it. */
export const careTexts = {
  'wash-60': {
    en: 'Machine wash at 60 °C. Tumble dry at low heat. Iron at medium heat.',
    lt: 'Skalbti 60 °C temperatūroje. Džiovinti džiovyklėje žemoje temperatūroje. Lyginti vidutiniškai karštu lygintuvu.',
    ru: 'Машинная стирка при 60 °C. Сушка в машине при низкой температуре. Гладить при средней температуре.',
  },
  'wash-40': {
    en: 'Machine wash at 40 °C with similar colours. Do not tumble dry. Iron at medium heat.',
    lt: 'Skalbti 40 °C temperatūroje su panašių spalvų drabužiais. Nedžiovinti džiovyklėje. Lyginti vidutiniškai karštu lygintuvu.',
    ru: 'Машинная стирка при 40 °C с вещами похожих цветов. Не сушить в машине. Гладить при средней температуре.',
  },
  'wash-30': {
    en: 'Machine wash at 30 °C. Do not tumble dry. Iron at low heat on the reverse.',
    lt: 'Skalbti 30 °C temperatūroje. Nedžiovinti džiovyklėje. Lyginti vėsiu lygintuvu iš blogosios pusės.',
    ru: 'Машинная стирка при 30 °C. Не сушить в машине. Гладить с изнанки при низкой температуре.',
  },
  'wool-30': {
    en: 'Wool programme at 30 °C or hand wash. Dry flat. Airing is often enough.',
    lt: 'Skalbti vilnos programa 30 °C temperatūroje arba rankomis. Džiovinti paguldžius. Dažnai pakanka išvėdinti.',
    ru: 'Режим «шерсть» при 30 °C или ручная стирка. Сушить на горизонтальной поверхности. Часто достаточно проветрить.',
  },
  'hand-wash': {
    en: 'Hand wash in cool water. Do not wring. Dry in the shade.',
    lt: 'Skalbti rankomis vėsiame vandenyje. Negręžti. Džiovinti pavėsyje.',
    ru: 'Ручная стирка в прохладной воде. Не выжимать. Сушить в тени.',
  },
  'dry-clean': {
    en: 'Dry clean. Brush after wear and hang on a wide hanger.',
    lt: 'Valyti cheminiu būdu. Po dėvėjimo nuvalyti šepečiu ir kabinti ant plačios pakabos.',
    ru: 'Химчистка. После носки чистить щёткой и вешать на широкие плечики.',
  },
  'down-30': {
    en: 'Machine wash at 30 °C with down detergent. Tumble dry at low heat with two tennis balls.',
    lt: 'Skalbti 30 °C temperatūroje pūkams skirtu skalbikliu. Džiovinti džiovyklėje žemoje temperatūroje su dviem teniso kamuoliukais.',
    ru: 'Машинная стирка при 30 °C со средством для пуха. Сушить в машине при низкой температуре с двумя теннисными мячами.',
  },
  swim: {
    en: 'Rinse in fresh water after each swim. Hand wash. Dry in the shade.',
    lt: 'Po kiekvieno maudymosi perskalauti gėlu vandeniu. Skalbti rankomis. Džiovinti pavėsyje.',
    ru: 'После купания прополоскать в пресной воде. Ручная стирка. Сушить в тени.',
  },
  leather: {
    en: 'Wipe with a dry soft cloth. Treat with a neutral cream twice a season. Keep away from radiators.',
    lt: 'Valyti sausa minkšta šluoste. Du kartus per sezoną patepti bespalviu kremu. Nedžiovinti prie radiatoriaus.',
    ru: 'Протирать сухой мягкой тканью. Дважды за сезон обрабатывать бесцветным кремом. Не сушить у батареи.',
  },
  suede: {
    en: 'Brush when dry with a suede brush. Treat with a water repellent before the first wear.',
    lt: 'Sausą valyti zomšos šepetėliu. Prieš pirmą kartą avint ar nešiojant impregnuoti.',
    ru: 'Сухую замшу чистить щёткой. Перед первой ноской обработать водоотталкивающим средством.',
  },
  wipe: {
    en: 'Wipe with a damp cloth. Do not machine wash.',
    lt: 'Valyti drėgna šluoste. Neskalbti skalbyklėje.',
    ru: 'Протирать влажной тканью. Не стирать в машине.',
  },
  jewellery: {
    en: 'Take off before washing hands and sport. Polish with a soft cloth.',
    lt: 'Nusiimti plaunant rankas ir sportuojant. Poliruoti minkšta šluoste.',
    ru: 'Снимать перед мытьём рук и спортом. Полировать мягкой тканью.',
  },
  lenses: {
    en: 'Clean with the cloth in the case. Do not leave on the dashboard of a car.',
    lt: 'Valyti dėkle esančia šluoste. Nepalikti ant automobilio prietaisų skydelio.',
    ru: 'Протирать салфеткой из футляра. Не оставлять на приборной панели машины.',
  },
  watch: {
    en: 'Wipe the case and the strap dry. Have it opened by a watchmaker only.',
    lt: 'Korpusą ir dirželį nušluostyti sausai. Atidaryti tik laikrodžių meistro dirbtuvėje.',
    ru: 'Протирать корпус и ремешок насухо. Вскрывать только в часовой мастерской.',
  },
} as const satisfies Record<string, LocalizedText>;
export type Care = keyof typeof careTexts;
