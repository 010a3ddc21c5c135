import * as z from 'zod';
import file from '#content/size-guides.json' with { type: 'json' };
import type { SizeGuide } from '#src/domain/catalogue/size-guide.ts';
import { localizedText, parseContent, text } from './parse-content.ts';

/** What can be measured; each has its name in the texts (`public/locales`, sizes.json). */
const measures = ['chest', 'waist', 'hips', 'height', 'foot', 'head', 'palm', 'diameter'] as const;

const range = z.tuple([z.number().positive(), z.number().positive()]);

const guide = z
  .strictObject({
    name: localizedText,
    help: localizedText,
    measures: z.array(z.enum(measures)).min(1),
    sizes: z
      .array(
        z.strictObject({
          size: text,
          centimetres: z.partialRecord(z.enum(measures), range),
          conversions: z.record(text, text).default({}),
        }),
      )
      .min(1),
  })
  .check(({ value, issues }) => {
    const say = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', path, message, input: value });
    for (const [place, { size, centimetres }] of value.sizes.entries()) {
      if (value.sizes.findIndex((other) => other.size === size) < place)
        say(['sizes', place, 'size'], `stands here twice ("${size}"): remove one`);
      for (const measure of value.measures) {
        const own = centimetres[measure];
        const at = ['sizes', place, 'centimetres', measure];
        if (own === undefined) say(at, 'is missing: add from and to, as in [80, 83]');
        else if (own[0] > own[1]) say(at, 'is the wrong way round: write the smaller number first');
      }
    }
  });

const sizeGuidesFile = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'is no code: use small letters, figures and hyphens'),
  guide,
);

/** An editors' file of size guides. Throws with file, field and remedy where something is wrong with it. */
export function parseSizeGuides(value: unknown): SizeGuide[] {
  const guides = parseContent('content/size-guides.json', sizeGuidesFile, value);
  const millimetres = ([from, to]: readonly [number, number]) => [Math.round(from * 10), Math.round(to * 10)] as const;
  return Object.entries(guides).map(([code, { sizes, ...facts }]) => ({
    code,
    ...facts,
    rows: sizes.map(({ size, centimetres, conversions }) => ({
      size,
      conversions,
      ranges: Object.fromEntries(
        facts.measures.map((measure) => [measure, millimetres(centimetres[measure] ?? [0, 0])]),
      ),
    })),
  }));
}

/** The size guides of the shop, in the order of the file. */
export const sizeGuides: readonly SizeGuide[] = parseSizeGuides(file);
