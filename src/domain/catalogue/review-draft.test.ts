import { describe, expect, it } from 'vitest';
import { firstDraft, readReviewDrafts, reviewProblems } from './review-draft.ts';

const draft = { stars: 4, fit: 'true', text: 'Soft.', authorName: 'Rūta', photo: null } as const;

describe('drafts that a tab remembers', () => {
  it('come back as they were', () => {
    expect(readReviewDrafts(JSON.parse(JSON.stringify({ 7: draft })))).toEqual({ 7: draft });
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{ 7: null }],
    [{ 7: { ...draft, stars: 9 } }],
    [{ 7: { ...draft, photo: '../x' } }],
  ])('that do not fit are left out: %j', (kept) => {
    expect(readReviewDrafts(kept)).toEqual({});
  });
});

describe('a draft', () => {
  it('begins with the first name, or with what was said before', () => {
    expect(firstDraft({ authorName: 'Rūta', review: null })).toMatchObject({ stars: 0, authorName: 'Rūta', text: '' });
    expect(firstDraft({ authorName: 'Rūta', review: { ...draft, authorName: 'R. K.' } })).toEqual({
      ...draft,
      authorName: 'R. K.',
    });
  });

  it('needs stars and a name that is no address; words are free', () => {
    expect(reviewProblems({ ...draft, text: '' })).toEqual({ stars: false, authorName: undefined });
    expect(reviewProblems({ ...draft, stars: 0, authorName: ' ' })).toEqual({ stars: true, authorName: 'missing' });
    expect(reviewProblems({ ...draft, authorName: 'ruta@example.com' })).toMatchObject({ authorName: 'address' });
  });
});
