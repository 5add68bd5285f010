import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOtherBrowsers } from '../../scripts/setup/otherBrowsers.mjs';

interface Fakes {
  readonly there: readonly string[];
  readonly broken?: readonly string[];
  readonly installs?: Readonly<Record<string, readonly string[]>>;
  readonly obstacle?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A machine with these programs; `asked` tells what was to be installed, `said` what a person was told. */
function machineWith({ there, broken = [], installs = {}, obstacle, environment = {} }: Fakes) {
  const programs = new Set(there);
  const asked: string[] = [];
  const said: string[] = [];
  const search = {
    machine: {
      platform: 'linux' as const,
      home: '/nowhere',
      environment: { PATH: `/one${delimiter}/two`, ...environment },
    },
    isThere: (path: string) => programs.has(path),
    starts: (path: string) => Promise.resolve(!broken.includes(path)),
    whyNotInstalled: () => obstacle,
    install: ([name = '']: string[]) => {
      asked.push(name);
      for (const path of installs[name] ?? []) programs.add(path);
      return Promise.resolve(name in installs);
    },
    say: (sentence: string) => void said.push(sentence),
  };
  return { search, asked, said };
}

const DRIVER = join('/two', 'WebKitWebDriver');
const SCREEN = join('/one', 'Xvfb');
const FIREFOX = join('/one', 'firefox');

test('what is on the path is taken, Debian’s Firefox first, and nothing is installed', async () => {
  const esr = join('/two', 'firefox-esr');
  const { search, asked } = machineWith({ there: [FIREFOX, esr, DRIVER, SCREEN] });
  expect(await findOtherBrowsers(search)).toEqual({ NINEKEEP_FIREFOX: esr, NINEKEEP_WEBKIT: DRIVER });
  expect(asked).toEqual([]);
});

test('what is missing, or a mere stub, is installed', async () => {
  const esr = join('/one', 'firefox-esr');
  const installs = { 'firefox-esr': [esr], 'webkit2gtk-driver': [SCREEN] };
  const { search, asked } = machineWith({ there: [FIREFOX, DRIVER], broken: [FIREFOX], installs });
  expect(await findOtherBrowsers(search)).toEqual({ NINEKEEP_FIREFOX: esr, NINEKEEP_WEBKIT: DRIVER });
  expect(asked).toEqual(['firefox-esr', 'webkit2gtk-driver']);
});

test('what can’t be had is left out for a stated reason', async () => {
  const forbidden = machineWith({ there: [DRIVER], obstacle: 'only root can install packages' });
  expect(await findOtherBrowsers(forbidden.search)).toEqual({
    NINEKEEP_FIREFOX_MISSING: "firefox-esr or firefox can't be found, and only root can install packages",
    NINEKEEP_WEBKIT_MISSING: "WebKitWebDriver and Xvfb can't be found, and only root can install packages",
  });
  expect(forbidden.asked).toEqual([]);
  expect(forbidden.said[0]).toMatch(/^Nothing is played in Firefox: .* only root can install packages\.$/);
  const failing = machineWith({ there: [], installs: { 'firefox-esr': [] } });
  expect(await findOtherBrowsers(failing.search)).toEqual({
    NINEKEEP_FIREFOX_MISSING: "firefox-esr or firefox can't be found all the same",
    NINEKEEP_WEBKIT_MISSING: 'apt-get could not install webkit2gtk-driver, xvfb, fonts-liberation',
  });
});

test('a chosen program wins, and is not replaced when it does not start', async () => {
  const environment = { NINEKEEP_FIREFOX: '/mine', NINEKEEP_WEBKIT: '/nowhere' };
  const { search, asked } = machineWith({ there: ['/mine', FIREFOX, DRIVER, SCREEN], environment });
  expect(await findOtherBrowsers(search)).toEqual({
    NINEKEEP_FIREFOX: '/mine',
    NINEKEEP_WEBKIT_MISSING: 'NINEKEEP_WEBKIT names /nowhere, which does not start',
  });
  expect(asked).toEqual([]);
});
