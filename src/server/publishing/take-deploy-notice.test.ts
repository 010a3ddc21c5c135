import { describe, expect, test } from 'vitest';
import { success } from '#src/domain/result/result.ts';
import { takeDeployNotice } from './take-deploy-notice.ts';

const end = { deploy: 'd1', build: 'b1', ok: true, error: undefined, url: 'https://gija.example' };

/** A database that cannot be reached so many times, and what was asked of it. */
function unreachable(times: number) {
  const asked: unknown[] = [];
  const waited: number[] = [];
  return {
    asked,
    waited,
    call: async (name: string, parameters: unknown) => {
      asked.push([name, parameters]);
      if (asked.length <= times) throw new Error('fetch failed');
      return { changed: true };
    },
    readNotice: () => success(end),
    wait: async (milliseconds: number) => waited.push(milliseconds),
  };
}

describe('the word of the platform on a deploy', () => {
  test('is taken at once', async () => {
    const database = unreachable(0);
    expect(await takeDeployNotice(database, '', new Headers())).toEqual(success({ changed: true }));
    expect(database.asked).toEqual([
      ['finish_build', { ended: { build: 'b1', deploy: 'd1', ok: true, error: null, url: 'https://gija.example' } }],
    ]);
    expect(database.waited).toEqual([]);
  });

  test('is not lost with a moment without the database', async () => {
    const database = unreachable(2);
    expect(await takeDeployNotice(database, '', new Headers())).toEqual(success({ changed: true }));
    expect(database.asked).toHaveLength(3);
    expect(database.asked[2]).toEqual(database.asked[0]);
    expect(database.waited).toEqual([250, 1_500]);
  });

  test('fails where the database stays away, so that whoever said it may say it again', async () => {
    const database = unreachable(3);
    await expect(takeDeployNotice(database, '', new Headers())).rejects.toThrow('fetch failed');
  });

  test('counts for nothing where it is news of something else', async () => {
    const database = { ...unreachable(0), readNotice: () => success(null) };
    expect(await takeDeployNotice(database, '', new Headers())).toEqual(success({ changed: false }));
    expect(database.asked).toEqual([]);
  });
});
