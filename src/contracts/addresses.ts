import * as z from 'zod/mini';

/** An address of the book. */
export const address = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  is_default: z.boolean(),
});
export type Address = z.output<typeof address>;
export const addresses = z.array(address);
