import { expect, it } from 'vitest';
import { emptyLetter, type LetterForm, newBlock, readLetterForm, shownBlocks } from './letter-form.ts';

const origin = 'https://gija.lt';
const text = { en: 'A', lt: 'B', ru: 'C' };
const typed = (changes: Partial<LetterForm>): LetterForm => ({ ...emptyLetter, name: ' Autumn ', ...changes });

it('reads links without origin and language, and codes as they are kept', () => {
  const blocks = [
    { id: '1', kind: 'button', path: `${origin}/lt/sale`, text },
    { id: '2', kind: 'coupon', code: 'labas10', text },
    { id: '3', kind: 'picture', picture: 'coat/camel', path: ' ', text },
  ] as const;
  expect(readLetterForm(typed({ blocks }), origin).letter).toMatchObject({
    name: 'Autumn',
    blocks: [{ path: '/sale' }, { code: 'LABAS10' }, { path: null }],
  });
});

it('says what is wrong with which block, and shows the others meanwhile', () => {
  const blocks = [
    newBlock('products', '1'),
    newBlock('picture', '2'),
    { ...newBlock('button', '3'), path: 'https://evil.example' },
    newBlock('coupon', '4'),
    newBlock('text', '5'),
  ] as LetterForm['blocks'];
  const segment = { ...emptyLetter.segment, ordered_after: '2026-02-01', ordered_before: '2026-01-01' };
  expect(readLetterForm(typed({ name: '', blocks, segment }), origin)).toEqual({
    problems: { name: 'name', days: 'days', 1: 'products', 2: 'picture', 3: 'path', 4: 'code' },
  });
  expect(shownBlocks(blocks, origin).map(({ id }) => id)).toEqual(['5']);
});
