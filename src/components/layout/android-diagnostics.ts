import { pageLanguage } from '#src/client/stores/page-language.ts';
import { splitPath } from '#src/domain/language/paths.ts';

/** On Android, on the women's page and its twin address, and nowhere else. */
export async function startDiagnostics(): Promise<void> {
  const { path } = splitPath(location.pathname);
  if (!/Android/i.test(navigator.userAgent) || (path !== '/women' && path !== '/women-clothing')) return;
  const { showDiagnostics } = await import('#src/islands/diagnostics/show-diagnostics.ts');
  await showDiagnostics(pageLanguage());
}
