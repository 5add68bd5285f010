import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { chooseFile } from './support/setUp';
import { waitForTurn } from './support/table';

const visit = openVisits();

const GOOD = 'test/scenarios/examples/10-pincer.json';

const BAD = `{
  "name": "two mistakes",
  "unts": [],
  "battlefield": ["...", "...", ".."],
  "expect": {}
}
`;

const inMemory = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The battle is kept, and given up for the next one only when that is said. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start page' }).click();
  await page.getByRole('link', { name: /^Continue the battle/ }).waitFor();
}

test('a bad file is answered with file, line and column, and nothing begins; a good one is opened between two people, under its name, and survives a reload; against an opponent it is played to a result and again', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await chooseFile(page, inMemory('broken.json', BAD));
  const notice = page.getByRole('status').first();
  await expect
    .poll(() => notice.innerText())
    .toMatch(/broken\.json:3:3 \/unts unknown key "unts" \(did you mean “units”\?\)/);
  expect(await notice.innerText()).toMatch(/broken\.json:4:\d+ \/battlefield/);
  expect(await page.getByRole('grid').count()).toBe(0);
  await chooseFile(page, inMemory('text.json', 'hello'));
  await expect.poll(() => notice.innerText()).toMatch(/text\.json:1:1/);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await chooseFile(page, GOOD);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  expect(await page.getByRole('button', { name: /^Row.*health/ }).count()).toBeGreaterThan(1);
  const name = await page.getByRole('banner').first().innerText();
  expect(name).toMatch(/example 10/);
  const before = await page.getByRole('button', { name: /^Row/ }).allInnerTexts();
  await page.reload();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Row/ }).allInnerTexts()).toEqual(before);

  await leave(page);
  await chooseFile(page, GOOD, 'You against The Jester');
  await page.getByRole('button', { name: 'Give it up and begin' }).click();
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  const result = page.getByRole('dialog', { name: 'Defeat' });
  await result.getByText('The castles, round by round').waitFor();
  expect(await result.getByRole('button', { name: /^Rematch/ }).allInnerTexts()).toEqual([
    'Rematch',
    'Rematch, sides swapped',
  ]);
  await page.getByRole('button', { name: 'Rematch', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The person is where the scenario put it, and may act at once.
  await waitForTurn(page);
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  expect(await page.getByRole('banner').first().innerText()).toMatch(/example 10/);
  expect(complaints).toEqual([]);
});

test('a scenario is opened by link, in its old form too, and by its players; a file dropped on the start page is opened', async () => {
  const { page, complaints } = await visit();
  const text = JSON.stringify({ name: 'linked', units: [], castles: { left: 40 }, expect: {} });
  await page.route('**/scenarios/linked.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: text }),
  );
  await page.goto(`${inject('pageUrl')}#scenario=scenarios/linked.json&players=human,greedy`);
  await page.getByRole('button', { name: /^Your castle, 40 of 140 health/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/battle');
  await page.goto(`${inject('pageUrl')}#/play?scenario=scenarios/linked.json`);
  await page.getByText('The scenario “linked” is ready to be played.').waitFor();
  await page.getByRole('button', { name: 'Give it up and begin' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  expect(new URL(page.url()).hash).toBe('#/battle');

  await leave(page);
  const file = JSON.stringify({ name: 'dropped', units: [], expect: {} });
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, file);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
  await page.getByText('Drop the file here').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await page.getByRole('button', { name: 'Give it up and begin' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  expect(await page.getByRole('banner').first().innerText()).toMatch(/dropped/);
  expect(complaints).toEqual([]);
});
