import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CatalogUpdate } from '../../src/content/liveCatalog';
import { type TemporaryProject, temporaryProject } from './support/temporaryProject';

const CARD = 'cards/bastion/oathguard.json';

interface Running extends TemporaryProject {
  readonly server: ViteDevServer;
  /** What the page would have received, by event. */
  readonly sent: (event: string) => unknown[];
  readonly events: () => unknown[];
}

async function running(project = temporaryProject()): Promise<Running> {
  const server = await createServer({ ...project.config, server: { port: 0, host: '127.0.0.1', ws: false } });
  onTestFinished(() => server.close());
  const send = vi.spyOn(server.environments.client.hot, 'send').mockImplementation(() => undefined);
  await server.listen();
  // Until every file is known: one that comes while the folder is still being read counts as old and is told to nobody.
  const folder = join(project.root, 'cards/bastion');
  const files = readdirSync(folder);
  await vi.waitUntil(() => files.every((file) => server.watcher.getWatched()[folder]?.includes(file)), {
    timeout: 10_000,
  });
  const calls = () => send.mock.calls as unknown as [unknown, unknown][];
  const nameOf = (event: unknown) =>
    typeof event === 'object' && event !== null && 'type' in event ? event.type : event;
  return {
    ...project,
    server,
    sent: (event) => calls().flatMap(([name, data]) => (nameOf(name) === event ? [data] : [])),
    events: () => calls().map(([name]) => nameOf(name)),
  };
}

async function nextUpdate(project: Running, change: () => void): Promise<CatalogUpdate> {
  const before = project.sent('ninekeep:catalog').length;
  change();
  await vi.waitUntil(() => project.sent('ninekeep:catalog').length > before, { timeout: 10_000 });
  return project.sent('ninekeep:catalog').at(-1) as CatalogUpdate;
}

const loadedNow = (project: Running) => project.server.ssrLoadModule('virtual:ninekeep/catalog');

describe('under npm start', () => {
  it('a broken card leaves the running game with a problem, and comes back when mended', async () => {
    const project = await running();
    const good = project.read(CARD);
    expect((await loadedNow(project)).problems).toEqual([]);

    const broken = await nextUpdate(project, () => project.write(CARD, good.replace('"attack": 19', '"attack": "19"')));
    expect(broken.catalog.cards).not.toHaveProperty('oathguard');
    expect(broken.problems).toEqual([
      { file: CARD, line: 9, column: 13, pointer: '/attack', message: 'attack must be a whole number from 0 to 999' },
    ]);
    expect((await loadedNow(project)).problems).toEqual(broken.problems);

    const mended = await nextUpdate(project, () => project.write(CARD, good));
    expect(mended.problems).toEqual([]);
    expect(mended.catalog.cards).toHaveProperty('oathguard');
    expect((await loadedNow(project)).catalog).toEqual(mended.catalog);
    expect(project.sent('full-reload')).toEqual([]);
  });

  it('follows new and deleted cards, and their emblems before them', async () => {
    const project = await running();
    const text = project.read(CARD).replaceAll('oathguard', 'moat-warden').replace('templar-shield', 'stone-wall');
    const grown = await nextUpdate(project, () => project.write('cards/bastion/moat-warden.json', text));
    expect(grown.catalog.cards).toHaveProperty('moat-warden');
    expect(project.events()).toEqual(['ninekeep:icons', 'ninekeep:catalog']);
    const [address] = project.sent('ninekeep:icons').map(String);
    expect(address).toMatch(/^\/@ninekeep\/icons\.svg\?v=[0-9a-f]{12}$/);
    expect((await project.server.ssrLoadModule('virtual:ninekeep/icons')).spriteUrl).toBe(address);
    const sprite = await fetch(new URL(address ?? '', project.server.resolvedUrls?.local[0]));
    expect(sprite.headers.get('content-type')).toBe('image/svg+xml');
    expect(await sprite.text()).toContain('<symbol id="stone-wall"');

    const shrunk = await nextUpdate(project, () => project.remove('cards/bastion/moat-warden.json'));
    expect(shrunk.catalog.cards).not.toHaveProperty('moat-warden');
    expect(shrunk.problems).toEqual([]);
  });

  it('keeps the last good catalog while the rules are broken', async () => {
    const project = await running();
    const good = (await loadedNow(project)).catalog;
    const update = await nextUpdate(project, () => project.write('cards/rules/siege.json', '{'));
    expect(update.catalog).toEqual(good);
    expect(update.problems.map(({ file }) => file)).toEqual(['cards/rules/siege.json']);
  });

  it('that began with broken rules reloads the page once they are mended', async () => {
    const project = temporaryProject();
    const good = project.read('cards/rules/siege.json');
    project.write('cards/rules/siege.json', '{}');
    const started = await running(project);
    await expect(loadedNow(started)).rejects.toThrow('mode is missing');
    started.write('cards/rules/siege.json', good);
    await vi.waitFor(async () => expect((await loadedNow(started)).problems).toEqual([]), { timeout: 10_000 });
    expect(started.events()).toEqual(['ninekeep:icons', 'full-reload']);
  });

  it('serves the page without the policy of the build, which would forbid live reload', async () => {
    const project = await running();
    const page = await (await fetch(project.server.resolvedUrls?.local[0] ?? '')).text();
    expect(page).not.toContain('Content-Security-Policy');
  });
});
