import type * as z from 'zod/mini';

/** A part of the local shop either answered with what was expected, or a sentence says why not. */
export type PartAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

const patience = 3000;

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `It did not answer within ${patience / 1000} s.`;
  return 'It does not answer: it is not running, or still starting.';
}

/** Asks a part; `timeout` in milliseconds, 0 for work that may take as long as it likes. */
async function ask(url: string, init: RequestInit, timeout: number): Promise<PartAnswer<Response>> {
  try {
    const signal = timeout > 0 ? AbortSignal.timeout(timeout) : null;
    const response = await fetch(url, { ...init, signal });
    if (response.ok) return { ok: true, value: response };
    const text = (await response.text()).slice(0, 200);
    return { ok: false, reason: `It answered ${response.status}${text ? `: ${text}` : ''}` };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** Reads JSON from a part and checks its shape. */
export async function readPart<Value>(url: string, schema: z.ZodMiniType<Value>): Promise<PartAnswer<Value>> {
  const answer = await ask(url, {}, patience);
  if (!answer.ok) return answer;
  const body: unknown = await answer.value.json().catch(() => undefined);
  const read = schema.safeParse(body);
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, reason: 'It answered something that the console does not understand.' };
}

/** Reads text from a part. */
export async function readPartText(url: string): Promise<PartAnswer<string>> {
  const answer = await ask(url, {}, patience);
  return answer.ok ? { ok: true, value: await answer.value.text() } : answer;
}

/** Tells a part to do something; resolves when it has. */
export async function tellPart(url: string, method: 'POST' | 'DELETE', body?: object): Promise<PartAnswer<null>> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await ask(url, { method, ...(body && json) }, 0);
  return answer.ok ? { ok: true, value: null } : answer;
}
