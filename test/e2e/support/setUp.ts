import type { FileChooser, Page } from 'playwright';
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

/** Chooses a file of one's own disk, from the start page. */
export async function chooseFile(
  page: Page,
  file: Parameters<FileChooser['setFiles']>[0],
  seats?: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Scenarios and exported battles' }).click();
  if (seats !== undefined) await page.getByLabel('A scenario is played by').selectOption({ label: seats });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  await (await choosing).setFiles(file);
}

/** From the start page to where a battle is set up. */
export async function openSetUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^New battle/ }).click();
  await page.getByRole('heading', { name: 'Set up the battle' }).waitFor();
}
