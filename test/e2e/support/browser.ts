import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { chromiumFlags } from '../../../scripts/setup/chromiumProof.mjs';
import type { Settings } from '../../../src/store/settings/settings';

/** A page and everything it complained of. A test ends with `complaints` empty. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

/** Every battle of a test is the same battle on every run: this is the seed that the page draws. */
const SEED = 20;

/** Chromium says this of a font when the machine took seconds to draw the first word: it tells of the machine alone. */
const SLOWNESS = /was preloaded using link preload but not used within a few seconds/;

/** Playwright’s own, of a worker that a test doesn’t want. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** One Chromium for all files of a worker: starting one takes longer than most tests. It ends with its worker. */
let running: Promise<Browser> | undefined;

function launch(): Promise<Browser> {
  const executablePath = process.env.NINEKEEP_CHROMIUM;
  if (executablePath === undefined) throw new Error('NINEKEEP_CHROMIUM is not set: run `npm test -- e2e`');
  return chromium.launch({ executablePath, args: chromiumFlags() });
}

interface VisitOptions extends BrowserContextOptions {
  /** How fast the page shows a battle; a new profile knows only the normal speed. */
  readonly speed?: Settings['speed'];
  /** Another battle than that of all others. */
  readonly seed?: number;
}

/** A fresh profile per visit, closed after its test. A browser that crashed is replaced. */
export function openVisits(): (options?: VisitOptions) => Promise<Visit> {
  const contexts: BrowserContext[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    if ((await running)?.isConnected() !== true) running = launch();
    browser = await running;
  });

  // A page that nobody looks at any more goes on drawing.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });

  return async ({ speed, seed: drawn = SEED, ...options } = {}) => {
    if (browser === undefined) throw new Error('the browser is not running yet');
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    await page.addInitScript((seed) => {
      Crypto.prototype.getRandomValues = (numbers) => {
        if (numbers instanceof Uint32Array) numbers.fill(seed);
        return numbers;
      };
    }, drawn);
    if (speed !== undefined) await page.addInitScript(keepSpeed, speed);
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const isComplaint =
        ['error', 'warning'].includes(message.type()) &&
        !SLOWNESS.test(message.text()) &&
        !BLOCKED.test(message.text());
      if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`);
    });
    return { page, complaints };
  };
}

/** Runs in the page before its own code, at every load. What a person chooses later stays. */
function keepSpeed(speed: string): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('ninekeep-settings') !== null) return;
  localStorage.setItem('ninekeep-settings', JSON.stringify({ speed }));
}
