/** Hearts on cards and the way to what is kept in the header; the checkout has neither. */
export async function startFavorites(): Promise<void> {
  if (!document.querySelector('.head-tools')) return;
  const { startHearts } = await import('./hearts.ts');
  await startHearts();
}
