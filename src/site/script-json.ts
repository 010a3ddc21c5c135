/** JSON that can stand inside a `<script>` element: no text in it, whatever it says, can end or open an element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
