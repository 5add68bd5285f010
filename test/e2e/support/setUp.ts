import type { Page } from 'playwright';
import { tabTo } from './keyboard';

type Speed = 'Instant' | 'Double speed' | 'Half speed';

/** Chooses in the settings, from the start page, how fast a battle is shown. */
export async function chooseSpeed(page: Page, speed: Speed): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByText(speed).click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await settings.waitFor({ state: 'detached' });
}

/** The same without a mouse; the speed is the normal one until now. */
export async function chooseInstantByKeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await tabTo(page, /^Settings$/);
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.waitFor();
  await tabTo(page, /^Normal$/);
  for (const key of ['ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
  await settings.waitFor({ state: 'detached' });
}

/** From the start page to where a battle is set up. */
export async function openSetUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up a battle' }).click();
  await page.getByRole('heading', { name: 'Set up the battle' }).waitFor();
}
