import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CatalogUpdate } from '../../src/content/load/liveCatalog';
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

/** What is said of cards in the terminal from now on; Vite says something of its own when it likes to. */
function terminalOf({ server }: Running): string[] {
  const told: string[] = [];
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(server.config.logger, level).mockImplementation((text: string) => {
      if (text.includes('cards/')) told.push(`${level} ${text}`);
    });
  }
  return told;
}

const loadedNow = (project: Running) => project.server.ssrLoadModule('virtual:ninekeep/catalog');

describe('under npm start', () => {
  it('a number that the card battle does not go by is said in the terminal, and the page hears of no problem', async () => {
    const project = await running();
    const warn = vi.spyOn(project.server.config.logger, 'warn').mockImplementation(() => undefined);
    const file = 'cards/terrain/hazardous.json';
    const update = await nextUpdate(project, () =>
      project.write(file, project.read(file).replace('"damage": 5,', '"damage": 12,')),
    );
    expect(update.catalog.terrain.hazardous).toMatchObject({ damage: 12 });
    expect(Object.keys(update).sort()).toEqual(['catalog', 'problems']);
    expect(update.problems).toEqual([]);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/right but without effect:\n {2}cards\/terrain\/hazardous\.json:11:13 \/damage warning: /),
    ]);
  });

  it('says each problem once in the terminal, with its place, and when all is well again', async () => {
    const project = await running();
    const told = terminalOf(project);
    const good = project.read(CARD);
    const broken = good.replace('"attack": 19', '"attack": "19"');
    await nextUpdate(project, () => project.write(CARD, broken));
    // Another card of the same folder changes, and the problem stays.
    const other = 'cards/bastion/field-barber.json';
    await nextUpdate(project, () => project.write(other, `${project.read(other)}\n`));
    await nextUpdate(project, () => project.write(CARD, good));
    expect(told).toEqual([
      `error one problem in cards/:\n  ${CARD}:9:13 /attack attack must be a whole number from 0 to 999`,
      'info cards/ is in order again',
    ]);
  });

  it('says what was wrong before it began', async () => {
    const project = temporaryProject();
    project.write(CARD, project.read(CARD).replace('"templar-shield"', '"templar-sheild"'));
    const error = vi.fn();
    const customLogger = { ...createLogger('silent'), error };
    await running({ ...project, config: { ...project.config, customLogger } });
    expect(error.mock.calls.map(([text]) => text)).toEqual([
      `one problem in cards/:\n  ${CARD}:13:13 /emblem there is no emblem "templar-sheild" (did you mean "templar-shield"?)`,
    ]);
  });

  it.each([
    ['round', '.'],
    ['self', 'self'],
    ['up', '../..'],
  ])('names a link that leads in a circle once: %s → %s', async (name, target) => {
    const project = await running();
    const told = terminalOf(project);
    const link = `cards/bastion/${name}`;
    const looped = await nextUpdate(project, () => symlinkSync(target, join(project.root, link)));
    expect(looped.problems).toMatchObject([{ file: link, line: 1, column: 1 }]);
    const mended = await nextUpdate(project, () => project.remove(link));
    expect(mended.problems).toEqual([]);
    expect(told).toEqual([
      `error one problem in cards/:\n  ${link}:1:1 this link leads in a circle, back to where it lies: take it out`,
      'info cards/ is in order again',
    ]);
  });

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

  it('a file of the open field reaches the open field alone', async () => {
    const project = await running();
    const told = terminalOf(project);
    const file = 'cards/field-units/d20/pikeman.json';
    const field = () => project.server.ssrLoadModule('virtual:ninekeep/field');
    expect((await field()).catalog.units.d20.pikeman.cost).toBe(190);
    project.write(file, project.read(file).replace('"cost": 190', '"cost": 195'));
    await vi.waitUntil(() => project.sent('ninekeep:field').length > 0, { timeout: 10_000 });
    expect(project.sent('ninekeep:field')).toMatchObject([
      { catalog: { units: { d20: { pikeman: { cost: 195 } } } }, problems: [] },
    ]);
    expect((await field()).catalog.units.d20.pikeman.cost).toBe(195);
    project.write(file, project.read(file).replace('"cost": 195', '"cost": 0'));
    await vi.waitUntil(() => told.length > 0, { timeout: 10_000 });
    expect(told).toEqual([
      `error one problem in cards/:\n  ${file}:12:11 /cost cost must be a whole number from 1 to 9999`,
    ]);
    expect(project.sent('ninekeep:catalog')).toEqual([]);
  });

  it('ground reaches both modes', async () => {
    const project = await running();
    const file = 'cards/terrain/pit.json';
    await nextUpdate(project, () => project.write(file, project.read(file).replace('"Pit"', '"Hole"')));
    await vi.waitUntil(() => project.sent('ninekeep:field').length > 0, { timeout: 10_000 });
    expect(project.sent('ninekeep:field')).toMatchObject([{ catalog: { terrain: { pit: { name: 'Hole' } } } }]);
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
