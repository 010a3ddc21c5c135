import * as z from 'zod';
import { languages } from '#src/domain/language/languages.ts';

/** What to do about a mistake, in words for whoever edits the file. */
function remedy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}: correct the spelling or remove it`;
    case 'too_small':
      return issue.origin === 'string' ? 'is empty: write it' : `has too few entries: ${issue.minimum} are needed`;
    case 'too_big':
      return `is too long: ${issue.maximum} at most`;
    case 'invalid_value':
      return `has a value that is not known: write one of ${issue.values.map((value) => `"${String(value)}"`).join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing: add it'
        : `has the wrong kind of value: ${issue.expected} is needed`;
    default:
      return issue.message;
  }
}

/**
 * An editors' file by its schema. A mistake throws, and so stops the build, with the file, the field and what to do about it.
 */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => {
    const field = issue.path.length === 0 ? 'the file' : `"${issue.path.map(String).join('.')}"`;
    return `${file}: ${field} ${remedy(issue)}`;
  });
  throw new Error(mistakes.join('\n'));
}

/** A sentence that must be written. */
export const text = z.string().trim().min(1);

/** A sentence in every language of the shop. */
export const localizedText = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<(typeof languages)[number], typeof text>,
);

/** A path of the shop without language: `/women/dresses`. */
export const shopPath = z
  .string()
  .regex(
    /^\/(?!en\b|lt\b|ru\b)[a-z0-9/-]*[a-z0-9]$/,
    'is no path of the shop: begin with "/" and leave the language out, as in "/women/dresses"',
  );
