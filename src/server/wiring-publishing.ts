import type { AdminPublishingRequest } from '#src/contracts/admin-publishing.ts';
import type { Staff } from './admin/staff.ts';
import type { CallDatabase } from './database/call-database.ts';
import type { Environment } from './env.ts';
import { runJob } from './jobs/run-job.ts';
import { changePublishing } from './publishing/change-publishing.ts';
import { startDueBuild } from './publishing/start-due-build.ts';
import { takeDeployNotice } from './publishing/take-deploy-notice.ts';
import { createBuildHook } from './vendors/netlify/build-hook.ts';
import { createDeployNotices } from './vendors/netlify/deploy-notification.ts';

interface Dependencies {
  readonly call: CallDatabase;
  /** Calls the database on behalf of somebody of the staff. */
  callAs(userId: string): CallDatabase;
  now(): Date;
  readonly environment: Pick<Environment, 'BUILD_HOOK_URL' | 'DEPLOY_NOTIFICATION_SECRET'>;
}

/** The use cases of publishing, for `shop()`. */
export function joinPublishing({ call, callAs, now, environment }: Dependencies) {
  const { BUILD_HOOK_URL: hook } = environment;
  const callHook = hook === undefined ? undefined : createBuildHook(hook);
  const readNotice = createDeployNotices(environment.DEPLOY_NOTIFICATION_SECRET);
  const start = () => startDueBuild({ call, callHook });
  return {
    changePublishing: (request: AdminPublishingRequest, { userId }: Staff) =>
      changePublishing({ call: callAs(userId), start }, request),
    publishDue: () => runJob({ call, now }, 'publish-due', start),
    takeDeployNotice: (rawBody: string, headers: Headers) => takeDeployNotice({ call, readNotice }, rawBody, headers),
  };
}
