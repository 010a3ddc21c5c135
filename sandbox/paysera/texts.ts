import type { Language } from '#src/domain/language/languages.ts';

const en = {
  title: 'Pay by bank link',
  notice: 'A sandbox: no bank is asked and no money moves.',
  choose: 'Your bank',
  pay: 'Pay {{amount}}',
  decline: 'Let the bank refuse',
  cancel: 'Back to the shop',
  order: 'Order',
  refused: 'The bank did not make the payment. Choose another bank or go back to the shop.',
  badSign: 'This request was altered on its way: go back to the shop and begin again.',
  badProject: 'Bad projectid: the project in the request is not known here.',
  over: 'The time for this payment is over: go back to the shop and order again.',
};
type Texts = Readonly<Record<keyof typeof en, string>>;

const lt: Texts = {
  title: 'Mokėjimas per banką',
  notice: 'Bandomoji aplinka: bankas neklausiamas, pinigai nenurašomi.',
  choose: 'Jūsų bankas',
  pay: 'Mokėti {{amount}}',
  decline: 'Tegul bankas atmeta',
  cancel: 'Grįžti į parduotuvę',
  order: 'Užsakymas',
  refused: 'Bankas mokėjimo neatliko. Pasirinkite kitą banką arba grįžkite į parduotuvę.',
  badSign: 'Užklausa pakeliui pakeista: grįžkite į parduotuvę ir pradėkite iš naujo.',
  badProject: 'Bad projectid: užklausoje nurodytas projektas čia nežinomas.',
  over: 'Šio mokėjimo laikas baigėsi: grįžkite į parduotuvę ir užsakykite iš naujo.',
};

const ru: Texts = {
  title: 'Оплата через банк',
  notice: 'Тестовая среда: банк не запрашивается, деньги не списываются.',
  choose: 'Ваш банк',
  pay: 'Оплатить {{amount}}',
  decline: 'Пусть банк откажет',
  cancel: 'Вернуться в магазин',
  order: 'Заказ',
  refused: 'Банк не провёл платёж. Выберите другой банк или вернитесь в магазин.',
  badSign: 'Запрос изменён по дороге: вернитесь в магазин и начните заново.',
  badProject: 'Bad projectid: указанный в запросе проект здесь неизвестен.',
  over: 'Время на этот платёж истекло: вернитесь в магазин и оформите заказ заново.',
};

const byCode: Readonly<Record<string, readonly [Language, Texts]>> = {
  ENG: ['en', en],
  LIT: ['lt', lt],
  RUS: ['ru', ru],
};

/** The page's words by Paysera's code of a language. */
export function textsOf(code: string | undefined): readonly [Language, Texts] {
  return byCode[code ?? ''] ?? ['en', en];
}
