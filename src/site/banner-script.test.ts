import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bannerScript } from './banner-script.ts';

const now = Date.now() / 1000;
interface Line {
  dataset: Record<string, string>;
  hidden?: boolean;
}

/** Which lines of a place are shown after the script has run, by their names. */
function shown(...lines: readonly (readonly [name: string, from: number, until?: number])[]) {
  const children: Line[] = lines.map(([banner, from, until]) => ({
    dataset: { banner, from: String(now + from), ...(until !== undefined && { until: String(now + until) }) },
  }));
  // The script's own element stands behind them.
  const place = { children: [...children, { dataset: {} }] };
  runInNewContext(bannerScript, { document: { currentScript: { parentElement: place } }, Date });
  return children.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset['banner']);
}

it('shows the first banner whose time it is by now, and no other', () => {
  expect(shown(['over', -60, -1], ['planned', 60], ['runs', -60, 60], ['later in order', -60])).toEqual(['runs']);
});

it('shows none that has ended since the page was built, and one that has begun', () => {
  expect(shown(['over', -60, -1])).toEqual([]);
  expect(shown(['begun', -1])).toEqual(['begun']);
});

it('may stand in a page as often as there are places', () => {
  const place = { children: [{ dataset: { banner: 'runs', from: '0' }, hidden: true }] };
  const context = { document: { currentScript: { parentElement: place } }, Date };
  runInNewContext(`${bannerScript}${bannerScript}`, context);
  expect(place.children[0]?.hidden).toBe(false);
});
