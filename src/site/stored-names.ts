import * as z from 'zod';
import file from '#content/cookies.json' with { type: 'json' };
import { consentCategories } from '#src/domain/consent/consent.ts';
import { localizedText, parseContent, text } from './parse-content.ts';

const storedName = z.strictObject({
  name: text,
  kind: z.enum(['cookie', 'local', 'session']),
  category: z.enum(consentCategories),
  duration: z.enum(['session', 'day', 'week', 'month', 'years', 'deleted']),
  purpose: localizedText,
});

export const storedNamesSchema = z.strictObject({
  own: z.array(storedName),
  others: z.array(z.strictObject({ ...storedName.shape, owner: text })),
});

/** What the shop and others keep in browsers, as the cookie page lists it (content/cookies.json). */
export const storedNames = parseContent('content/cookies.json', storedNamesSchema, file);
