import type { Language } from '#src/domain/language/languages.ts';

interface PhoneOrderTexts {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly notHeld: string;
  readonly promise: (dates: string) => string;
  readonly discount: string;
  readonly free: string;
  readonly total: string;
  readonly button: string;
  readonly ignore: string;
  readonly until: (day: string) => string;
}

/** The words of the letter about an order that was put together on the telephone. */
export const phoneOrderTexts: Readonly<Record<Language, PhoneOrderTexts>> = {
  lt: {
    subject: 'Patvirtinkite telefonu aptartą užsakymą',
    title: 'Liko patvirtinti užsakymą',
    lead: 'Štai dėl ko sutarėme telefonu. Užsakymas įsigalios, kai jį patvirtinsite ir apmokėsite mūsų svetainėje: ten jau viskas įrašyta. Kortelės duomenų telefonu ar laišku niekada neprašome.',
    notHeld: 'Kol nepatvirtinote, prekės nerezervuotos, o kainos galioja tos, kurias matysite patvirtindami.',
    promise: (dates) => `Jei patvirtinsite šiandien, pristatysime ${dates} d.`,
    discount: 'Nuolaida',
    free: 'Nemokamai',
    total: 'Iš viso su PVM',
    button: 'Peržiūrėti ir patvirtinti',
    ignore: 'Jei persigalvojote arba dėl nieko nesitarėte, nieko daryti nereikia: be jūsų patvirtinimo užsakymo nebus.',
    until: (day) => `Nuoroda galioja iki ${day}`,
  },
  en: {
    subject: 'Confirm the order that we talked about',
    title: 'Your order waits to be confirmed',
    lead: 'This is what we agreed on the phone. The order counts once you confirm it and pay on our site, where everything is filled in already. We never ask for card details by phone or by mail.',
    notHeld:
      'Until you confirm, nothing is reserved, and the prices that count are those that you see when you confirm.',
    promise: (dates) => `Confirmed today, it is delivered ${dates}.`,
    discount: 'Discount',
    free: 'Free',
    total: 'Total with VAT',
    button: 'Check and confirm',
    ignore: 'If you changed your mind, or agreed on nothing, you need not do anything: without you there is no order.',
    until: (day) => `The link works until ${day}`,
  },
  ru: {
    subject: 'Подтвердите заказ, о котором мы говорили',
    title: 'Осталось подтвердить заказ',
    lead: 'Вот о чём мы договорились по телефону. Заказ вступит в силу, когда вы подтвердите и оплатите его на нашем сайте: там уже всё заполнено. Мы никогда не просим данные карты по телефону или в письме.',
    notHeld: 'Пока вы не подтвердили, товары не отложены, а действуют цены, которые вы увидите при подтверждении.',
    promise: (dates) => `Если подтвердите сегодня, доставим ${dates}.`,
    discount: 'Скидка',
    free: 'Бесплатно',
    total: 'Итого с НДС',
    button: 'Проверить и подтвердить',
    ignore: 'Если вы передумали или ни о чём не договаривались, ничего делать не нужно: без вас заказа не будет.',
    until: (day) => `Ссылка действует до ${day}`,
  },
};
