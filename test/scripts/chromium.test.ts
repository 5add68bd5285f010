import { readFileSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findChromium, findTestChromium } from '../../scripts/setup/chromium.mjs';
import { chromiumFlags, rendersPage } from '../../scripts/setup/chromiumProof.mjs';
import { temporaryFolder, write } from './support/sandbox';

const EXECUTABLE = 0o755;
const program = (body: string) => `#!${process.execPath}\n${body}\n`;
const RENDERS = program("console.log('<html>page shown</html>')");

/** A machine on which only the listed programs show a page; `asked` tells in which order they were tried. */
function machineWith(working: string[], installers: Record<string, string> = {}, environment = {}) {
  const home = temporaryFolder();
  const asked: string[] = [];
  const shows = new Set(working.map((path) => path.replace('~', home)));
  const search = {
    machine: {
      platform: 'linux' as const,
      home,
      environment: { PATH: ['/one', '/two'].join(delimiter), ...environment },
    },
    renders: (path: string) => {
      asked.push(path);
      return Promise.resolve(shows.has(path));
    },
    installers: Object.entries(installers).map(([name, path]) => () => {
      asked.push(name);
      if (path !== '') shows.add(path);
      return Promise.resolve(path !== '');
    }),
  };
  return { root: temporaryFolder(), home, search, asked };
}

describe('the search', () => {
  test('the path comes first: Chromium before Chrome, folder by folder', async () => {
    const { root, search, asked } = machineWith(['/two/chromium', '/one/google-chrome', '/usr/bin/chromium']);
    expect(await findChromium(root, search)).toBe(join('/two/chromium'));
    expect(asked).toEqual(['/one/chromium', '/two/chromium']);
  });

  test("known places come next, then Playwright's newest download", async () => {
    const { root, home, search, asked } = machineWith(['~/.cache/ms-playwright/chromium-1300/chrome-linux64/chrome']);
    write(join(home, '.cache/ms-playwright/chromium-1200/INSTALLATION_COMPLETE'), '');
    write(join(home, '.cache/ms-playwright/chromium-1300/INSTALLATION_COMPLETE'), '');
    expect(await findChromium(root, search)).toContain('chromium-1300');
    expect(asked.indexOf('/usr/bin/chromium')).toBeGreaterThan(asked.indexOf('/two/google-chrome'));
    expect(asked.some((path) => path.includes('chromium-1200'))).toBe(false);
  });

  test('installers come last, one by one until a program shows a page', async () => {
    const { root, search, asked } = machineWith([], { apt: '', playwright: '/usr/bin/chromium', never: '/one/chrome' });
    expect(await findChromium(root, search)).toBe('/usr/bin/chromium');
    expect(asked.filter((entry) => !entry.startsWith('/'))).toEqual(['apt', 'playwright']);
  });

  test('tests prefer a Chromium without windows, found or just installed, and do without one', async () => {
    const shell = '/two/chromium-headless-shell';
    const both = machineWith(['/one/chromium', shell]);
    expect(await findTestChromium(both.root, both.search)).toBe(join(shell));
    expect(await findChromium(both.root, both.search)).toBe(join('/one/chromium'));
    const installed = machineWith([], { apt: shell, never: '/one/chrome' });
    expect(await findTestChromium(installed.root, installed.search)).toBe(shell);
    const without = machineWith(['/one/chromium']);
    expect(await findTestChromium(without.root, without.search)).toBe(join('/one/chromium'));
    const chosen = machineWith(['/one/mine', shell], {}, { NINEKEEP_CHROMIUM: '/one/mine' });
    expect(await findTestChromium(chosen.root, chosen.search)).toBe('/one/mine');
  });

  test('nothing found is a sentence', async () => {
    const { root, search } = machineWith([], { apt: '' });
    await expect(findChromium(root, search)).rejects.toThrow(/install Chromium or Chrome .* or set NINEKEEP_CHROMIUM/);
  });

  test('NINEKEEP_CHROMIUM wins, and is not replaced when it shows nothing', async () => {
    const chosen = { NINEKEEP_CHROMIUM: '/mine' };
    const good = machineWith(['/mine', '/one/chromium'], {}, chosen);
    expect(await findChromium(good.root, good.search)).toBe('/mine');
    const bad = machineWith(['/one/chromium'], {}, chosen);
    await expect(findChromium(bad.root, bad.search)).rejects.toThrow(
      'NINEKEEP_CHROMIUM names /mine, which shows no page',
    );
    expect(bad.asked).toEqual(['/mine']);
  });
});

// A script is no program on Windows.
describe.runIf(process.platform !== 'win32')('a program', () => {
  test('is accepted when it shows a page, and started once only until its file changes', async () => {
    const folder = temporaryFolder();
    const log = write(join(folder, 'log'), '');
    const body = `require('node:fs').appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n')`;
    const path = write(join(folder, 'chromium'), `${RENDERS}${body}\n`, EXECUTABLE);
    const search = { ...machineWith([]).search, renders: (candidate: string) => rendersPage(candidate) };
    search.machine.environment.PATH = folder;
    const root = temporaryFolder();
    const starts = () => readFileSync(log, 'utf8').trim().split('\n');
    expect([await findChromium(root, search), await findChromium(root, search)]).toEqual([path, path]);
    expect(starts()).toHaveLength(1);
    for (const flag of ['--headless', ...chromiumFlags()]) expect(starts()[0]).toContain(flag);
    utimesSync(path, 1, 1);
    expect(await findChromium(root, search)).toBe(path);
    expect(starts()).toHaveLength(2);
  });

  test.each([
    ['ends in an error', program("console.log('page shown'); process.exitCode = 1"), EXECUTABLE],
    ['shows nothing', program(''), EXECUTABLE],
    ['only repeats its arguments', program('console.log(process.argv.join())'), EXECUTABLE],
    ['is no program', 'text', EXECUTABLE],
    ['may not be run', RENDERS, 0o644],
    ['hangs', program('setInterval(() => {}, 1000)'), EXECUTABLE],
  ])('is refused when it %s', async (_, text, mode) => {
    const path = write(join(temporaryFolder(), 'chromium'), text, mode);
    expect(await rendersPage(path, 700)).toBe(false);
  });

  test('that is missing is refused', async () => {
    expect(await rendersPage('/nowhere/chromium')).toBe(false);
  });
});
