import { expect, inject, test } from 'vitest';
import { openVisits } from '../support/browser';
import { holdField } from './support/fieldDevice';

const visit = openVisits();
const LOOK = { theme: 'dark', language: 'en', viewport: { width: 1440, height: 900 } } as const;

/** A tree beside the way: whoever wants to walk presses it easily, and the dice of a blow can't be taken back. */
const BY_A_TREE = {
  name: 'By a tree',
  rules: '2d6',
  rows: ['............', '............', '............', '...T........', ...Array<string>(8).fill('............')],
  units: [
    { id: 's', unit: 'runesinger', side: 'left', at: 'B4' },
    { id: 'f', unit: 'bowman', side: 'right', at: 'L12' },
  ],
};

test('a thing is struck by the second press, within the damage that the first one showed', async () => {
  const { page, complaints } = await visit({ viewport: LOOK.viewport });
  const device = holdField(page, LOOK, inject('pageUrl'));
  await device.open(BY_A_TREE);
  const log = page.locator('[data-log]');
  await device.cell('B4').click();
  await device.cell('D4').click();
  await page.getByText('Press it again to strike it').waitFor();
  const told = await page.getByRole('region', { name: 'What the attack would do' }).textContent();
  const [, least, most] = /(\d+) to (\d+) goes/.exec(told ?? '') ?? [];
  expect(Number(least)).toBeLessThan(Number(most));
  expect(await log.textContent()).not.toContain('attacks D4');
  await device.cell('D4').click();
  await expect.poll(() => log.textContent()).toContain('attacks D4');
  const [, damage] = /takes (\d+) damage/.exec((await log.textContent()) ?? '') ?? [];
  expect(Number(damage)).toBeGreaterThanOrEqual(Number(least));
  expect(Number(damage)).toBeLessThanOrEqual(Number(most));
  expect(complaints).toEqual([]);
});
