import { describe, expect, it } from 'vitest';
import { languages } from '#src/domain/language/languages.ts';
import { renderMessage } from '../mail/render-message.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: (purpose: string, subject: string) => `${purpose}-${subject}`,
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const told = {
  lines: [
    {
      ...{ name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье', size: 'M', color: 'sage' },
      ...{ quantity: 2, unit_price: 8900, discount: 1780, total: 16_020, free: 5 },
    },
  ],
  ...{ subtotal: 17_800, discount: 1780, shipping: 0, vat: 2780, total: 16_020, coupon: 'LABAS10' },
  option: { en: 'Standard', lt: 'Standartinis', ru: 'Стандартная' },
  ...{ promised_from: '2026-11-26', promised_to: '2026-11-28' },
  ...{ phone_order: 'id', expires_at: '2026-11-27T10:00:00Z' },
};
const render = (language: (typeof languages)[number]) =>
  renderMessage({ kind: 'phone_order', language, recipient: 'ona@pastas.lt', payload: told, order: null }, context);

describe('the letter about an order by telephone', () => {
  it.each(languages)('says in %s what was agreed, in HTML and in words, and leads to the checkout', (language) => {
    const { html, text } = render(language);
    const link = `https://gija.lt/${language}/checkout?request=phone-order-id&coupon=LABAS10`;
    expect(text).toContain(link);
    expect(html).toContain(link.replace('&', '&amp;'));
    const name = { en: 'Linen dress', lt: 'Lininė suknelė', ru: 'Льняное платье' }[language];
    for (const part of [name, 'LABAS10']) for (const body of [html, text]) expect(body).toContain(part);
  });

  it('says that nothing is held and that nobody asks for a card', () => {
    const { text } = render('lt');
    expect(text).toMatch(/178,00\s€/);
    expect(text).toMatch(/160,20\s€/);
    expect(text).toContain('prekės nerezervuotos');
    expect(text).toContain('Kortelės duomenų telefonu ar laišku niekada neprašome');
    expect(text).toContain('lapkričio 27');
  });
});
