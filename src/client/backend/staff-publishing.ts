import {
  type PublishingPage,
  type PublishingState,
  publishingPage,
  publishingState,
} from '#src/contracts/staff-publishing.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is no staff with all locks open, and throws as askBackend does, or on an answer that does not fit its
// contract.

/** How much waits and what the builds do. */
export async function readPublishingState(token: string): Promise<PublishingState | null> {
  return publishingState.parse(await askBackend({ path: 'rpc/read_publishing_state', body: {}, token }));
}

export interface PublishingAsked {
  /** In which changed things are named. */
  readonly language: Language;
  /** The last change before the page. */
  readonly after?: { readonly at: string; readonly kind: string; readonly key: string } | undefined;
  /** When the last build before the page of history was asked for (ISO 8601). */
  readonly before?: string | undefined;
}

/** What waits, the builds, and when changes are published by themselves. */
export async function readPublishing(token: string, asked: PublishingAsked): Promise<PublishingPage | null> {
  return publishingPage.parse(await askBackend({ path: 'rpc/read_publishing', body: { asked }, token }));
}
