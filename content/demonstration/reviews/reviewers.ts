import type { Language } from '#src/domain/language/languages.ts';

type Names = Readonly<Record<Language, readonly string[]>>;

const womenNames: Names = {
  lt: [
    'Rūta K.',
    'Eglė M.',
    'Ieva S.',
    'Gintarė P.',
    'Jurgita B.',
    'Aušra V.',
    'Monika Ž.',
    'Kristina D.',
    'Laura G.',
    'Simona R.',
    'Agnė Š.',
    'Vaida J.',
    'Austėja N.',
    'Milda T.',
    'Daiva U.',
  ],
  en: ['Anna L.', 'Marta O.', 'Liis T.', 'Helen W.', 'Kate B.', 'Joanna Z.', 'Sanna H.', 'Elza K.'],
  ru: ['Елена С.', 'Ольга П.', 'Наталья В.', 'Марина Д.', 'Анастасия Р.', 'Светлана Г.', 'Татьяна М.', 'Юлия К.'],
};

const menNames: Names = {
  lt: [
    'Tomas K.',
    'Mantas B.',
    'Darius V.',
    'Paulius R.',
    'Andrius Ž.',
    'Lukas M.',
    'Giedrius P.',
    'Rokas S.',
    'Marius J.',
  ],
  en: ['Peter A.', 'Janis R.', 'Mark V.', 'Tom H.', 'Mikko L.'],
  ru: ['Сергей К.', 'Андрей М.', 'Дмитрий В.', 'Павел Н.', 'Игорь Т.'],
};

/** How reviewers sign: first name and an initial. Children's clothes are reviewed by their mothers here. */
export function reviewerNames(audience: 'women' | 'men' | 'kids', language: Language): readonly string[] {
  return (audience === 'men' ? menNames : womenNames)[language];
}
