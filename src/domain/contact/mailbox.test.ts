import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox behind an address', () => {
  it.each([
    ['Ruta@Pastas.LT', 'ruta@pastas.lt'],
    [' ruta+gija@pastas.lt ', 'ruta@pastas.lt'],
    ['ruta+a+b@pastas.lt', 'ruta@pastas.lt'],
    ['ru.ta@pastas.lt', 'ru.ta@pastas.lt'],
    ['R.u.t.a+gija@gmail.com', 'ruta@gmail.com'],
    ['ruta@googlemail.com', 'ruta@gmail.com'],
    ['ru-t_a.k@pm.me', 'rutak@proton.me'],
    ['ruta-k@ya.ru', 'ruta.k@yandex.ru'],
    ['ruta@mac.com', 'ruta@icloud.com'],
    ['ruta@žalia.lt', 'ruta@xn--alia-kbb.lt'],
    ['ruta@XN--ALIA-KBB.lt', 'ruta@xn--alia-kbb.lt'],
    ['+tag@pastas.lt', '+tag@pastas.lt'],
    ['.@gmail.com', '.@gmail.com'],
    ['ｒｕｔａ@pastas.lt', 'ruta@pastas.lt'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('stays what it is when it is looked for again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
      }),
    );
  });
});
