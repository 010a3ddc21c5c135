import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $place } from '#src/client/stores/admin-place.ts';
import { $publishing, followPublishing } from '#src/client/stores/publishing.ts';
import type { PublishingState } from '#src/contracts/staff-publishing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { AdminData } from './admin-data.ts';

function words({ language, admin }: AdminData, { waiting, running, failed }: PublishingState): string {
  const text = islandText(language, admin);
  if (running?.total)
    return text('publishing.runningPart', { percent: Math.floor((100 * (running.done ?? 0)) / running.total) });
  if (running) return admin.publishing.running;
  if (failed && waiting > 0) return text('publishing.failed', { count: waiting });
  return waiting > 0 ? text('publishing.waiting', { count: waiting }) : admin.publishing.live;
}

/** In the head of every section: how much is changed and not live yet, and the way to publish it. */
export function PublishingStatus({ data }: { readonly data: AdminData }) {
  useEffect(followPublishing, []);
  const { section } = useStore($place);
  const state = useStore($publishing);
  if (state === undefined) return null;
  const tone = state.running
    ? 'busy'
    : state.failed && state.waiting > 0
      ? 'bad'
      : state.waiting > 0
        ? 'waiting'
        : 'live';
  return (
    <a
      className="admin-publishing-status"
      data-tone={tone}
      href={localizePath(sectionPath('publishing'), data.language)}
      aria-current={section === 'publishing' ? 'page' : undefined}
    >
      {words(data, state)}
    </a>
  );
}
