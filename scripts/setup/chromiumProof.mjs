import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './program.mjs';

const TIME_LIMIT = 30_000;
const PROOF = 'page shown';
// The proof is only put together by the page's own script: a program that merely repeats its arguments doesn't pass.
const PAGE = "data:text/html,<script>document.documentElement.textContent='page'.concat(' shown')</script>";

/** What every Chromium is started with, here and in the tests that drive one. */
export function chromiumFlags() {
  return [
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses to start its sandbox for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether the program at this path shows a page. Being there proves little: a package may be a stub that asks for
 * another installer, libraries may be missing, the sandbox may be forbidden.
 * @param {string} path
 * @param {number} [timeLimit]
 */
export async function rendersPage(path, timeLimit = TIME_LIMIT) {
  if (!isExecutable(path)) return false;
  const profile = mkdtempSync(join(tmpdir(), 'ninekeep-chromium-'));
  try {
    const args = ['--headless', ...chromiumFlags(), `--user-data-dir=${profile}`, '--dump-dom', PAGE];
    const ended = await runProgram(path, args, { output: 'captured', timeLimit });
    return ended.code === 0 && ended.output.includes(PROOF);
  } finally {
    // Chromium's helpers may still be writing their last files.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
