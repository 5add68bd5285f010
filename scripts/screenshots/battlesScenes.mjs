import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantSettings } from '../browser/plantBattle.mjs';
import { PROJECT_ROOT } from '../setup/folders.mjs';
import { act, button, DESK, light, PHONE, TABLET } from './stage.mjs';

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Stage} Stage */

/** Lines of the golden corpus: a card battle that turns around, and one for the crown on the open field. */
const [CARDS, FIELD] = [64, 160];

/** Kept battles, replays and analysis boards, in the folder `battles`. @type {Scene[]} */
export const BATTLES_SCENES = [
  { name: 'battles/list', reach: openList, sizes: [DESK, TABLET, PHONE, light(DESK), light(PHONE)] },
  {
    name: 'battles/replay',
    reach: (stage) => openReplay(stage, CARDS),
    sizes: [DESK, TABLET, PHONE, light(DESK), light(PHONE)],
  },
  { name: 'battles/replay-field', reach: (stage) => openReplay(stage, FIELD), sizes: [DESK, PHONE, light(TABLET)] },
  { name: 'battles/analysis', reach: (stage) => analyse(stage, CARDS), sizes: [DESK, PHONE, light(TABLET)] },
  { name: 'battles/analysis-field', reach: (stage) => analyse(stage, FIELD), sizes: [DESK, PHONE, light(TABLET)] },
];

function goldenBattles() {
  const lines = readFileSync(join(PROJECT_ROOT, 'test/content/packed/golden/battles.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split(' ')[1] ?? '');
}

/** @type {Promise<string> | undefined} */
let many;

async function manyKept() {
  const { runnerImport } = await import('vite');
  const { module } = /** @type {{ module: typeof import('../browser/keptBattles') }} */ (
    await runnerImport(join(PROJECT_ROOT, 'scripts/browser/keptBattles.ts'), { root: PROJECT_ROOT, configFile: false })
  );
  return module.keptBattles(
    PROJECT_ROOT,
    goldenBattles().filter((_, index) => index % 5 === 1),
  );
}

/** @param {Stage} stage @param {string} hash */
async function openAt({ page, url, settings }, hash) {
  await page.goto(url);
  await plantSettings(page, settings);
  await page.goto(`${url}#${hash}`);
  await page.reload();
}

/** @param {Stage} stage */
async function openList(stage) {
  many ??= manyKept();
  const file = { name: 'battles.json', mimeType: 'application/json', buffer: Buffer.from(await many) };
  await openAt(stage, '/battles');
  await stage.page.locator('input[type=file]').first().setInputFiles(file);
  await stage.page.getByRole('list', { name: 'Kept battles' }).waitFor();
  await stage.page.reload();
  await stage.page.getByRole('list', { name: 'Kept battles' }).waitFor();
}

/** @param {Stage} stage @param {number} golden */
async function openReplay(stage, golden) {
  await openAt(stage, `/battles/link/${goldenBattles()[golden]}/5.3`);
  await stage.page.getByRole('slider', { name: 'Moment' }).waitFor();
  // The chances of winning are reckoned one after the other.
  await stage.page.waitForTimeout(6000);
}

/** Two variations, the second of them on the board. @param {Stage} stage @param {number} golden */
async function analyse(stage, golden) {
  const { page } = stage;
  await openAt(stage, `/analysis/link/${goldenBattles()[golden]}/5.3`);
  await act(stage, button(stage, /^End turn/));
  await page.getByText(/Variation 1: order 1 of 1/).waitFor();
  await act(stage, button(stage, 'Back to the battle as it was'));
  await act(stage, button(stage, 'One order on'));
  await page.getByText(/The battle as it was: order/).waitFor();
  await act(stage, button(stage, /^End turn/));
  await page.getByText(/Variation 2: order 1 of 1/).waitFor();
}
