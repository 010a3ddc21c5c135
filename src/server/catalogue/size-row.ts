import * as z from 'zod';
import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import type { SizeGuide } from '#src/domain/catalogue/size-guide.ts';

/** English, Lithuanian, Russian. */
const texts = z.tuple([z.string(), z.string(), z.string()]);

/** What `read_size_facts` answers. Lengths in millimetres, days as `YYYY-MM-DD`. */
export const sizeRow = z.object({
  guides: z.array(
    z.object({
      code: z.string(),
      name: texts,
      help: texts,
      measures: z.array(z.string()),
      rows: z.array(
        z.object({
          size: z.string(),
          ranges: z.record(z.string(), z.tuple([z.int(), z.int()])),
          conversions: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
  holidays: z.array(z.iso.date()),
});

const localized = ([en, lt, ru]: z.infer<typeof texts>): LocalizedText => ({ en, lt, ru });

/** The guides in the order of display. */
export function toSizeGuides({ guides }: z.infer<typeof sizeRow>): SizeGuide[] {
  return guides.map((guide) => ({ ...guide, name: localized(guide.name), help: localized(guide.help) }));
}
