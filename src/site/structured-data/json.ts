/** Structured data for search engines (schema.org), built into the page. */
export type Data = Readonly<Record<string, unknown>>;

export const schemaOrg = 'https://schema.org';

/** Euro cents as machines read them: `89.00`. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** JSON that can stand inside a `<script>` element: no text in it, whatever it says, can end or open an element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
