import type { ProductGroup } from '../../product.ts';
import { kidsBaby } from './baby.ts';
import { kidsBoys } from './boys.ts';
import { kidsGirls } from './girls.ts';

/** Children’s products, one group a subcategory. */
export const kidsGroups: readonly ProductGroup[] = [kidsBaby, kidsBoys, kidsGirls];
