import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { LoadedFunction } from './function-files.ts';
import { runFunction } from './run-function.ts';

const slow = (config: LoadedFunction['config'], lines: string[] = []) =>
  runFunction(
    {
      name: 'slow',
      config,
      handler: async () => {
        await setTimeout(60);
        return new Response('done');
      },
    },
    {
      request: new Request('http://localhost/.netlify/functions/slow'),
      ...{ requestId: 'one', ip: '127.0.0.1', params: {}, log: (line: string) => void lines.push(line) },
      timeouts: { answer: 5, scheduled: 10_000, background: 10_000 },
    },
  );

describe('a function that takes long', () => {
  test('is cut off where somebody waits for its answer', async () => {
    const lines: string[] = [];
    const answer = await slow({}, lines);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'timeout', requestId: 'one' });
    expect(lines).toEqual(['Function slow ran out of time (request one).']);
  });

  test('has more time where it runs by a schedule', async () => {
    const answer = await slow({ schedule: '* * * * *' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('done');
  });
});
