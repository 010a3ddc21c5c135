import type { Language } from '#src/domain/language/languages.ts';

interface TestMailTexts {
  readonly subject: string;
  readonly title: string;
  readonly body: (time: string) => string;
  readonly footer: string;
}

/** The words of the mail by which staff try whether mail leaves. */
export const testMailTexts: Readonly<Record<Language, TestMailTexts>> = {
  en: {
    subject: 'A test of the shop’s mail',
    title: 'Mail leaves and arrives',
    body: (time) =>
      `You asked for this letter in the back office: ${time}. Sender and look are those of the shop’s letters.`,
    footer: 'Only staff get this letter, and only when they ask for it.',
  },
  lt: {
    subject: 'Parduotuvės pašto bandymas',
    title: 'Laiškai išsiunčiami ir pasiekia gavėją',
    body: (time) =>
      `Šio laiško paprašėte administravime: ${time}. Siuntėjas ir išvaizda – kaip visų parduotuvės laiškų.`,
    footer: 'Šį laišką gauna tik darbuotojai ir tik patys paprašę.',
  },
  ru: {
    subject: 'Проверка почты магазина',
    title: 'Письма уходят и доходят',
    body: (time) =>
      `Вы запросили это письмо в администрировании: ${time}. Отправитель и вид – как у всех писем магазина.`,
    footer: 'Это письмо получают только сотрудники и только по своему запросу.',
  },
};
