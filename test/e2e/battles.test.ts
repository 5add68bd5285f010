import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';

const visit = openVisits();

test('a battle that was given up stands among the battles, is looked at order by order, and is fought on as the other side', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(
    `${inject('pageUrl')}#/play?seed=7&left=bastion&right=cinder&battlefield=ruins&players=human,recruit`,
  );
  await page.getByRole('button', { name: /Keep hand/ }).click();
  for (let turn = 0; turn < 2; turn++) {
    await page.getByRole('button', { name: /^End turn/ }).click();
    const guard = page.getByRole('button', { name: /^End turn/ });
    await guard.first().click();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();

  await page.goto(`${inject('pageUrl')}#/battles`);
  await page.getByRole('heading', { name: 'Defeat: The Recruit' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Defeat: The Recruit: note').fill('too early');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Defeat: The Recruit: delete' }).click();
  await page.getByText('No battle is kept yet').waitFor();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.poll(() => page.getByLabel('Defeat: The Recruit: note').inputValue()).toBe('too early');

  await page.getByRole('link', { name: 'Replay: Defeat: The Recruit' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  expect(await slider.getAttribute('aria-valuetext')).toBe('The beginning');
  await page.keyboard.press('End');
  const last = await slider.inputValue();
  expect(Number(last)).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'One order back' }).click();
  expect(await slider.inputValue()).toBe(String(Number(last) - 1));
  expect(page.url()).toMatch(/#\/battles\/[0-9a-f]{16}\/\d+\.\d+$/);
  expect(await axeViolations(page)).toEqual([]);
  // A reload stays at the moment.
  await page.reload();
  await expect.poll(() => slider.inputValue()).toBe(String(Number(last) - 1));

  await page.getByRole('button', { name: 'as the other side' }).click();
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  expect(page.url()).toMatch(/#\/battle$/);
  expect(complaints).toEqual([]);
});
