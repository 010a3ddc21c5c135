import type { OrderLifeTexts, Span } from './shape.ts';

const plural = new Intl.PluralRules('ru');
const words: Readonly<Record<string, string>> = { one: 'дня', few: 'дней', many: 'дней' };
/** A span of days in words, as it stands after “within”. */
export const days = ([from, to]: Span) => `${from === to ? to : `${from}–${to}`} ${words[plural.select(to)] ?? 'дней'}`;

export const ru: OrderLifeTexts = {
  order: (orderNumber) => `Заказ ${orderNumber}`,
  paymentFailed: {
    subject: (orderNumber) => `Заказ ${orderNumber} не оплачен`,
    title: 'Оплата не прошла',
    notPaid: 'Мы не получили вовремя оплату вашего заказа, поэтому больше не держим для вас товары.',
    declined: 'Карту несколько раз отклонили, поэтому мы завершили оплату и больше не держим для вас товары.',
    nothingTaken: 'Деньги не списаны. Если их всё же спишут, мы отправим товары или вернём деньги.',
    stillWanted: 'Если товары вам ещё нужны, корзина ждёт вас. Оплатить можно другой картой или через свой банк.',
    button: 'Вернуться в корзину',
    otherwise: 'Если вы передумали, ничего делать не нужно.',
  },
  shipped: {
    subject: (orderNumber) => `Заказ ${orderNumber} уже в пути`,
    title: 'Ваша посылка уже в пути',
    carrier: (carrier, number) => `Её везёт ${carrier}. Номер отправления: ${number}.`,
    promise: (dates) => `Доставим ${dates}.`,
    locker: (name) => `Получить её можно в постамате: ${name}.`,
    signature: 'При получении нужно будет расписаться.',
    moreToCome: 'Это часть вашего заказа. Остальное отправим отдельной посылкой и напишем об этом.',
    button: 'Отследить посылку',
  },
  delivered: {
    subject: (orderNumber) => `Заказ ${orderNumber} доставлен`,
    partSubject: (orderNumber) => `Доставлена посылка из заказа ${orderNumber}`,
    title: 'Посылка доставлена',
    thanks: 'Надеемся, что всё подошло и понравилось.',
    review: 'Когда поносите, расскажите, как вам: несколько слов помогут выбрать другим.',
    reviewLink: 'Написать отзыв',
    deadline: (date) => `Отказаться от договора без объяснения причин можно до ${date} включительно.`,
    deadlineLater:
      'Отказаться от договора без объяснения причин можно в течение 14 дней со дня, когда вы получите последнюю посылку.',
  },
  refundMade: {
    subject: (orderNumber) => `Возврат денег за заказ ${orderNumber}`,
    title: (amount) => `Мы вернули ${amount}`,
    reasons: {
      return: 'Это деньги за товары, которые вы вернули.',
      withdrawal: 'Мы вернули деньги, потому что вы отказались от договора.',
      cancellation: 'Мы вернули деньги за то, что отменено и не будет отправлено.',
      goodwill: 'Это наша компенсация по этому заказу.',
      late_payment: 'Ваша оплата пришла, когда резерв уже закончился и товары раскупили.',
      double_payment: 'За этот заказ мы получили две оплаты, и это вторая из них.',
      amount_mismatch: 'Полученная сумма не совпадала с суммой заказа.',
    },
    by: {
      card: (span) =>
        `Деньги вернутся тем же способом, которым вы платили; обычно они приходят в течение ${days(span)}.`,
      bank: (span) => `Мы перевели деньги на ваш банковский счёт; обычно они приходят в течение ${days(span)}.`,
    },
    delivery: 'Доставка',
    goodwill: 'Компенсация',
    givenBefore: 'Возвращено раньше как компенсация',
    keptBack: 'Стоимость обратной отправки',
    total: 'Возвращено',
  },
};
