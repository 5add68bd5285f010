import { installPackages, lastLines, whyNoApt } from './apt.mjs';
import { notice } from './notice.mjs';
import { runProgram } from './program.mjs';
import { toolEntry } from './tools.mjs';

/** @returns {Promise<boolean>} whether something was installed */
export async function installWithApt() {
  if (whyNoApt() !== undefined) return false;
  notice('Installing Chromium with apt-get (none was found that shows a page)…');
  // Without what the package recommends there is no font left to draw text with.
  const hasChromium = await installPackages(['chromium', 'fonts-liberation']);
  // Tests are faster with it, and do without it where there is none.
  if (hasChromium) await installPackages(['chromium-headless-shell']);
  return hasChromium;
}

/**
 * @param {string} root
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installWithPlaywright(root) {
  const entry = toolEntry(root, 'playwright');
  if (entry === undefined) return false;
  notice("Downloading Playwright's Chromium (none was found that shows a page)…");
  const ended = await runProgram(process.execPath, [entry, 'install', 'chromium'], { cwd: root, output: 'captured' });
  if (ended.code !== 0) notice(lastLines(ended.output));
  return ended.code === 0;
}
