import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';

const visit = openVisits();

test('a battle is shared while it runs, given up, replayed from its result, stands among the battles, is looked at order by order, and is fought on as the other side', async () => {
  const { page, complaints } = await visit({ speed: 'instant', permissions: ['clipboard-read', 'clipboard-write'] });
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
  // A link to a running battle is made after a question alone: it shows both hands.
  await page.getByRole('button', { name: 'Share it as it stands…' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this battle' });
  await sharing.getByText('shows both hands').waitFor();
  expect(await sharing.getByRole('button', { name: 'Link to this moment' }).count()).toBe(0);
  await sharing.getByRole('button', { name: 'Make links all the same' }).click();
  await sharing.getByRole('button', { name: 'Link to this moment' }).click();
  await sharing.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/battles\/link\/c[\w-]+\/\d+\.\d+$/);
  await sharing.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();

  await page.getByRole('link', { name: 'All battles' }).click();
  await page.getByRole('heading', { name: 'Defeat: The Recruit' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Defeat: The Recruit: note').fill('too early');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Defeat: The Recruit: delete' }).click();
  await page.getByText('No battle is kept yet').waitFor();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.poll(() => page.getByLabel('Defeat: The Recruit: note').inputValue()).toBe('too early');

  await page.getByRole('link', { name: 'Replay: Defeat: The Recruit' }).click();
  expect(await slider.getAttribute('aria-valuetext')).toBe('The beginning');
  await page.keyboard.press('End');
  const last = await slider.inputValue();
  expect(Number(last)).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'One order back' }).click();
  expect(await slider.inputValue()).toBe(String(Number(last) - 1));
  await expect.poll(() => page.url()).toMatch(/#\/battles\/[0-9a-f]{16}\/\d+\.\d+$/);
  expect(await axeViolations(page)).toEqual([]);
  // A reload stays at the moment.
  await page.reload();
  await expect.poll(() => slider.inputValue()).toBe(String(Number(last) - 1));

  await page.getByLabel('Manner').selectOption('Flanker');
  await page.getByRole('button', { name: 'as the other side' }).click();
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  await expect.poll(() => page.url()).toMatch(/#\/battle$/);
  expect(complaints).toEqual([]);
});
