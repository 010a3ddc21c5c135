import { answerSizes } from './size-advice.ts';

const guide = document.querySelector<HTMLElement>('[data-size-guide]');
if (guide) answerSizes(guide);
