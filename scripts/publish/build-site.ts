import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { readTexts } from '#src/server/catalogue/read-catalogue.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { BuildFailure } from './build-failure.ts';
import { createCatalogueReader } from './catalogue-reader.ts';
import { codeKey } from './code-key.ts';
import { keptKeys, loadRenderer, type Renderer } from './renderer.ts';
import { replaceFile } from './replace-file.ts';
import { runAstro } from './run-astro.ts';
import { readSiteState, writeSiteState } from './site-state.ts';
import { keepOpenAssets, takeOverMeanwhile } from './take-over.ts';
import { changedTexts, writeTexts } from './write-texts.ts';

interface BuilderOptions {
  readonly project: string;
  /** Of the shop, and of this process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly call: CallDatabase;
  readonly log: (line: string) => void;
}

interface Wanted {
  /** `full` bundles and renders everything; `changes` what differs from the last site, where its code is still ours. */
  readonly kind: 'changes' | 'full';
  /** The folder of the site before; undefined where there is none. */
  readonly last: string | undefined;
  /** Where the new site is put together. Nobody is shown it before it is whole. */
  readonly target: string;
  readonly onProgress: (done: number, total: number | undefined) => void;
}

export interface Built {
  readonly kind: Wanted['kind'];
  /** Files that were made of the catalogue, and how many of them have other bytes than before. */
  readonly files: number;
  readonly rendered: number;
  readonly changed: number;
}

/** A small project of a test has no such texts, nor a database that knows of them. */
const readTextsIfAny = (call: CallDatabase) =>
  readTexts(call).catch((error: unknown) => {
    if (String(error).includes('PGRST202')) return [];
    throw new BuildFailure('database_silent', String(error));
  });

/** So many renderers are kept: those of the last versions of the code. */
const keptRenderers = 6;

const same = (file: string, bytes: Buffer) =>
  statSync(file, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(file).equals(bytes);

/**
 * Builds sites of one project. The first of a version of the code is Astro's build; it leaves its renderer behind
 * (src/site/keep-renderer), and after it the pages that show what was changed are rendered alone, the others taken over.
 */
export function createSiteBuilder({ project, environment, call, log }: BuilderOptions) {
  const renderers = path.join(project, 'node_modules/.cache/gija/renderers');
  const read = createCatalogueReader(call);
  const loaded = new Map<string, Promise<Renderer>>();

  function forgetOld(): void {
    const known = readdirSync(renderers).map((name) => ({ name, used: statSync(path.join(renderers, name)).mtimeMs }));
    for (const { name } of known.sort((left, right) => right.used - left.used).slice(keptRenderers))
      rmSync(path.join(renderers, name), { recursive: true, force: true });
  }

  async function everything({ last, target, onProgress }: Wanted, code: string): Promise<Built> {
    // A broken text is said at once, not after all has been bundled.
    const texts = changedTexts(project, await readTextsIfAny(call));
    const renderer = path.join(renderers, code);
    const total = last && Object.keys(readSiteState(last)?.keys ?? {}).length;
    await runAstro({
      project,
      output: target,
      environment: { ...environment, GIJA_RENDERER: renderer },
      onLine: log,
      onPages: (pages) => onProgress(pages, total || undefined),
    });
    // The adapter writes its function where the platform looks for it, in the project; here it belongs to the one build.
    const written = path.join(project, '.netlify/v1/functions');
    if (existsSync(written)) cpSync(written, path.join(target, '.netlify/functions'), { recursive: true });
    if (last !== undefined) keepOpenAssets(last, target, Date.now());
    writeTexts(project, target, texts, []);
    // A project that leaves no renderer is built whole each time.
    const keys = existsSync(renderer) ? keptKeys(renderer) : {};
    if (existsSync(renderer)) forgetOld();
    writeSiteState(target, { code, keys, texts: [...texts.keys()] });
    const files = Object.keys(keys).length;
    return { kind: 'full', files, rendered: files, changed: files };
  }

  async function changes(wanted: Wanted & { readonly last: string }, code: string): Promise<Built | undefined> {
    const { last, target, onProgress } = wanted;
    const before = readSiteState(last);
    const folder = path.join(renderers, code);
    if (before?.code !== code || !existsSync(folder)) return undefined;
    utimesSync(folder, new Date(), new Date());
    const opened = loaded.get(code) ?? loadRenderer(folder);
    loaded.set(code, opened);
    const list = async () => {
      const [renderer, catalogue] = [await opened, await read()];
      const texts = changedTexts(project, catalogue.texts);
      return { renderer, texts, pages: await renderer.list(catalogue) };
    };
    // Both come to an end before one of them is said to have failed: what is half there is taken away then.
    const [listed, taken] = await Promise.allSettled([list(), takeOverMeanwhile(last, target)]);
    if (listed.status === 'rejected') throw listed.reason;
    if (taken.status === 'rejected') throw taken.reason;
    const { renderer, texts, pages } = listed.value;
    const keys = Object.fromEntries(pages.map(({ file, key }) => [file, key]));
    const gone = Object.keys(before.keys).filter((file) => !(file in keys));
    const stale = pages.filter(({ file, key }) => key === '' || before.keys[file] !== key);
    let changed = gone.length;
    onProgress(0, stale.length);
    for (const file of gone) rmSync(path.join(target, file), { force: true });
    for (const [index, page] of stale.entries()) {
      const bytes = await renderer.render(page);
      const file = path.join(target, page.file);
      if (!same(file, bytes)) {
        replaceFile(file, bytes);
        changed += 1;
      }
      onProgress(index + 1, stale.length);
    }
    writeTexts(project, target, texts, before.texts);
    writeSiteState(target, { code, keys, texts: [...texts.keys()] });
    return { kind: 'changes', files: pages.length, rendered: stale.length, changed };
  }

  return {
    /** Puts the new site together in `target`. Throws BuildFailure with the reason; what is half there is taken away. */
    async build(wanted: Wanted): Promise<Built> {
      rmSync(wanted.target, { recursive: true, force: true });
      const code = codeKey(project, environment);
      try {
        const { last } = wanted;
        const quick =
          wanted.kind === 'changes' && last !== undefined ? await changes({ ...wanted, last }, code) : undefined;
        return quick ?? (await everything(wanted, code));
      } catch (error) {
        rmSync(wanted.target, { recursive: true, force: true });
        throw error;
      }
    },
  };
}
