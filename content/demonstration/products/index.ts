import type { ProductGroup } from '../product.ts';
import { womenDresses } from './women/dresses.ts';

/** Every group of the demonstration catalogue. A new file is added here. */
export const productGroups: readonly ProductGroup[] = [womenDresses];
