import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../../../scripts/setup/chromiumProof.mjs';

const START_LIMIT = 30_000;

/** A Chromium with a profile of its own that outlives it. Playwright's own would be closed politely. */
export interface KillableBrowser {
  /** The page of a new start, or of one that still runs. */
  open(): Promise<Page>;
  /** SIGKILL to all its processes at once, as by a power cut. */
  kill(): Promise<void>;
  /** Kills what is left and deletes the profile. */
  end(): Promise<void>;
}

export function killableBrowser(executablePath: string): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'ninekeep-kills-'));
  let running: { readonly process: ChildProcess; readonly browser: Browser } | null = null;

  async function start(): Promise<Browser> {
    rmSync(join(profile, 'DevToolsActivePort'), { force: true });
    const args = ['--headless', ...chromiumFlags(), `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
    // A process group of its own: its helpers die with it.
    const process = spawn(executablePath, [...args, 'about:blank'], { detached: true, stdio: 'ignore' });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile)}`);
    running = { process, browser };
    return browser;
  }

  async function kill(): Promise<void> {
    if (running === null) return;
    const { process: child, browser } = running;
    running = null;
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
    await browser.close().catch(() => undefined);
  }

  return {
    open: async () => {
      const browser = running?.browser ?? (await start());
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('the browser has no context');
      return context.newPage();
    },
    kill,
    end: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Chromium writes it into its profile once it listens. */
async function debuggingPort(profile: string): Promise<string> {
  const deadline = performance.now() + START_LIMIT;
  while (performance.now() < deadline) {
    const port = portIn(profile);
    if (port !== null) return port;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the browser never listened');
}

function portIn(profile: string): string | null {
  try {
    const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return port === '' ? null : port;
  } catch {
    return null;
  }
}
