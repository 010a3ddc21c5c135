import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import en from '../../../public/locales/en/newsletter.json' with { type: 'json' };
import lt from '../../../public/locales/lt/newsletter.json' with { type: 'json' };
import ru from '../../../public/locales/ru/newsletter.json' with { type: 'json' };
import { newsletterTextVersion } from './text-version.ts';

/** Every version of the words that a consent may name. Add a line for new words, change none. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-21': '2ff8f128c6e6f58a',
};

it('names the words beside the form: other words have another name', () => {
  const words = [en, lt, ru].map(({ title, consent, confirm }) => [title, consent, confirm.text]);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(hashes[newsletterTextVersion]).toBe(hash);
});
