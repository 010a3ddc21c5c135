import { sortable } from './reviews.ts';

const list = document.querySelector<HTMLElement>('[data-all-reviews]');
if (list) sortable(list);
