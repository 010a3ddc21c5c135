import { type SavedViews, savedViews } from '#src/contracts/admin-saved-views.ts';
import type { AdminSection } from '#src/domain/admin/sections.ts';
import { askBackend } from './ask-backend.ts';

/**
 * The views of a section that staff have named; null for whoever is not an administrator with all locks open. Throws as askBackend
 * does, or on an answer that does not fit its contract.
 */
export async function listSavedViews(token: string, section: AdminSection): Promise<SavedViews | null> {
  return savedViews.parse(await askBackend({ path: 'rpc/list_saved_views', body: { section }, token }));
}
