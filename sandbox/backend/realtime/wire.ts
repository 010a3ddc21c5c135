import * as z from 'zod/mini';

/** A message of the Phoenix channel protocol, whichever of its two spellings it came in. */
export interface Message {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Version = '1.0.0' | '2.0.0';

const reference = z.nullish(z.string());
const payload = z.record(z.string(), z.unknown());
const object = z.object({ join_ref: reference, ref: reference, topic: z.string(), event: z.string(), payload });
const tuple = z.tuple([reference, reference, z.string(), z.string(), payload]);

/** Reads a text frame; undefined when it is not a message. */
export function decode(frame: string): Message | undefined {
  let data: unknown;
  try {
    data = JSON.parse(frame);
  } catch {
    return undefined;
  }
  if (Array.isArray(data)) {
    const parsed = tuple.safeParse(data);
    if (!parsed.success) return undefined;
    const [joinRef, ref, topic, event, body] = parsed.data;
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload: body };
  }
  const parsed = object.safeParse(data);
  if (!parsed.success) return undefined;
  const { join_ref, ref, topic, event, payload: body } = parsed.data;
  return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload: body };
}

/** Writes a message in the spelling that the client asked for (`vsn` in its address). */
export function encode({ joinRef, ref, topic, event, payload: body }: Message, version: Version): string {
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, body])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload: body });
}

const change = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.optional(z.string()),
  table: z.optional(z.string()),
  filter: z.optional(z.string()),
});

/** What a client asks for when it joins a channel. */
export const joinRequest = z.object({
  access_token: z.nullish(z.string()),
  config: z.object({ postgres_changes: z._default(z.array(change), []) }),
});
export type WantedChange = z.infer<typeof change>;
