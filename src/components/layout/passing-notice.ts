import { sessionMemory } from '#src/client/stores/session-memory.ts';

/** Says what the page before has left to say, on whatever page one has come to. */
export async function startPassingNotice(): Promise<void> {
  if (sessionMemory.read('passing-notice') === null) return;
  const { sayPassingNotice } = await import('#src/islands/shared/session/say-passing-notice.ts');
  await sayPassingNotice();
}
