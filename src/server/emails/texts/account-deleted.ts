import type { Language } from '#src/domain/language/languages.ts';

/** The words of the last mail to somebody who has deleted their account. */
interface AccountDeletedTexts {
  readonly subject: string;
  readonly title: string;
  readonly gone: string;
  /** Where there were orders. */
  readonly kept: string;
  /** Where there were none. */
  readonly nothingKept: string;
  readonly last: string;
}

export const accountDeletedTexts: Readonly<Record<Language, AccountDeletedTexts>> = {
  en: {
    subject: 'Your Gija account has been deleted',
    title: 'Your account has been deleted',
    gone: 'With it went your profile, addresses, favourites, cart, reviews, messages and subscriptions.',
    kept: 'The law on accounting has us keep your orders and their invoices for ten years. The orders no longer carry your name, e-mail or phone number; the invoices stay as they were issued. Declarations of withdrawal stay as you made them.',
    nothingKept: 'There were no orders, so there is nothing that the law has us keep.',
    last: 'This is our last letter: after sending it we no longer know your address. If it was not you who deleted the account, write to us straight away.',
  },
  lt: {
    subject: 'Jūsų „Gijos“ paskyra ištrinta',
    title: 'Jūsų paskyra ištrinta',
    gone: 'Kartu ištrinti jūsų profilis, adresai, įsimintos prekės, krepšelis, atsiliepimai, žinutės ir prenumeratos.',
    kept: 'Užsakymus ir jų sąskaitas faktūras pagal apskaitos įstatymus saugome dešimt metų. Užsakymuose nebeliko jūsų vardo, el. pašto ir telefono numerio, o sąskaitos lieka tokios, kokios išrašytos. Sutarties atsisakymo pranešimai lieka tokie, kokius pateikėte.',
    nothingKept: 'Užsakymų neturėjote, todėl nieko, ką saugoti įpareigoja įstatymai, neliko.',
    last: 'Tai paskutinis mūsų laiškas: jį išsiuntę jūsų adreso nebeturime. Jei paskyrą ištrynėte ne jūs, nedelsdami mums parašykite.',
  },
  ru: {
    subject: 'Ваш аккаунт в Gija удалён',
    title: 'Ваш аккаунт удалён',
    gone: 'Вместе с ним удалены ваш профиль, адреса, сохранённые товары, корзина, отзывы, сообщения и подписки.',
    kept: 'Заказы и счета к ним по закону о бухгалтерском учёте мы храним десять лет. В заказах больше нет ваших имени, адреса эл. почты и телефона, а счета остаются такими, какими были выставлены. Заявления об отказе от договора остаются такими, какими вы их подали.',
    nothingKept: 'Заказов у вас не было, поэтому хранить по закону нам нечего.',
    last: 'Это наше последнее письмо: отправив его, мы больше не знаем вашего адреса. Если аккаунт удалили не вы, сразу напишите нам.',
  },
};
