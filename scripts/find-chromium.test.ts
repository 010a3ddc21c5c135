import { describe, expect, it, vi } from 'vitest';
import { findChromium } from '#scripts/find-chromium.ts';

interface Machine {
  environment?: Record<string, string>;
  files?: string[];
  /** Files that a command brings. */
  brings?: Record<string, string>;
  isRoot?: boolean;
}

function machine({ environment = {}, files = [], brings = {}, isRoot = true }: Machine) {
  const present = new Set(files);
  const commands: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return {
    commands,
    find: () =>
      findChromium({
        environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
        works: (file) => present.has(file),
        own: () => '/cache/chrome',
        run: (command, words) => {
          const line = [command, ...words].join(' ');
          commands.push(line);
          const brought = Object.entries(brings).find(([start]) => line.startsWith(start));
          if (brought) present.add(brought[1]);
          return brought !== undefined;
        },
        isRoot,
      }),
  };
}

describe('finding a Chromium', () => {
  it('takes the named one, and says so when it does not start', () => {
    expect(machine({ environment: { CHROMIUM_PATH: '/my' }, files: ['/my', '/usr/bin/chromium'] }).find()).toBe('/my');
    expect(machine({ environment: { CHROMIUM_PATH: '/my' } }).find).toThrow('CHROMIUM_PATH is /my');
  });

  it("prefers an installed one, then Playwright's, and installs nothing then", () => {
    const both = machine({ files: ['/usr/bin/google-chrome', '/cache/chrome'] });
    expect(both.find()).toBe('/usr/bin/google-chrome');
    expect(machine({ files: ['/cache/chrome'] }).find()).toBe('/cache/chrome');
    expect(both.commands).toEqual([]);
  });

  it('downloads, else asks the package manager', () => {
    expect(machine({ brings: { 'npx playwright install': '/cache/chrome' } }).find()).toBe('/cache/chrome');
    const closed = machine({ brings: { 'sudo -n apt-get install': '/usr/bin/chromium' }, isRoot: false });
    expect(closed.find()).toBe('/usr/bin/chromium');
    expect(closed.commands[0]).toContain('playwright');
  });

  it('says what to do when nothing helps', () => {
    expect(machine({}).find).toThrow('apt-get install chromium');
  });
});
