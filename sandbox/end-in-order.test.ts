import { expect, test } from 'vitest';
import { endInOrder, type Started } from './end-in-order.ts';

test('ends the last first, names what hangs, and goes on to what an error stands before', async () => {
  const ended: string[] = [];
  const lines: string[] = [];
  const part = (name: string, more: () => unknown = () => {}): Started => [
    name,
    () => {
      ended.push(name);
      return more();
    },
  ];
  const started = [
    part('database'),
    part('queries', () => new Promise(() => {})),
    part('mail', () => Promise.reject(new Error('no mail'))),
    part('host', () => Promise.resolve()),
  ];
  await expect(endInOrder(started, (line) => lines.push(line), 20)).rejects.toThrow('no mail');
  expect(ended).toEqual(['host', 'mail', 'queries', 'database']);
  expect(lines).toEqual(['Left behind, since it has not ended after 0.02 s: queries.']);
  await endInOrder(started, (line) => lines.push(line), 20);
  expect(ended).toHaveLength(4);
});
