import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const instant = z.string();

const buildStates = ['queued', 'running', 'succeeded', 'failed'] as const;
const changeKinds = ['product', 'category', 'text', 'banner', 'curation', 'setting', 'delivery', 'words'] as const;

const state = z.object({
  /** Things that are changed and not live yet. */
  waiting: count,
  queued: z.nullable(z.object({ due_at: instant })),
  running: z.nullable(z.object({ done: z.nullable(count), total: z.nullable(count) })),
  /** Whether the last build that ended failed. */
  failed: z.boolean(),
});

/** What `read_publishing_state` answers; null for whoever is no staff with all locks open. */
export const publishingState = z.nullable(state);
export type PublishingState = NonNullable<z.output<typeof publishingState>>;

const change = z.object({
  kind: z.enum(changeKinds),
  key: z.string(),
  name: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  at: instant,
  by: z.nullable(z.string()),
});
export type UnpublishedChange = z.output<typeof change>;

const build = z.object({
  id: z.uuid(),
  kind: z.enum(['changes', 'full']),
  state: z.enum(buildStates),
  cause: z.enum(['person', 'quiet', 'code']),
  by: z.nullable(z.string()),
  created_at: instant,
  due_at: instant,
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  done: z.nullable(count),
  total: z.nullable(count),
  pages: z.nullable(count),
  changes: z.nullable(count),
  /** A code of ours, with what the build said behind a colon. */
  error: z.nullable(z.string()),
});
export type ListedBuild = z.output<typeof build>;

/** What `read_publishing` answers: changes a hundred at a time, the newest first; builds twenty. */
export const publishingPage = z.nullable(
  z.object({
    state,
    rules: z.object({ quiet_minutes: count, longest_minutes: count, version: z.string() }),
    first_at: z.nullable(instant),
    changed_at: z.nullable(instant),
    changes: z.array(change),
    builds: z.array(build),
  }),
);
export type PublishingPage = NonNullable<z.output<typeof publishingPage>>;
