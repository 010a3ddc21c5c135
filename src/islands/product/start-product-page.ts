/** The parts of a product page that can wait until it is idle. */
export async function startProductPage(): Promise<void> {
  const product = document.querySelector<HTMLElement>('[data-product]');
  if (!product) return;
  const { startProduct } = await import('./start-product.ts');
  await startProduct(product);
}
