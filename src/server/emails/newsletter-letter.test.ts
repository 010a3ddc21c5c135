import { expect, it } from 'vitest';
import { newsletterLetter } from './newsletter-letter.ts';

const context = {
  siteUrl: 'https://gija.lt',
  company: { name: 'UAB „Gija“', address: 'Vilnius', email: 'labas@gija.lt', phone: '+37061234567' },
  makeToken: () => 'token',
};
const inAll = (words: string) => ({ en: words, lt: words, ru: words });
const coat = { id: 'coat', name: 'Coat', name_lt: 'Paltas', name_ru: 'Пальто', price: 9000, picture: null };
const payload = (blocks: readonly object[], products: readonly object[] = []) => ({
  ...{ subject: inAll('Ruduo'), is_test: false },
  ...{ blocks, products },
});
const draw = (blocks: readonly object[], products?: readonly object[]) =>
  newsletterLetter({ recipient: 'ruta@example.com', language: 'lt' }, payload(blocks, products), context);

it('says the same in HTML and in its text twin, links leading to the shop in the reader’s language', () => {
  const { html, text, headers } = draw([
    { id: '1', kind: 'heading', text: inAll('Sveiki') },
    { id: '2', kind: 'text', text: inAll('Viena eilutė\nkita\n\nNauja pastraipa') },
    { id: '3', kind: 'picture', picture: 'pages/cloth', path: '/', text: inAll('Audinys') },
    { id: '4', kind: 'button', path: '/new?sort=newest', text: inAll('Naujienos') },
    { id: '5', kind: 'coupon', code: 'LABAS10', text: inAll('−10 %') },
  ]);
  for (const part of ['Sveiki', 'Viena eilutė', 'Nauja pastraipa', 'Audinys', 'Naujienos', 'LABAS10', '−10 %']) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  for (const link of [
    'https://gija.lt/lt/new?sort=newest',
    'https://gija.lt/lt/shop?coupon=LABAS10',
    'unsubscribe=token',
  ]) {
    expect(html).toContain(link);
    expect(text).toContain(link);
  }
  expect(html).toContain('Viena eilutė<br>kita');
  expect(html).toContain('https://gija.lt/pictures/pages/cloth-1200.jpg');
  expect(headers?.['List-Unsubscribe']).toContain('token=token');
});

it('shows products in their order at what they cost, a reduced one with its lowest price, and none that is gone', () => {
  const hat = { ...coat, id: 'hat', name_lt: 'Skrybėlė', sale_price: 7000, lowest_price: 6500 };
  const { text } = draw(
    [{ id: '1', kind: 'products', products: ['hat', 'gone', 'coat'] }],
    [{ ...coat, sale_price: null, lowest_price: null }, hat],
  );
  expect(text.indexOf('Skrybėlė')).toBeLessThan(text.indexOf('Paltas'));
  expect(text).toContain('Skrybėlė: 70,00\u00a0€ (Mažiausia kaina per 30 dienų: 65,00\u00a0€)');
  expect(text).toContain('Paltas: 90,00\u00a0€');
});

it('refuses to be drawn from anything that is no letter', () => {
  expect(() => draw([{ id: '1', kind: 'html', text: inAll('<b>') }])).toThrow();
  expect(() => draw([{ id: '1', kind: 'button', path: 'https://evil.example', text: inAll('x') }])).toThrow();
});
