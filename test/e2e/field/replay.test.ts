import { expect, inject, test } from 'vitest';
import { packedField } from '../../../src/content/packed/packedField';
import { packBattle } from '../../../src/content/packed/packedText';
import { fieldBook } from '../../skirmish/support/books';
import { playedField } from '../../store/replay/support/played';
import { SOAK } from '../../support/gameRunner';
import { axeViolations } from '../support/axe';
import { openVisits } from '../support/browser';
import { seekTimes } from '../support/seekTimes';

const visit = openVisits();

/** A battle that a person fought as Left, as a link carries it, whole or as far as so many orders. */
function link(most?: number): string {
  const { orders, ...played } = playedField();
  const record = { ...played, orders: orders.slice(0, most) };
  const seats = { left: 'human', right: 'recruit' };
  return `#/battles/link/${packBattle('field', packedField, fieldBook('clockwork'), { record, seats })}`;
}

test('a battle on the open field is scrubbed, seen by each side, shared, and fought on from the middle by whoever got the link', async () => {
  const { page, complaints } = await visit({ speed: 'instant', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${inject('pageUrl')}${link()}`);
  const slider = page.getByRole('slider', { name: 'Moment' });
  const told = () => slider.getAttribute('aria-valuetext');
  await expect.poll(told).toBe('The beginning');
  await page.keyboard.press('End');
  const last = Number(await slider.inputValue());
  expect(last).toBe(playedField().orders.length);
  await expect.poll(() => page.getByRole('button', { name: 'as Left' }).count()).toBe(0);

  // There and back in one go: nothing of the one is left on the other.
  const cells = () => page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.textContent).join());
  await slider.fill('30');
  const before = await cells();
  await slider.fill(String(last));
  await slider.fill('30');
  expect(await cells()).toBe(before);
  await page.getByRole('button', { name: 'One order on' }).click();
  await expect.poll(() => slider.inputValue()).toBe('31');
  await page.getByRole('button', { name: 'One order back' }).click();
  expect(await cells()).toBe(before);

  if (SOAK) expect((await seekTimes(page, last)).work).toBeLessThanOrEqual(50);
  await slider.fill('30');

  // In fog a side sees less than there is.
  const inSight = () => page.getByRole('region', { name: 'Squads' }).getByRole('listitem').count();
  expect(await inSight()).toBeGreaterThan(0);
  await page.getByLabel('Seen by').selectOption('Left');
  expect(await cells()).not.toBe(before);
  await page.getByText('in the fog nobody knows the other’s').waitFor();

  const moment = await slider.inputValue();
  await page.getByRole('region', { name: 'Battle log' }).last().getByRole('button').nth(3).click();
  expect(Number(await slider.inputValue())).toBeLessThan(Number(moment));
  await page.keyboard.press('t');
  expect(await page.getByRole('table').getByRole('columnheader').first().textContent()).toBe('Round');
  expect(await axeViolations(page)).toEqual([]);

  await slider.fill('40');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByText('Link copied').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/battles\/link\/f[\w-]+\/\d+\.\d+$/);

  // A battle that isn't over could be gone on with: its link is made after a question alone.
  await page.goto(`${inject('pageUrl')}${link(30)}`);
  await expect.poll(() => slider.getAttribute('max')).toBe('30');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Link to this moment' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Make links all the same' }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).waitFor();
  expect(complaints).toEqual([]);

  const small = SOAK ? { locale: 'it-IT' } : {};
  const other = await visit({ speed: 'instant', viewport: { width: 360, height: 640 }, hasTouch: true, ...small });
  await other.page.goto(address);
  const words = SOAK ? { moment: 'Momento', right: 'come destra' } : { moment: 'Moment', right: 'as Right' };
  await expect.poll(() => other.page.getByRole('slider', { name: words.moment }).inputValue()).toBe('40');
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: words.right }).tap();
  await other.page.waitForURL(/#\/field\/battle$/);
  await other.page.locator('[role="grid"]').waitFor();
  expect(other.complaints).toEqual([]);
});
