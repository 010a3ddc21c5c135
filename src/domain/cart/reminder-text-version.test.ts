import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import en from '../../../public/locales/en/reminder.json' with { type: 'json' };
import lt from '../../../public/locales/lt/reminder.json' with { type: 'json' };
import ru from '../../../public/locales/ru/reminder.json' with { type: 'json' };
import { reminderTextVersion } from './reminder-text-version.ts';

/** Every version of the words that a consent may name. Add a line for new words, change none. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-22': 'dafefc1201e6d196',
};

it('names the words beside the box: other words have another name', () => {
  const words = [en, lt, ru].map(({ choice }) => [choice.label, choice.hint]);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(hashes[reminderTextVersion]).toBe(hash);
});
