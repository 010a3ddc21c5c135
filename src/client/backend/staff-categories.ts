import { type CategorizationRun, categorizationRuns } from '#src/contracts/smart-categorize.ts';
import { type CategoryTree, categoryTree } from '#src/contracts/staff-categories.ts';
import { askBackend } from './ask-backend.ts';

/**
 * The whole category tree; null for whoever is neither editor nor administrator with all locks open. Throws as askBackend does, or
 * on an answer that does not fit its contract.
 */
export async function readCategoryTree(token: string): Promise<CategoryTree | null> {
  return categoryTree.parse(await askBackend({ path: 'rpc/read_category_tree', body: {}, token }));
}

/** The last runs that sorted products into categories, the last first; null and throws as above. */
export async function listCategorizationRuns(
  token: string,
): Promise<{ readonly runs: readonly CategorizationRun[] } | null> {
  return categorizationRuns.parse(await askBackend({ path: 'rpc/list_categorization_runs', body: {}, token }));
}
