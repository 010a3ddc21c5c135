/** Hearts, where there is something to keep or to show. */
export async function startFavorites(): Promise<void> {
  if (!document.querySelector('.card[data-product-id], [data-favorite], [data-favorites]')) return;
  const { startHearts } = await import('./hearts.ts');
  await startHearts();
}
