/** The field with its styles, which no page carries before somebody searches. */
import '#src/styles/finder.css';

export { openSearch, prepareSearch } from '#src/islands/search/overlay.ts';
