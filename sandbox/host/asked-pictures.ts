import { fork } from 'node:child_process';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export interface AskedPictures {
  /** Puts the picture that an address names into a folder of built files; false where there is no such picture. */
  make(pathname: string, publishFolder: string): Promise<boolean>;
  close(): void;
}

const answered = z.object({ id: z.number(), file: z.string().optional() });

/**
 * Pictures are made when they are first asked for: a start need not wait for thousands of files of which few are looked
 * at. The project's own script makes them, in a process of its own that begins with the first picture.
 */
export function askedPictures(project: string): AskedPictures {
  const waiting = new Map<number, (file: string | undefined) => void>();
  let child: ReturnType<typeof fork> | undefined;
  let last = 0;

  function start(): ReturnType<typeof fork> {
    const started = fork(path.join(project, 'scripts/make-asked-pictures.ts'), { cwd: project });
    started.on('message', (message) => {
      const { id, file } = answered.parse(message);
      waiting.get(id)?.(file);
      waiting.delete(id);
    });
    started.on('exit', () => {
      child = undefined;
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
    });
    return started;
  }

  return {
    async make(pathname, publishFolder) {
      if (!/^\/pictures\/[a-z0-9/-]+\.(avif|webp|jpg)$/.test(pathname)) return false;
      child ??= start();
      const id = ++last;
      const file = await new Promise<string | undefined>((resolve) => {
        waiting.set(id, resolve);
        child?.send({ id, address: pathname });
      });
      if (file === undefined) return false;
      const target = path.join(publishFolder, pathname);
      await mkdir(path.dirname(target), { recursive: true });
      // Nobody may read a file that is half there.
      await cp(file, `${target}.${id}`);
      await rename(`${target}.${id}`, target);
      return true;
    },
    close: () => void child?.kill(),
  };
}
