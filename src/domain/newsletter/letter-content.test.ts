import { expect, it } from 'vitest';
import { completeLanguages, countTexts, type LetterContent } from './letter-content.ts';

const texts = (lt: string, en = '', ru = '') => ({ lt, en, ru });
const letter: LetterContent = {
  subject: texts('Rudens naujienos', 'Autumn', ''),
  blocks: [
    { id: '1', kind: 'text', text: texts('Sveiki', '  ', 'Здравствуйте') },
    { id: '2', kind: 'products', products: ['coat'] },
  ],
};

it('is sent in the languages in which nothing is missing, spaces being nothing', () => {
  expect(completeLanguages(letter)).toEqual(['lt']);
  expect(countTexts(letter, 'en')).toEqual({ written: 1, missing: 1 });
  expect(countTexts(letter, 'ru')).toEqual({ written: 1, missing: 1 });
});

it('is sent to nobody without blocks', () => {
  expect(completeLanguages({ ...letter, blocks: [] })).toEqual([]);
});
