import * as z from 'zod/mini';

/** What `read_uploads` answers; null for whoever is neither editor nor administrator. */
export const readUploadsAnswer = z.nullable(
  z.object({
    uploads: z.array(
      z.object({
        id: z.uuid(),
        state: z.enum(['requested', 'received', 'ready', 'refused', 'dropped']),
        /** Why it is no picture that can be shown. */
        refusal: z.nullable(z.string()),
        /** Key of the picture that was made of it. */
        picture: z.nullable(z.string()),
      }),
    ),
  }),
);
export type UploadStates = NonNullable<z.output<typeof readUploadsAnswer>>;
