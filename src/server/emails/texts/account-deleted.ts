import type { Language } from '#src/domain/language/languages.ts';

interface LeavingTexts {
  readonly subject: string;
  readonly title: string;
  readonly gone: string;
  readonly last: string;
}

/** The words of the last mail to somebody who has left the shop. */
interface AccountDeletedTexts {
  /** Where they had an account. */
  readonly account: LeavingTexts;
  /** Where they bought as a guest and asked the shop to erase them. */
  readonly data: LeavingTexts;
  /** Where there were orders. */
  readonly kept: string;
  /** Where there were none. */
  readonly nothingKept: string;
}

export const accountDeletedTexts: Readonly<Record<Language, AccountDeletedTexts>> = {
  en: {
    account: {
      subject: 'Your Gija account has been deleted',
      title: 'Your account has been deleted',
      gone: 'With it went your profile, addresses, favourites, cart, reviews, messages and subscriptions.',
      last: 'This is our last letter: after sending it we no longer know your address. If it was not you who deleted the account, write to us straight away.',
    },
    data: {
      subject: 'Your data at Gija have been erased',
      title: 'Your data have been erased',
      gone: 'Your reviews, messages and subscriptions are gone, and so are the contact details in your orders.',
      last: 'This is our last letter: after sending it we no longer know your address. If it was not you who asked for it, write to us straight away.',
    },
    kept: 'The law on accounting has us keep your orders and their invoices for ten years. The orders no longer carry your name, e-mail or phone number; the invoices stay as they were issued. Declarations of withdrawal stay as you made them.',
    nothingKept: 'There were no orders, so there is nothing that the law has us keep.',
  },
  lt: {
    account: {
      subject: 'Jūsų „Gijos“ paskyra ištrinta',
      title: 'Jūsų paskyra ištrinta',
      gone: 'Kartu ištrinti jūsų profilis, adresai, įsimintos prekės, krepšelis, atsiliepimai, žinutės ir prenumeratos.',
      last: 'Tai paskutinis mūsų laiškas: jį išsiuntę jūsų adreso nebeturime. Jei paskyrą ištrynėte ne jūs, nedelsdami mums parašykite.',
    },
    data: {
      subject: 'Jūsų duomenys „Gijoje“ ištrinti',
      title: 'Jūsų duomenys ištrinti',
      gone: 'Ištrinti jūsų atsiliepimai, žinutės, prenumeratos ir užsakymuose nurodyti kontaktai.',
      last: 'Tai paskutinis mūsų laiškas: jį išsiuntę jūsų adreso nebeturime. Jei ištrinti duomenis prašėte ne jūs, nedelsdami mums parašykite.',
    },
    kept: 'Užsakymus ir jų sąskaitas faktūras pagal apskaitos įstatymus saugome dešimt metų. Užsakymuose nebeliko jūsų vardo, el. pašto ir telefono numerio, o sąskaitos lieka tokios, kokios išrašytos. Sutarties atsisakymo pranešimai lieka tokie, kokius pateikėte.',
    nothingKept: 'Užsakymų neturėjote, todėl nieko, ką saugoti įpareigoja įstatymai, neliko.',
  },
  ru: {
    account: {
      subject: 'Ваш аккаунт в Gija удалён',
      title: 'Ваш аккаунт удалён',
      gone: 'Вместе с ним удалены ваш профиль, адреса, сохранённые товары, корзина, отзывы, сообщения и подписки.',
      last: 'Это наше последнее письмо: отправив его, мы больше не знаем вашего адреса. Если аккаунт удалили не вы, сразу напишите нам.',
    },
    data: {
      subject: 'Ваши данные в Gija удалены',
      title: 'Ваши данные удалены',
      gone: 'Удалены ваши отзывы, сообщения, подписки и контакты, указанные в заказах.',
      last: 'Это наше последнее письмо: отправив его, мы больше не знаем вашего адреса. Если удалить данные просили не вы, сразу напишите нам.',
    },
    kept: 'Заказы и счета к ним по закону о бухгалтерском учёте мы храним десять лет. В заказах больше нет ваших имени, адреса эл. почты и телефона, а счета остаются такими, какими были выставлены. Заявления об отказе от договора остаются такими, какими вы их подали.',
    nothingKept: 'Заказов у вас не было, поэтому хранить по закону нам нечего.',
  },
};
