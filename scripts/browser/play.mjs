/** @typedef {import('playwright').Page} Page */

const LONGEST_WAIT = 60_000;
const MOST_ORDERS = 6;

/**
 * Until the person may act; false when the battle is over.
 * @param {Page} page
 */
export async function waitForTurn(page) {
  const state = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open]') !== null) return 'over';
      const open = [...document.querySelectorAll('button[aria-disabled="false"]')];
      return open.some((button) => /End turn/.test(button.textContent ?? '')) ? 'turn' : false;
    },
    null,
    { timeout: LONGEST_WAIT, polling: 50 },
  );
  return (await state.jsonValue()) === 'turn';
}

/** @param {Page} page */
export async function keepHand(page) {
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await waitForTurn(page);
}

/**
 * Strikes with whoever can, deploys what can be paid, ends the turn: by pointer, wherever the names say that one can.
 * @param {Page} page
 */
export async function playTurn(page) {
  for (let orders = 0; orders < MOST_ORDERS && (await strikeOnce(page)); orders++);
  for (let orders = 0; orders < MOST_ORDERS && (await deployOnce(page, orders)); orders++);
  // A castle that has fallen is seen to fall before the result is there.
  if (await waitForTurn(page)) await page.getByRole('button', { name: 'End turn' }).click();
}

/** @param {Page} page */
async function strikeOnce(page) {
  const attacker = page.getByRole('button', { name: /^Row.*your .*can strike/ }).first();
  if ((await page.getByRole('dialog').count()) > 0 || (await attacker.count()) === 0) return false;
  await attacker.click();
  // The castle counts most.
  const castle = page.getByRole('button', { name: /^Enemy castle.*strike for/ });
  const target = (await castle.count()) > 0 ? castle : page.getByRole('button', { name: /^Row.*strike for/ }).first();
  await target.click();
  await nameNoCell(page);
  await page.waitForTimeout(700);
  return true;
}

/**
 * @param {Page} page
 * @param {number} turn which of the free cells is taken
 */
async function deployOnce(page, turn) {
  const hand = page.getByRole('list', { name: 'Your hand' }).locator('li:not([inert]) button');
  const playable = hand.filter({ hasNotText: /needs|fielded|no free cell|no room/ }).first();
  if ((await page.getByRole('dialog').count()) > 0 || (await playable.count()) === 0) return false;
  await playable.click();
  const cells = page.getByRole('button', { name: /deploy here/ });
  // Melee strikes the castle from the center only.
  const center = page.getByRole('button', { name: /^Row \d, center.*deploy here/ });
  const wanted = (await center.count()) > 0 ? center : cells;
  const count = await wanted.count();
  if (count === 0) return false;
  await wanted.nth(turn % count).click();
  await nameNoCell(page);
  await page.waitForTimeout(300);
  return true;
}

/**
 * Some cards ask for a cell before they act.
 * @param {Page} page
 */
async function nameNoCell(page) {
  const none = page.getByRole('button', { name: /^(Strike, no slide|Deploy, no cell)$/ });
  if ((await none.count()) > 0) await none.click();
}
