import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
const { suggestWhileTyping } = await import('./suggest.ts');

const answerFor = (words: string) =>
  Response.json({
    total: words.length,
    corrected: null,
    redirect: null,
    phrases: [words],
    categories: [],
    products: [],
  });

/** Questions on their way, answered by the test. */
let open: { words: string; answer: (response: Response) => void; signal: AbortSignal }[] = [];
const fetched = vi.fn(
  (_: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const { words } = JSON.parse(String(init.body)) as { words: string };
      const signal = init.signal as AbortSignal;
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      open.push({ words, answer: resolve, signal });
    }),
);

const shown: string[] = [];
const watch = () =>
  suggestWhileTyping('en', (state) => shown.push('words' in state ? `${state.kind} ${state.words}` : state.kind));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  fetched.mockClear();
  open = [];
  shown.length = 0;
});

it('asks once when the typing pauses', async () => {
  const type = watch();
  for (const words of ['d', 'dr', 'dre']) type(words);
  await vi.advanceTimersByTimeAsync(200);
  expect(open.map(({ words }) => words)).toEqual(['dre']);
  open[0]?.answer(answerFor('dre'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe('found dre');
});

it('gives up a question that is overtaken, and never shows its answer', async () => {
  const type = watch();
  type('dre');
  await vi.advanceTimersByTimeAsync(200);
  type('dress');
  expect(open[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  open[1]?.answer(answerFor('dress'));
  open[0]?.answer(answerFor('dre'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.filter((state) => state.startsWith('found'))).toEqual(['found dress']);
  expect(shown.some((state) => state.startsWith('fault'))).toBe(false);
});

it('asks nothing for words that it has asked for, and shows them at once', async () => {
  const type = watch();
  type('dre');
  await vi.advanceTimersByTimeAsync(200);
  open[0]?.answer(answerFor('dre'));
  await vi.advanceTimersByTimeAsync(0);
  type('dres');
  type('dre');
  expect(shown.at(-1)).toBe('found dre');
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says so where no answer or a wrong one comes, and asks again at the next change', async () => {
  const type = watch();
  type('dre');
  await vi.advanceTimersByTimeAsync(200);
  open[0]?.answer(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe('fault dre');
  type('dres');
  await vi.advanceTimersByTimeAsync(200);
  open[1]?.answer(Response.json({ total: 'many' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe('fault dres');
});

it('is empty without words, whatever was on its way', async () => {
  const type = watch();
  type('dre');
  await vi.advanceTimersByTimeAsync(200);
  type('');
  expect(shown.at(-1)).toBe('empty');
  expect(open[0]?.signal.aborted).toBe(true);
});
