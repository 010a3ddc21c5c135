import { type CategoryTree, categoryTree } from '#src/contracts/staff-categories.ts';
import { askBackend } from './ask-backend.ts';

/**
 * The whole category tree; null for whoever is neither editor nor administrator with all locks open. Throws as askBackend does, or
 * on an answer that does not fit its contract.
 */
export async function readCategoryTree(token: string): Promise<CategoryTree | null> {
  return categoryTree.parse(await askBackend({ path: 'rpc/read_category_tree', body: {}, token }));
}
