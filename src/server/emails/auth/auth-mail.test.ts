import { describe, expect, it } from 'vitest';
import { type AuthLetter, accountChanges, linkLetters } from '#src/domain/account/auth-mail.ts';
import { languages } from '#src/domain/language/languages.ts';
import { renderMessage } from '#src/server/mail/render-message.ts';
import { hostileWords } from '#tests/support/hostile-words.ts';
import type { Email } from '../email.ts';
import { authTexts } from '../texts/auth/auth-texts.ts';
import { authLetter } from './auth-letter.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const recipient = 'ruta@example.com';
const letters: readonly AuthLetter[] = [
  ...linkLetters.map((kind) => ({
    kind,
    recipient,
    tokenHash: 'pkce_a1&b2',
    withOther: kind.startsWith('email_change'),
  })),
  { kind: 'reauthentication', recipient, code: '918273' },
  { kind: 'signup_known', recipient },
];
const kinds = letters.map((written) => [written.kind, written] as const);

/** The words of a letter's HTML, without what is markup. */
const words = (html: string) =>
  html
    .replace(/<(style|title|div style="display:none)[\s\S]*?<\/\w+>/g, ' ')
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

function expectTwins({ html, text, subject }: Email, language: string) {
  expect(html).toContain(`<html lang="${language}">`);
  expect(subject).toMatch(/\S/);
  expect(`${html}${text}${subject}`).not.toMatch(/undefined|null|\[object/);
  const shown = words(html);
  for (const line of text.split('\n').filter((part) => part !== '' && !part.includes('https://gija.lt'))) {
    expect(shown).toContain(line);
  }
  const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  for (const link of links) expect(text).toContain(link);
  return links;
}

describe.each(kinds)('the letter %s', (kind, written) => {
  it.each(languages)('says in %s the same in HTML and in words, with at most one way on', (language) => {
    const links = expectTwins(authLetter(written, language, '', context), language);
    expect(links).toHaveLength(kind === 'reauthentication' ? 0 : 1);
    for (const link of links) expect(link).toMatch(new RegExp(`^https://gija.lt/${language}\\b`));
  });

  it('carries its token in the fragment alone, whole, and its code outside the link', () => {
    const { html, text } = authLetter(written, 'lt', 'https://gija.lt/lt/account', context);
    const link = new URL(/https:\/\/gija\.lt\/lt\S+/.exec(text)?.[0] ?? context.siteUrl);
    expect(link.search).toBe('');
    const token = new URLSearchParams(link.hash.slice(1)).get('token_hash');
    expect(token).toBe('tokenHash' in written ? written.tokenHash : null);
    expect(html.includes('918273') && text.includes('918273')).toBe('code' in written);
  });
});

it('speaks to the reader in their own tongue: no two languages share a sentence', () => {
  for (const [kind, written] of kinds) {
    const texts = languages.map((language) => authLetter(written, language, '', context).subject);
    expect(new Set(texts).size, kind).toBe(languages.length);
  }
});

it('tells the new mailbox of the other one only where there is another one', () => {
  for (const language of languages) {
    const wanted = { kind: 'email_change_new', recipient, tokenHash: 'a' } as const;
    const { bothConfirm } = authTexts[language];
    expect(authLetter({ ...wanted, withOther: true }, language, '', context).text).toContain(bothConfirm);
    expect(authLetter({ ...wanted, withOther: false }, language, '', context).text).not.toContain(bothConfirm);
  }
});

it.each(hostileWords)('keeps its links whole whatever the token or the way on is: “%s”', (hostile) => {
  const written = { kind: 'signup', recipient, tokenHash: hostile } as const;
  const { html, text } = authLetter(written, 'ru', `https://gija.lt/ru/page/${hostile}`, context);
  const calm = authLetter({ ...written, tokenHash: 'calm' }, 'ru', '', context);
  const elements = (markup: string) => [...markup.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name);
  expect(elements(html)).toEqual(elements(calm.html));
  const link = new URL(/https:\/\/gija\.lt\/ru\/page\/\S+/.exec(text)?.[0] ?? '');
  expect(new URLSearchParams(link.hash.slice(1)).get('token_hash')).toBe(hostile);
});

describe.each(accountChanges)('the notice %s', (change) => {
  const render = (language: (typeof languages)[number]) =>
    renderMessage(
      {
        ...{ kind: 'account_notice', language, recipient, order: null },
        payload: { change, at: '2026-11-22T22:35:00Z', account: '7d6f5b0e-0f7c-4b6e-9d0a-6f6a3f1f3b11' },
      },
      context,
    );

  it.each(languages)(
    'says in %s what happened, when in Vilnius, and what to do if it was somebody else',
    (language) => {
      const mail = render(language);
      const links = expectTwins(mail, language);
      expect(links).toEqual([`https://gija.lt/${language}/auth`]);
      // Half past midnight of the next day, where the shop is.
      expect(mail.text).toMatch(/23(?=\D).*0?0:35/);
      expect(mail.text).toContain(authTexts[language].notices[change].otherwise);
      expect(mail.text).not.toContain(recipient);
    },
  );

  it('refuses a change that nobody knows', () => {
    const message = { kind: 'account_notice', language: 'lt', recipient, order: null } as const;
    expect(() => renderMessage({ ...message, payload: { change: 'eaten', at: '' } }, context)).toThrow();
  });
});

it('tells a known address by the outbox as the hook does', () => {
  const owed = renderMessage({ kind: 'account_known', language: 'lt', recipient, payload: {}, order: null }, context);
  expect(owed).toEqual(authLetter({ kind: 'signup_known', recipient }, 'lt', '', context));
});
