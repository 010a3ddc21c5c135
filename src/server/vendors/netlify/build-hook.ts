/** By this word in its title a deploy is known as one of ours. */
const titleOf = (build: string) => `Gija ${build}`;

/** The build of ours that a deploy's title names. */
export function buildOfTitle(title: string | null | undefined): string | undefined {
  return /^Gija ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(title ?? '')?.[1];
}

const patience = 7_000;

/**
 * Calls Netlify's build hook (documentation: Build hooks). The title comes back in the news of the deploy; the body is what the build
 * finds in INCOMING_HOOK_BODY. Throws when the hook does not take it.
 */
export function createBuildHook(address: string) {
  return async (build: { readonly id: string; readonly kind: 'changes' | 'full' }): Promise<void> => {
    const url = new URL(address);
    url.searchParams.set('trigger_title', titleOf(build.id));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ build: build.id, kind: build.kind }),
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
  };
}
