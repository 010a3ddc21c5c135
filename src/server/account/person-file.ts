/** A file of everything that the shop holds of a person. */
export interface PersonFile {
  readonly name: string;
  readonly text: string;
}

/** The platform gives at most 6 MB in one answer. Bytes. */
const largest = 5_500_000;
/** How many orders, messages and mails there are in the file; fewer where it would be too large. It says so itself. */
const most = [1000, 200, 40] as const;

/**
 * Writes what `readHeld` gives for so many rows of a kind as JSON (GDPR art. 15 and 20); null where there is no such person. Throws
 * where even the smallest file is too large.
 */
export async function writePersonFile(
  readHeld: (rows: number) => Promise<object | null>,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<PersonFile | null> {
  for (const rows of most) {
    const held = await readHeld(rows);
    if (held === null) return null;
    const text = JSON.stringify({ exported_at: now.toISOString(), ...held }, null, 2);
    if (Buffer.byteLength(text) <= largest) return { name: `${name}-${now.toISOString().slice(0, 10)}.json`, text };
  }
  throw new Error('the file of one person is larger than an answer may be');
}
