/** How long a page may be out of sight before what it shows is asked for anew, milliseconds. */
const longAway = 15_000;

/** Keeps what the page shows of products true: once when it is idle, when cards come, when somebody looks at it again. */
async function keepTrue(): Promise<void> {
  const { revalidateShown } = await import('./revalidate.ts');
  let hiddenAt = 0;
  document.addEventListener('gija:cards', () => void revalidateShown());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > longAway) void revalidateShown();
  });
  // Out of the browser's memory of pages everything is as it was when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && void revalidateShown());
  await revalidateShown();
}

/** Starts what is alive on a page: today's prices and stock, and changes as they come. */
export async function startLive(): Promise<void> {
  const { startFollowing } = await import('./follow.ts');
  startFollowing();
  await keepTrue();
}
