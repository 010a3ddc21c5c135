import type { WordList } from './find-words.ts';

/** Whom a product is for; the parts of the children's department are its categories. */
export const groups = ['women', 'men', 'girls', 'boys', 'baby'] as const;
export type Group = (typeof groups)[number];

/** By what a name or a tag says for whom a product is. */
export const groupWords: Readonly<Record<Group, WordList>> = {
  baby: {
    en: ['baby', 'babys', 'babies', 'newborn*', 'infant*', 'toddler*'],
    lt: ['kūdik*', 'naujagim*', 'mažyl*'],
    ru: ['малыш*', 'младен*', 'новорождённ*', 'грудничк*'],
  },
  girls: { en: ['girl', 'girls'], lt: ['mergait*', 'mergyt*'], ru: ['девоч*'] },
  boys: { en: ['boy', 'boys'], lt: ['berniuk*', 'berniuč*'], ru: ['мальчик*'] },
  women: {
    en: ['women', 'womens', 'woman', 'womans', 'ladies', 'lady', 'female'],
    lt: ['moteris', 'moters', 'moteriai', 'moterų', 'moterims', 'moterišk*'],
    ru: ['женск*', 'женщин*', 'дамск*'],
  },
  men: {
    en: ['men', 'mens', 'man', 'mans', 'gentlemen', 'gentlemens', 'male'],
    lt: ['vyras', 'vyro', 'vyrui', 'vyrų', 'vyrams', 'vyrišk*'],
    ru: ['мужск*', 'мужчин*'],
  },
};
