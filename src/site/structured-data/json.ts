/** Structured data for search engines (schema.org), built into the page. */
export type Data = Readonly<Record<string, unknown>>;

export const schemaOrg = 'https://schema.org';

/** Euro cents as machines read them: `89.00`. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);
