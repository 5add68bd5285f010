import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/ai/players/levels';
import { drawSide } from '../../../src/battle/resolve/drawSide';
import { readBattleLink } from '../../../src/store/links/battleLink';
import { battleLink, linkAddress, linkKindOf, linkText } from '../../../src/store/links/linkAddress';
import { readScenarioLink } from '../../../src/store/links/scenarioLink';
import { type BattleSetup, setupOf, setupOfBattle } from '../../../src/store/start/battleSetup';
import { beginBattle } from '../../../src/store/start/beginBattle';
import { DEFAULT_QUICK_BATTLE } from '../../../src/store/start/quickBattle';
import { shippedCatalog } from '../../support/book';
import { battleOf, openStore } from '../support/table';

const CATALOG = shippedCatalog();
const OTHER_SEED = 77;

function setupIn(hash: string): BattleSetup {
  const read = readBattleLink(hash, CATALOG, OTHER_SEED);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

function problemsIn(hash: string): string[] {
  const read = readBattleLink(hash, CATALOG, OTHER_SEED);
  if (read.ok) throw new Error('the link can be followed');
  return read.refusal.map(({ kind, part, value, suggestion }) => `${kind} ${part} ${value} ${suggestion ?? '-'}`);
}

describe('a link to a battle', () => {
  it('says everything', () => {
    const hash = '#battle?seed=123&left=bastion&right=cinder&battlefield=ruins&you=right&opponent=random';
    expect(setupIn(hash)).toEqual({
      seed: 123,
      seats: { left: 'random', right: 'human' },
      decks: { left: 'bastion', right: 'cinder' },
      battlefield: 'ruins',
    });
  });

  it('names house rules, each once, in whichever order, and a battle begun by it gives the same link', () => {
    const hash = '#/play?seed=3&left=bastion&right=cinder&battlefield=ruins&house-rules=march,%20domination,march';
    const setup = setupIn(hash);
    expect(setup.houseRules).toEqual(['march', 'domination']);
    const store = openStore({});
    beginBattle(store.dispatch, CATALOG, setup);
    expect(battleOf(store).book.houseRules).toEqual(['domination', 'march']);
    const again = setupOfBattle(battleOf(store), setup.seats, CATALOG);
    expect(again && battleLink(again)).toContain('&house-rules=domination,march&');
    expect(setupIn('#/play?house-rules=march').houseRules).toEqual(['march']);
    expect(setupIn('#/play?seed=1')).not.toHaveProperty('houseRules');
  });

  it.each(['#battle', '#battle?', '#battle?&&'])('%s leaves everything to lots and defaults', (hash) => {
    expect(linkKindOf(hash)).toBe('battle');
    expect(setupIn(hash)).toEqual({
      seed: OTHER_SEED,
      seats: { left: 'human', right: 'recruit' },
      decks: { left: null, right: null },
      battlefield: null,
    });
  });

  it.each([
    ['players=human,human', { left: 'human', right: 'human' }],
    ['players=greedy,random', { left: 'greedy', right: 'random' }],
    ['players=%20greedy%2C%20human', { left: 'greedy', right: 'human' }],
    ['you=left', { left: 'human', right: 'recruit' }],
    ['opponent=greedy', { left: 'human', right: 'greedy' }],
    ['opponent=captain-flanker', { left: 'human', right: 'captain-flanker' }],
    ['players=master,recruit-hoarder', { left: 'master', right: 'recruit-hoarder' }],
    ['opponent=random', { left: 'human', right: 'random' }],
  ])('%s seats %o', (parts, seats) => {
    expect(setupIn(`#battle?${parts}`).seats).toEqual(seats);
  });

  it('draws a side by the seed that it names', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(setupIn(`#battle?you=lot&seed=${seed}`).seats[drawSide(seed)]).toBe('human');
    }
  });

  it.each(['0', '4294967295'])('the seed %s is one', (seed) => {
    expect(setupIn(`#battle?seed=${seed}`).seed).toBe(Number(seed));
  });

  it.each([
    ['house-rules=marsh,domination', ['unknown-value house-rules marsh march']],
    ['house-rules=', ['unknown-value house-rules  -']],
    ['battlefield=ruin', ['unknown-value battlefield ruin ruins']],
    ['left=Bastion', ['unknown-value left Bastion bastion']],
    ['right=dragons', ['unknown-value right dragons -']],
    ['oponent=greedy', ['unknown-part oponent greedy opponent']],
    ['opponent=gredy', ['unknown-value opponent gredy greedy']],
    ['opponent=captain-flankr', ['unknown-value opponent captain-flankr captain-flanker']],
    ['you=top', ['unknown-value you top -']],
    ['seed=x', ['no-seed seed x -']],
    ['seed=', ['no-seed seed  -']],
    ['seed=-1', ['no-seed seed -1 -']],
    ['seed=1e3', ['no-seed seed 1e3 -']],
    ['seed=1.5', ['no-seed seed 1.5 -']],
    ['seed=4294967296', ['no-seed seed 4294967296 -']],
    ['seed=1&seed=2', ['twice seed 2 -']],
    ['players=human', ['not-two players human -']],
    ['players=human,human,human', ['not-two players human,human,human -']],
    ['players=human,gredy', ['unknown-value players gredy greedy']],
    ['players=human,greedy&you=left', ['contrary you left -']],
    ['left=x&battlefield=y&seed=z', ['unknown-value left x -', 'unknown-value battlefield y -', 'no-seed seed z -']],
  ])('%s can’t be followed', (parts, problems) => {
    expect(problemsIn(`#battle?${parts}`)).toEqual(problems);
  });

  it('names what would be possible', () => {
    const read = readBattleLink('#battle?left=x&opponent=x', CATALOG, 1);
    expect(read.ok ? [] : read.refusal.map(({ possible }) => possible)).toEqual([
      Object.keys(CATALOG.decks),
      [...LEVELS, 'greedy', 'random', '…-racer', '…-builder', '…-flanker', '…-hoarder', '…-keeper'],
    ]);
  });

  it.each([
    '#battle?left=__proto__',
    '#battle?left=constructor&right=toString',
    '#battle?__proto__=1&constructor=2',
    '#battle?battlefield=hasOwnProperty',
    '#battle?left=%',
    '#battle?left=%E0%A4%A&right=%zz',
    '#battle?left=%00%e2%80%ae<script>alert(1)</script>',
    `#battle?left=${'x'.repeat(1500)}`,
    `#battle?${'left=bastion&'.repeat(150)}`,
    `#battle?${'a'.repeat(100_000)}`,
  ])('a hostile one is answered: %.60s', (hash) => {
    const read = readBattleLink(hash, CATALOG, 1);
    expect(read.ok).toBe(false);
    const told = read.ok ? [] : read.refusal;
    expect(told.length).toBeGreaterThan(0);
    for (const { part, value } of told) {
      expect(`${part}${value}`.length).toBeLessThanOrEqual(80);
      expect(`${part}${value}`).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it.each([
    '',
    '#',
    '#other',
    '#battles?seed=1',
    '#/',
    '#/play',
    '#/play?',
    '#/play?&&',
    '#/battle',
    '#/battle?seed=1',
  ])('%s is none', (hash) => {
    expect(linkKindOf(hash)).toBeNull();
  });

  it.each([
    ['#battle?seed=1&left=cinder', 'battle', '#/play?seed=1&left=cinder'],
    ['#scenario=a/b.json&players=human,greedy', 'scenario', '#/play?scenario=a/b.json&players=human,greedy'],
  ])('%s is followed as before: it is a %s by %s now', (old, kind, now) => {
    expect(linkAddress(linkText(old))).toBe(now);
    for (const hash of [old, now]) expect(linkKindOf(hash)).toBe(kind);
    if (kind === 'battle') expect(setupIn(now)).toEqual(setupIn(old));
    else expect(readScenarioLink(now)).toEqual(readScenarioLink(old));
  });

  it('is read as it was written', () => {
    const setups: readonly BattleSetup[] = [
      setupOf(DEFAULT_QUICK_BATTLE, 5),
      setupOf({ ...DEFAULT_QUICK_BATTLE, side: 'right', deck: 'cinder', battlefield: 'marsh' }, 6),
      setupOf({ ...DEFAULT_QUICK_BATTLE, mode: 'shared', enemyDeck: 'thornveil' }, 7),
      setupOf({ ...DEFAULT_QUICK_BATTLE, mode: 'watch', watched: { left: 'random', right: 'greedy' } }, 8),
    ];
    for (const setup of setups) expect(setupIn(battleLink(setup))).toEqual(setup);
  });
});

describe('a battle begun by link', () => {
  const begun = (hash: string) => {
    const store = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });
    beginBattle(store.dispatch, CATALOG, setupIn(hash));
    return store;
  };

  it('is the same battle every time, drawn lots included', () => {
    const [one, other] = [begun('#battle?seed=9'), begun('#battle?seed=9')].map((store) => battleOf(store));
    expect(one?.record).toEqual(other?.record);
    expect(one?.truth).toEqual(other?.truth);
    expect(battleOf(begun('#battle?seed=10')).truth).not.toEqual(one?.truth);
  });

  it('can be begun again by the link that its menu gives', () => {
    const store = begun('#battle?seed=9&you=right');
    const setup = setupOfBattle(battleOf(store), store.getState().seats.seats, CATALOG);
    if (setup === null) throw new Error('it has no link');
    expect(setup.decks.left).not.toBeNull();
    const again = begun(battleLink(setup));
    expect(battleOf(again).record).toEqual(battleOf(store).record);
    expect(again.getState().seats).toEqual(store.getState().seats);
  });
});

describe('a link to a scenario', () => {
  it('names a file, and two people play it unless it says otherwise', () => {
    expect(linkKindOf('#scenario=test/scenarios/a/b.json')).toBe('scenario');
    expect(readScenarioLink('#scenario=test/scenarios/a/b.json')).toEqual({
      ok: true,
      value: { path: 'test/scenarios/a/b.json', seats: { left: 'human', right: 'human' } },
    });
    expect(readScenarioLink('#scenario=test/scenarios/a.json&players=greedy,human')).toMatchObject({
      value: { path: 'test/scenarios/a.json', seats: { left: 'greedy', right: 'human' } },
    });
  });

  it.each([
    ['#scenario=', 'no-path'],
    ['#scenario=test/scenarios/a.json&players=me,you', 'unknown-value'],
    ['#scenario=test/scenarios/a.json&player=human,human', 'unknown-part'],
    [`#scenario=${'a'.repeat(5000)}`, 'too-long'],
  ])('%.40s can’t be followed', (hash, kind) => {
    const read = readScenarioLink(hash);
    expect(read.ok ? null : read.refusal[0]?.kind).toBe(kind);
  });
});
