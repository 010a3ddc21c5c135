import type { ProductGroup } from '../product.ts';
import { womenGroups } from './women/index.ts';

/** Every group of the demonstration catalogue, from each folder's own list. */
export const productGroups: readonly ProductGroup[] = [...womenGroups];
