import type { en } from './texts/en.ts';

/** Every sentence of the pay page; the English table says which there are. */
export type PayPageTexts = typeof en;
