import type { ProductGroup } from '../product.ts';
import { kidsGroups } from './kids/index.ts';
import { menGroups } from './men/index.ts';
import { womenGroups } from './women/index.ts';

/** Every group of the demonstration catalogue, from each folder's own list. */
export const productGroups: readonly ProductGroup[] = [...womenGroups, ...menGroups, ...kidsGroups];
