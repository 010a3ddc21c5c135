import * as z from 'zod/mini';
import { bannerPlacements } from '#src/domain/catalogue/shop-banner.ts';
import { languages } from '#src/domain/language/languages.ts';
import { isShopPath } from '#src/domain/language/shop-path.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const version = z.string().check(z.minLength(1), z.maxLength(40));
const language = z.enum(languages);
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const path = z.string().check(z.refine(isShopPath));
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** `YYYY-MM-DDTHH:MM` in Vilnius. */
const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  z.refine((time) => !Number.isNaN(Date.parse(`${time}Z`))),
);
const listing = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/));
const products = z.array(slug).check(
  z.maxLength(48),
  z.refine((ids) => new Set(ids).size === ids.length),
);
const query = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Characters: the top bar has one line. */
export const longestInTopBar = 90;

const banner = z
  .strictObject({
    /** Made by who asks: said twice, it is one banner. */
    id,
    /** `updated_at` of the banner that was read; null for a new one. */
    version: z.nullable(version),
    placement: z.enum(bannerPlacements),
    ...{ text, text_lt: text, text_ru: text },
    path: z.nullable(path),
    from: localTime,
    until: z.nullable(localTime),
    is_active: z.boolean(),
  })
  .check(
    z.refine(({ from, until }) => until === null || until > from),
    z.refine(
      (banner) =>
        banner.placement !== 'top_bar' ||
        [banner.text, banner.text_lt, banner.text_ru].every((words) => words.length <= longestInTopBar),
    ),
  );
export type WantedBanner = z.output<typeof banner>;

/** Body of `POST /.netlify/functions/admin-marketing`. */
export const adminMarketingRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save_banner'), banner }),
  z.strictObject({ act: z.literal('delete_banner'), banner: id, version }),
  z.strictObject({
    act: z.literal('order_banners'),
    placement: z.enum(bannerPlacements),
    banners: z.array(id).check(z.maxLength(200)),
  }),
  /** `was`: what stood first when it was read. */
  z.strictObject({ act: z.literal('save_order'), listing, was: products, products }),
  z.strictObject({
    ...{ act: z.literal('save_synonym'), synonym: id, version: z.nullable(version), language },
    words: z.array(query).check(z.minLength(1), z.maxLength(30)),
  }),
  z.strictObject({ act: z.literal('delete_synonym'), synonym: id, version }),
  z.strictObject({
    /** `was`: the query of the one that is changed; null for a new one. */
    ...{ act: z.literal('save_redirect'), language, was: z.nullable(query), version: z.nullable(version) },
    ...{ query, path },
  }),
  z.strictObject({ act: z.literal('delete_redirect'), language, query, version }),
]);
export type AdminMarketingRequest = z.output<typeof adminMarketingRequest>;

export const adminMarketingResponse = z.object({ ok: z.literal(true), changed: z.optional(z.boolean()) });
export type AdminMarketingResponse = z.output<typeof adminMarketingResponse>;

export const adminMarketingErrors = {
  ...staffErrors,
  banner_unknown: 404,
  /** Somebody changed it, or the banners of its place, after it was read. */
  banner_stale: 409,
  order_stale: 409,
  product_unknown: 409,
  synonym_unknown: 404,
  synonym_stale: 409,
  /** Another group has one of the words. */
  synonym_taken: 409,
  /** Words that are the same without accents and capitals are one. */
  synonym_single: 409,
  redirect_unknown: 404,
  redirect_stale: 409,
  redirect_taken: 409,
  redirect_empty: 409,
} as const;
