/** The query of a list's address as views are kept by: names in order, empty ones left out. */
export function savedQuery(query: Readonly<Record<string, string>>): string {
  const set = Object.entries(query).filter(([, value]) => value !== '');
  return new URLSearchParams(set.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** Whether a query narrows a list more than one of its own views does. */
export function isNarrowed(query: Readonly<Record<string, string>>): boolean {
  return Object.entries(query).some(([name, value]) => name !== 'view' && value !== '');
}
