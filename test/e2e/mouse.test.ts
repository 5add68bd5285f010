import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { deployAll, playBattle, playOn, sendDearestBack } from './support/playBattle';
import { pointer } from './support/pointer';
import { beginBattle, cardInHand, endTurnBy, readLog, readTable, waitForTurn } from './support/table';

const visit = openVisits();

/** Whole battles are a soak's; `npm test` plays the end of one below. */
test.runIf(SOAK).each(['Left, first to move', 'Right, 1 more card, 1 more supply at first'])(
  'a whole battle by mouse: %s',
  async (side) => {
    const { page, complaints } = await visit({ speed: 'instant' });
    await page.goto(`${inject('pageUrl')}#/play`);
    await page.getByText(side).click();
    await page.getByRole('button', { name: 'To battle' }).click();
    const story = await playBattle(page, pointer(page));
    expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
    expect(story.blows).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  },
);

test('at normal speed an order that the rules refuse is answered with a sentence, and nothing blocks: the turn can be ended while a card is still landing', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${inject('pageUrl')}#/play`);
  await page.getByText('Ironmarch Bastion').first().click();
  await beginBattle(page);
  await cardInHand(page, 0).click();
  await page.getByRole('button', { name: /^Row 1, right wing/ }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('You cannot deploy in this column.');
  await page.keyboard.press('Escape');

  await deployAll(page, pointer(page));
  await endTurnBy(page, () => page.keyboard.press('e'));
  await expect.poll(async () => (await readTable(page)).mayEndTurn).toBe(false);
  // The opponent's whole turn is played back; a press on the table skips what is left of each order.
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count(), { timeout: 20_000 }).toBe(1);
  expect(complaints).toEqual([]);
});

/** Cells of the position "midgame": the first of the two that the Oathguard reaches falls by one blow. */
const OATHGUARD = 4;
const EMBER_LANCER = 7;
const SLAG_KNIGHT = 5;

test('a double click on a target that falls does not move the attacker into its cell; the forecast stays while the pointer goes to its buttons, and Strike strikes', async () => {
  const { page, complaints } = await visit();
  await openBattle(page, 'midgame', { speed: 'instant' });
  const hands = pointer(page);
  const cell = (index: number) => page.getByRole('grid').getByRole('button').nth(index);
  const begun = await waitForTurn(page);
  await hands.pressCell(OATHGUARD);
  expect((await readTable(page)).cells[EMBER_LANCER]).toContain('it falls');
  await cell(EMBER_LANCER).dblclick();
  await expect.poll(() => readLog(page, 3)).toContain('Enemy Ember Lancer falls.');
  const { cells } = await readTable(page);
  expect(cells[EMBER_LANCER]).not.toMatch(/your/);
  expect(cells[OATHGUARD]).toMatch(/your Oathguard/);

  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect.poll(() => readTable(page)).toEqual(begun);
  await hands.pressCell(OATHGUARD);
  await cell(SLAG_KNIGHT).hover();
  const promised = await page.getByRole('region', { name: 'Forecast' }).innerText();
  const damage = /\n(\d+)\n/.exec(promised)?.[1];
  await page.getByRole('button', { name: 'Strike', exact: true }).click();
  await expect.poll(() => readLog(page, 8)).toMatch(new RegExp(`Slag Knight.* for ${damage}`));
  expect(complaints).toEqual([]);
});

test('a chosen deck, enemy, battlefield and side are played, remembered and told, and a card of the opening hand goes back: ground and keywords can be read; Undo takes orders back one by one, to the beginning of the turn and no further; a battle is played to its end', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(`${inject('pageUrl')}#/play`);
  await page.getByRole('group', { name: 'Your deck' }).getByText('Thornveil Wardens').click();
  await page.getByRole('group', { name: 'The opponent’s deck' }).getByText('Cinder Pact').click();
  await page.getByText('Redoubt').click();
  await page.getByText('Right, 2 more cards, 1 more supply at first').click();
  await page.reload();
  await page.getByRole('button', { name: 'To battle' }).click();
  await sendDearestBack(page, pointer(page));
  const begun = await waitForTurn(page);
  expect(await readLog(page, 40)).toContain('You send 1 card back');
  await page.getByText('Redoubt').waitFor();
  await page.getByText('Cinder Pact').waitFor();
  const looked = page.getByRole('region', { name: 'Looked at' });
  await page.getByRole('button', { name: /^Row 2, center, high ground/ }).hover();
  await expect.poll(() => looked.innerText()).toMatch(/High ground/);
  await page.getByRole('button', { name: /^Row 1, center, hazard 8 burn/ }).hover();
  await expect.poll(() => looked.innerText()).toMatch(/8 damage/);
  const card = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /Stealth|Pull|Push|Mend/ });
  await card.first().hover();
  const text = page.getByRole('region', { name: 'Card' });
  await expect.poll(() => text.innerText()).toMatch(/(Stealth|Pull|Push|Mend 8)\s+[A-Z].{20,}\./s);

  const undo = page.getByRole('button', { name: 'Undo' });
  const undoAll = async () => {
    while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click();
  };
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('u');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('No order of this turn can be taken back.');
  await deployAll(page, pointer(page));
  const deployed = await readTable(page);
  expect(deployed.cells).not.toEqual(begun.cells);
  await undoAll();
  expect((await readTable(page)).cells).toEqual(begun.cells);
  expect((await readTable(page)).hand).toEqual(begun.hand);
  await deployAll(page, pointer(page));
  expect(await readTable(page)).toEqual(deployed);
  await page.keyboard.press('u');
  expect(await readTable(page)).not.toEqual(deployed);
  await page.reload();
  await waitForTurn(page);
  await undoAll();
  expect((await readTable(page)).cells).toEqual(begun.cells);

  // A soak plays this battle on; else one goes from its sixth round to its end.
  if (!SOAK) await openBattle(page, 'midgame', { speed: 'instant' });
  const story = await playOn(page, pointer(page));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
