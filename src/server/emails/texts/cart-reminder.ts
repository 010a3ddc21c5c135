import type { Language } from '#src/domain/language/languages.ts';

/** The words of the one letter about an abandoned cart. */
interface CartReminderTexts {
  readonly subject: string;
  readonly title: string;
  readonly asked: string;
  readonly notHeld: string;
  readonly gone: string;
  readonly button: string;
  readonly why: string;
  readonly stop: string;
}

export const cartReminderTexts: Readonly<Record<Language, CartReminderTexts>> = {
  en: {
    subject: 'Your cart is still here',
    title: 'Your cart is still here',
    asked: 'You asked us to remind you once if you left without ordering.',
    notHeld: 'These are today’s prices. We cannot set anything aside.',
    gone: 'No longer available',
    button: 'Back to the cart',
    why: 'You get this letter because the box “Remind me” was ticked with this address at our checkout. We will not write about this cart again.',
    stop: 'No such letters any more',
  },
  lt: {
    subject: 'Jūsų krepšelis tebelaukia',
    title: 'Jūsų krepšelis tebelaukia',
    asked: 'Prašėte vieną kartą priminti, jei išeisite nieko neužsisakę.',
    notHeld: 'Kainos – šios dienos. Atidėti prekių negalime.',
    gone: 'Nebeturime',
    button: 'Grįžti į krepšelį',
    why: 'Gavote šį laišką, nes užsakymo puslapyje prie šio adreso pažymėta, kad primintume. Daugiau apie šį krepšelį nerašysime.',
    stop: 'Nebesiųsti tokių laiškų',
  },
  ru: {
    subject: 'Ваша корзина ждёт вас',
    title: 'Ваша корзина ждёт вас',
    asked: 'Вы просили один раз напомнить, если уйдёте, не оформив заказ.',
    notHeld: 'Цены сегодняшние. Отложить товары мы не можем.',
    gone: 'Больше нет в наличии',
    button: 'Вернуться в корзину',
    why: 'Вы получили это письмо, потому что при оформлении заказа с этим адресом отметили, что нужно напомнить. Об этой корзине мы больше не напишем.',
    stop: 'Больше не присылать таких писем',
  },
};
