import { expect, it } from 'vitest';
import { versionProblems } from './legal-versions.ts';

const facts = { today: '2026-11-24', consentVersion: '2026-11-22' };
const same = (day: string) => ({ en: day, lt: day, ru: day });

it('says what is inconsistent about the text of a page', () => {
  expect(versionProblems('terms', same('2026-11-21'), facts)).toEqual([]);
  expect(versionProblems('terms', { ...same('2026-11-21'), ru: '2026-11-20' }, facts)).toEqual(['languages']);
  expect(versionProblems('terms', same('2026-11-24'), facts)).toEqual([]);
  expect(versionProblems('terms', { ...same('2026-11-21'), lt: '2026-11-25' }, facts)).toEqual(['languages', 'future']);
  expect(versionProblems('cookies', same('2026-11-22'), facts)).toEqual([]);
  expect(versionProblems('cookies', same('2026-11-23'), facts)).toEqual(['consent']);
});
