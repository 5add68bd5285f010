import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisits } from './support/browser';
import { type ProjectCopy, startProjectCopy } from './support/projectCopy';
import { beginBattle, readTable } from './support/table';

const visit = openVisits();
let project: ProjectCopy;

beforeAll(async () => {
  project = await startProjectCopy();
});

afterAll(() => project.stop());

test('under `npm start` a broken card is left out and named; mended, it is back without a page load', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  // The first load compiles the whole page.
  await page.goto(project.url, { timeout: 60_000 });
  const before = await beginBattle(page);
  // React's development mode mounts everything twice; a dialog must survive that.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForTimeout(300);
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => {
    document.title = 'the same page';
  });
  const [card] = before.hand.map((name) => name.split(',')[0] ?? '');
  const file = cardFile(card ?? '');
  const path = join(project.folder, file);
  const sound = readFileSync(path, 'utf8');
  const line = sound.split('\n').findIndex((text) => text.includes('"attack"')) + 1;

  writeFileSync(path, sound.replace('"attack"', '"atack"'));
  const banner = page.getByRole('status').filter({ hasText: file });
  await banner.waitFor();
  const said = await banner.innerText();
  expect(said).toContain(`${file}:${line}:`);
  expect(said).toContain('atack');
  expect(said).toContain('did you mean “attack”?');
  expect((await readTable(page)).hand[0]).toContain('Left out');
  const round = await page.getByText(/^Round 1$/).boundingBox();
  const box = await banner.boundingBox();
  expect(round?.y, 'the banner hides nothing of the top bar').toBeGreaterThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0),
  );
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  writeFileSync(path, sound.replace('"attack"', '"attak"'));
  await banner.filter({ hasText: 'attak' }).waitFor();

  writeFileSync(path, sound.replace(/"attack": \d+/, '"attack": 77'));
  await banner.waitFor({ state: 'detached' });
  await expect.poll(async () => (await readTable(page)).hand[0]).toContain('attack 77');

  const drawn = () => page.locator('canvas[data-picture="stage"]').first().evaluate(inkOf);
  await expect.poll(() => page.locator('canvas[data-picture="stage"]').count()).toBe(before.hand.length);
  const picture = await drawn();
  writeFileSync(path, atNight(readFileSync(path, 'utf8')));
  await expect.poll(drawn, { message: 'the new recipe shows in the running battle' }).not.toBe(picture);

  const after = await readTable(page);
  expect(after.cells).toEqual(before.cells);
  expect(after.hand.length).toBe(before.hand.length);
  expect(await page.title()).toBe('the same page');
  // The copy borrows the project's packages through a link, and Vite serves no fonts from outside its own folder.
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

/** The file of a shipped card, by its English name: card files are named after it. */
function cardFile(name: string): string {
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.json`;
  const faction = readdirSync(join(project.folder, 'cards')).find((folder) =>
    existsSync(join(project.folder, 'cards', folder, file)),
  );
  return `cards/${faction}/${file}`;
}

/** In the page: what a picture looks like, as a text. */
function inkOf(canvas: Element): string {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no picture');
  return canvas.toDataURL();
}

/** The same card under another sky. */
function atNight(card: string): string {
  const moon = '"sky": ["moon", 90, 90, 44]';
  return card.includes('"sky"')
    ? card.replace(/"sky": \[[^\]]*\]/, moon)
    : card.replace('"art": {', `"art": { ${moon},`);
}
