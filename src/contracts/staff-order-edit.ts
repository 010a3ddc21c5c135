import * as z from 'zod/mini';
import { carriers } from '#src/domain/shipping/carriers.ts';

const text = z.string();
const maybe = z.nullable(text);
const count = z.int().check(z.gte(0));

/** Where an order goes, as it is kept beside the event of a change. */
export const keptDelivery = z.object({
  ...{ name: maybe, phone: maybe, street: maybe, postcode: maybe, city: maybe, note: maybe },
  ...{ pickup_carrier: z.nullable(z.enum(carriers)), pickup_point_id: maybe, pickup_point_name: maybe },
});
export type KeptDelivery = z.output<typeof keptDelivery>;

const editableLine = z.object({
  ...{ id: z.int(), name: text, name_lt: text, name_ru: text, sku: text, picture: maybe },
  ...{ quantity: count, size: text, color: text },
  /** Pieces that lie here and that no withdrawal has asked for. */
  editable: count,
  /** The other variants of its product, with what is free of each. */
  variants: z.array(z.object({ id: z.uuid(), sku: text, size: text, color: text, free: z.int() })),
});
export type EditableLine = z.output<typeof editableLine>;

const editableOrder = z.object({
  version: text,
  /** Why it may not be changed now; null where it may. */
  refused: z.nullable(z.enum(['order_disputed', 'order_not_paid', 'order_not_editable'])),
  delivery: keptDelivery,
  lines: z.array(editableLine),
});
export type EditableOrder = z.output<typeof editableOrder>;

/** What `read_order_to_edit` answers: null for whoever may not see orders; `edit` is null where there is no such order. */
export const orderToEdit = z.nullable(z.object({ edit: z.nullable(editableOrder) }));

const named = { name: text, name_lt: text, name_ru: text, quantity: count };
const kind = { sku: text, size: text, color: text };

/** What the event of a change says (`order_edited`); where it went before and after, as long as that is kept. */
export const editedDetails = z.object({
  swaps: z.array(z.object({ ...named, from: z.object(kind), to: z.object(kind) })),
  removed: z.array(z.object({ ...named, ...kind })),
  before: z.optional(keptDelivery),
  after: z.optional(keptDelivery),
});
