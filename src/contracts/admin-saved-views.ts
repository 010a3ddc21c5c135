import * as z from 'zod/mini';
import { adminSectionNames } from '#src/domain/admin/sections.ts';
import { staffErrors } from './staff.ts';

/** Letters of a view's name. */
export const longestViewName = 60;

/** Body of `POST /.netlify/functions/admin-saved-views`. `query`: of the list's address, without the question mark. */
export const adminSavedViewsRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('save'),
    /** Made by who saves: said twice, it is one view. */
    view: z.uuid(),
    section: z.enum(adminSectionNames),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestViewName)),
    query: z.string().check(z.regex(/^[a-z]+=[^&=?#]+(&[a-z]+=[^&=?#]+)*$/), z.maxLength(500)),
  }),
  z.strictObject({ act: z.literal('remove'), view: z.uuid() }),
]);
export type AdminSavedViewsRequest = z.output<typeof adminSavedViewsRequest>;

export const adminSavedViewsResponse = z.object({ ok: z.literal(true) });
export type AdminSavedViewsResponse = z.output<typeof adminSavedViewsResponse>;

export const adminSavedViewsErrors = {
  ...staffErrors,
  name_taken: 409,
  /** Thirty are kept of each section. */
  too_many_views: 409,
} as const;

/** What `list_saved_views` answers; null for whoever is not an administrator with all locks open. */
export const savedViews = z.nullable(
  z.object({ views: z.array(z.object({ id: z.uuid(), name: z.string(), query: z.string() })) }),
);
export type SavedViews = NonNullable<z.output<typeof savedViews>>;
