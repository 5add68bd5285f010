import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { type BuiltPage, serveBuilt } from './support/builtPage';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHOWN_FOLDERS = ['grid', 'board', 'hand', 'rail', 'art', 'common'];
const DIALOGS = ['plain', 'menu', 'cards', 'face', 'deck', 'why', 'fair', 'victory', 'defeat'];

const visit = openVisits();
let built: BuiltPage;

/** What only developers see is no part of the page that ships: a build for them shows it sooner than a server of single files. */
beforeAll(async () => {
  built = await serveBuilt('gallery-page', 'development');
});

afterAll(() => built.server.close());

test('shows every component and opens every dialog, without a complaint', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${built.url}#gallery`);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  const shown = await drawnComponents(page);
  await hideOtherRooms(page);
  for (const name of DIALOGS) {
    await page.getByRole('button', { name: `Dialog: ${name}` }).click();
    await page.getByRole('dialog').waitFor();
    for (const component of await drawnComponents(page)) shown.add(component);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const exported = exportedComponents();
  expect(exported.length).toBeGreaterThan(70);
  expect(exported.filter((name) => !shown.has(name))).toEqual([]);
  expect(complaints).toEqual([]);
}, 300_000);

test.runIf(SOAK)(
  'is clean by axe in both themes',
  async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page.setDefaultTimeout(120_000);
    await page.goto(`${built.url}#gallery`);
    for (const theme of ['Dark walnut', 'Light oak']) {
      await page.getByText(theme).click();
      await page.waitForTimeout(1500);
      // The same panel stands here in many states, so names of landmarks come again.
      const violations = await axeViolations(page, ['landmark-unique']);
      expect({ theme, violations }).toEqual({ theme, violations: [] });
    }
  },
  300_000,
);

test('is no part of what ships', () => {
  const built = join(ROOT, 'node_modules/.ninekeep/e2e-page/assets');
  const files = readdirSync(built).filter((name) => /\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  const telling = files.filter((name) => /gallery/i.test(name + readFileSync(join(built, name), 'utf8')));
  expect(telling).toEqual([]);
});

/** Each dialog makes the browser reckon the style of all that lies below it anew, and that is everything there is. */
async function hideOtherRooms(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const room of document.querySelectorAll<HTMLElement>('main > *')) {
      if (!room.textContent.includes('Dialog: ')) room.style.display = 'none';
    }
  });
}

/** Names of everything that React has drawn, from its own tree: in a development build functions keep their names. */
async function drawnComponents(page: Page): Promise<Set<string>> {
  const names = await page.evaluate(() => {
    interface Fiber {
      readonly type: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    // React keeps two trees and draws them in turns: the root itself says which one is on the page.
    const { stateNode } = Reflect.get(root ?? {}, key ?? '') as { readonly stateNode: { readonly current: Fiber } };
    const waiting: (Fiber | null)[] = [stateNode.current];
    const found = new Set<string>();
    for (let fiber = waiting.pop(); waiting.length > 0 || fiber !== undefined; fiber = waiting.pop()) {
      if (fiber === null || fiber === undefined) continue;
      const type = fiber.type as { readonly name?: string; readonly type?: { readonly name?: string } } | null;
      const name = type?.name ?? type?.type?.name;
      // Where two files of a build have the same name in them, one is given a number.
      if (name !== undefined) found.add(name.replace(/\$\d+$/, ''));
      waiting.push(fiber.sibling, fiber.child);
    }
    return [...found];
  });
  return new Set(names);
}

/** Every component that a file of the shown folders gives to others. */
function exportedComponents(): string[] {
  return SHOWN_FOLDERS.flatMap((folder) => {
    const path = join(ROOT, 'src/ui', folder);
    const files = readdirSync(path).filter((name) => name.endsWith('.tsx'));
    return files.flatMap((file) =>
      [...readFileSync(join(path, file), 'utf8').matchAll(/^export (?:function|class|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
        ([, name]) => name ?? '',
      ),
    );
  });
}
