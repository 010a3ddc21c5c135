/** The parts of another page of the shop that `selector` chooses, in the order of that page. Throws where it cannot be had. */
export async function fetchParts(address: string, selector: string, signal?: AbortSignal): Promise<HTMLElement[]> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll<HTMLElement>(selector)].map((part) => document.adoptNode(part));
}
