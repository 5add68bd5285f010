import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumFlags } from '../../../scripts/setup/chromiumProof.mjs';

/** A page and everything it complained of. A test ends with `complaints` empty. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

/** Every battle of a test is the same battle on every run: this is the seed that the page draws. */
const SEED = 20;

/** Chromium says this of a font when the machine took seconds to draw the first word: it tells of the machine alone. */
const SLOWNESS = /was preloaded using link preload but not used within a few seconds/;

/** One Chromium per test file, one fresh profile per visit. */
export function openVisits(): (options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = process.env.NINEKEEP_CHROMIUM;
    if (executablePath === undefined) throw new Error('NINEKEEP_CHROMIUM is not set: run `npm test -- e2e`');
    browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  });

  afterAll(async () => {
    await browser?.close();
  });

  return async (options = {}) => {
    if (browser === undefined) throw new Error('the browser is not running yet');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
    const page = await context.newPage();
    await page.addInitScript((seed) => {
      Crypto.prototype.getRandomValues = (numbers) => {
        if (numbers instanceof Uint32Array) numbers.fill(seed);
        return numbers;
      };
    }, SEED);
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type()) && !SLOWNESS.test(message.text());
      if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`);
    });
    return { page, complaints };
  };
}
