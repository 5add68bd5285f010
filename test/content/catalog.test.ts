import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { fullCastles } from '../../src/battle/resolve/begin';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { RULES_FILE } from '../../src/content/load/kinds';
import { hasHighGround } from '../../src/core/ground/elevation';
import { surveyGround } from '../../src/core/ground/survey';
import { stableHash } from '../../src/kernel/hash';
import { castleDifference, secondHelps } from '../../src/measure/balance/secondHelp';
import { SHIPPED_FIELD } from './field/support/field';
import { edited, loadWith, SHIPPED, shipped } from './support/cards';

const FIELD = /^cards\/(terrain|obstacles|formations)\//;
const { catalog, problems } = loadWith({});

function shippedCatalog(): Catalog {
  if (catalog === null) throw new Error('the shipped cards have no rules');
  return catalog;
}

function cardNamed(id: string) {
  const { cards, stratagems } = shippedCatalog();
  const card = cards[id] ?? stratagems[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

describe('the shipped cards', () => {
  it('have no problem', () => expect(problems).toEqual([]));

  it('are 60, with names and Italian words of their own', () => {
    const cards = Object.values(shippedCatalog().cards);
    expect(cards).toHaveLength(60);
    for (const key of ['name', 'short'] as const) expect(new Set(cards.map((card) => card[key])).size).toBe(60);
    expect(new Set(cards.map((card) => card.translations.it?.short)).size).toBe(60);
  });

  it('have the figures of the rule book', () => {
    expect(shippedCatalog().cards.oathguard).toEqual({
      id: 'oathguard',
      name: 'Oathguard',
      short: 'Oathguard',
      faction: 'bastion',
      type: 'melee',
      cost: 3,
      attack: 19,
      defense: 7,
      health: 56,
      abilities: [{ id: 'guard' }],
      emblem: 'templar-shield',
      translations: { it: { name: 'Guardia del Giuramento', short: 'Giurata' } },
    });
    expect(shippedCatalog().rules).toMatchObject({ castleHealth: 140, handLimit: 8, screen: 50, leastShare: 25 });
  });

  it('make sixteen decks: four led by each faction, its own and one with each of the others', () => {
    const { decks, factions } = shippedCatalog();
    const ids = Object.keys(factions).flatMap((led) => [
      led,
      ...Object.keys(factions).flatMap((other) => (other === led ? [] : [`${led}-${other}`])),
    ]);
    expect(Object.keys(decks).toSorted()).toEqual(ids.toSorted());
    for (const [id, deck] of Object.entries(decks)) {
      const ofFaction = new Map<string, number>();
      for (const card of cardsOf(deck)) {
        const { faction } = cardNamed(card);
        if (faction !== null) ofFaction.set(faction, (ofFaction.get(faction) ?? 0) + 1);
      }
      const ranked = [...ofFaction].sort(([, one], [, other]) => other - one).map(([faction]) => faction);
      expect(ranked.join('-')).toBe(id);
      const stratagems = cardsOf(deck).filter((card) => cardNamed(card).kind === 'stratagem');
      expect([cardsOf(deck).length - stratagems.length, stratagems.length]).toEqual([24, 6]);
    }
  });

  it('are each in at least one deck', () => {
    const { decks, cards, stratagems } = shippedCatalog();
    const held = new Set(Object.values(decks).flatMap(cardsOf));
    expect([...Object.keys(cards), ...Object.keys(stratagems)].filter((card) => !held.has(card))).toEqual([]);
  });

  it('have every ability of the rule book on at least two cards', () => {
    const { cards, abilities, stratagems } = shippedCatalog();
    const granted = JSON.stringify(stratagems);
    const bearers = (id: string) => Object.values(cards).filter((card) => card.abilities.some((use) => use.id === id));
    const rare = Object.keys(abilities).filter((id) => bearers(id).length < 2);
    expect(rare).toEqual(['locked', 'rush', 'snared', 'steadfast']);
    expect(rare.filter((id) => !granted.includes(`"ability":"${id}"`))).toEqual([]);
  });

  it('have all 26 abilities of the rule book to choose from, and four that stratagems grant', () => {
    const { cards, abilities } = shippedCatalog();
    expect(Object.keys(abilities)).toHaveLength(30);
    const used = new Set(Object.values(cards).flatMap((card) => card.abilities.map(({ id }) => id)));
    const unused = Object.keys(abilities).filter((id) => !used.has(id));
    expect(unused).toEqual(['locked', 'rush', 'snared', 'steadfast']);
    expect(Object.values(abilities).filter(({ translations }) => translations.it === undefined)).toEqual([]);
  });
});

describe('the shipped ground and formations', () => {
  const { terrain, obstacles, formations, battlefields, rules } = shippedCatalog();

  it('have every terrain of the card battle on some battlefield', () => {
    const drawn = new Set(Object.values(battlefields).flatMap(({ rows }) => [...rows.join('')]));
    expect(rules.terrain.filter((id) => !drawn.has(terrain[id]?.glyph ?? ''))).toEqual([]);
  });

  it('have castles that differ by at most a tenth on every battlefield', () => {
    const book = bookOf(shippedCatalog());
    const unlike = Object.values(secondHelps(book)).map(castleDifference);
    expect(Math.max(...unlike)).toBeLessThanOrEqual(10);
  });

  it('have the terrain, obstacles and formations of the documents', () => {
    expect(Object.keys(terrain)).toHaveLength(15);
    expect(Object.keys(obstacles)).toHaveLength(8);
    expect(Object.keys(formations)).toEqual([
      'loose-order',
      'phalanx',
      'shield-column',
      'siege-phalanx',
      'siege-skirmish-line',
      'siege-vanguard',
      'skirmish-line',
      'wedge',
    ]);
  });

  it('speaks Italian throughout', () => {
    const named = [terrain, obstacles, formations].flatMap((table) => Object.values(table));
    expect(named.filter(({ translations }) => translations.it === undefined)).toEqual([]);
  });

  it('is what the core plays with', () => {
    const ground = { width: 2, height: 1, terrain: ['elevated', 'normal'], obstacles: [] };
    const kinds = { terrains: Object.values(terrain), obstacles: Object.values(obstacles) };
    const survey = surveyGround(ground, kinds);
    const { highGround } = SHIPPED_FIELD.catalog.rules.d50 ?? {};
    expect(highGround && hasHighGround(survey, highGround, { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(true);
  });

  it('forgets mode and schema', () => {
    expect(shippedCatalog().rules).not.toHaveProperty('mode');
    for (const rules of Object.values(SHIPPED_FIELD.catalog.rules)) {
      expect(rules).not.toHaveProperty('mode');
      expect(rules).not.toHaveProperty('$schema');
    }
  });

  it.each(['{', null])('with every file %j leaves the card battle to be played on open ground', (text) => {
    const field = [...SHIPPED.keys()].filter((file) => FIELD.test(file) && file !== RULES_FILE);
    const broken = loadWith(Object.fromEntries(field.map((file) => [file, text])));
    expect(broken.problems.map(({ file }) => file)).toEqual(field);
    const empty = { terrain: {}, obstacles: {}, formations: {} };
    expect(broken.catalog).toEqual({ ...shippedCatalog(), ...empty });
    const book = broken.catalog && bookOf(broken.catalog);
    expect(book).toMatchObject({ formations: [], battlefields: {} });
    expect(book?.terrains).toEqual(book?.rules.terrain.map((id) => ({ id, name: id, glyph: '?' })));
  });

  it('without any file is missed by the rules, abilities and battlefields that name it', () => {
    const field = [...SHIPPED.keys()].filter((file) => FIELD.test(file) && file !== RULES_FILE);
    const { catalog: bare, problems: missed } = loadWith(Object.fromEntries(field.map((file) => [file, undefined])));
    const named = missed.map(({ file }) => file.replace(/battlefields.*/, 'battlefields'));
    expect(new Set(named)).toEqual(
      new Set([
        'cards/abilities/entrench.json',
        'cards/abilities/raise-palisade.json',
        'cards/battlefields',
        'cards/cinder/scorch.json',
        'cards/thornveil/overgrow.json',
        'cards/unsworn/undermine.json',
        RULES_FILE,
      ]),
    );
    expect(bare?.cards).toEqual(shippedCatalog().cards);
  });
});

type Edit = readonly [file: string, part: string, instead: string];

const WORDS: readonly Edit[] = [
  ['cards/cinder/ash-runner.json', 'Ash Runner', 'Soot Runner'],
  ['cards/cinder/ash-runner.json', '"emblem": "run"', '"emblem": "anvil"'],
  ['cards/abilities/mend.json', '"Mend"', '"Tend"'],
  ['cards/abilities/mend.json', '"Cura"', '"Rimedio"'],
  ['cards/abilities/mend.json', '"numbered": true', '"numbered": false'],
  ['cards/battlefields/ruins.json', '"Ruins"', '"Old Ruins"'],
  ['cards/formations/siege-phalanx.json', '"Phalanx"', '"Shield Wall"'],
  ['cards/formations/siege-phalanx.json', 'Three cards', 'Any three cards'],
  ['cards/formations/siege-phalanx.json', '"Falange"', '"Muro"'],
  ['cards/terrain/elevated.json', '"High ground"', '"Hill"'],
  ['cards/terrain/lava.json', '"damage": 15', '"damage": 16'],
  ['cards/formations/phalanx.json', '"maximum": 6', '"maximum": 7'],
];

const FIGURES: readonly Edit[] = [
  ['cards/cinder/ash-runner.json', '"attack": 12', '"attack": 13'],
  ['cards/cinder/ash-runner.json', '"charge"', '"swift"'],
  ['cards/abilities/mend.json', '"value": 8', '"value": 9'],
  ['cards/abilities/mend.json', '"orthogonal"', '"ring"'],
  ['cards/battlefields/ruins.json', '"C.."', '"c.."'],
  ['cards/battlefields/ruins.json', '"secondSupplyRounds": 2', '"secondSupplyRounds": 3'],
  ['cards/formations/siege-phalanx.json', '"value": 8', '"value": 9'],
  ['cards/terrain/elevated.json', '"elevation": 1', '"elevation": 2'],
  [RULES_FILE, '"screen": 50', '"screen": 51'],
];

describe('the catalog', () => {
  const book = bookOf(shippedCatalog());

  it('is frozen to the ground', () => {
    const thawed = [...parts(loadWith({ 'cards/bastion/oathguard.json': '{' }))].filter(
      (part) => !Object.isFrozen(part),
    );
    expect(thawed).toEqual([]);
  });

  it('strips to a book of what the rules know', () => {
    expect(book.cards['ash-runner']).toEqual({
      id: 'ash-runner',
      faction: 'cinder',
      type: 'melee',
      cost: 1,
      attack: 12,
      defense: 2,
      health: 28,
      abilities: [{ id: 'charge' }],
    });
    expect(book.abilities.swift).toEqual({
      id: 'swift',
      value: 1,
      parts: [{ trigger: 'legality', effect: { addMove: 'value' } }],
    });
    expect(book.abilities.rally).not.toHaveProperty('value');
    expect(book.abilities.mend).not.toHaveProperty('numbered');
    expect(book.formations.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['siege-phalanx', 'siege-phalanx', ''],
      ['siege-skirmish-line', 'siege-skirmish-line', ''],
      ['siege-vanguard', 'siege-vanguard', ''],
    ]);
    expect(book.terrains.map(({ id }) => id)).toEqual(book.rules.terrain);
    expect(book.terrains[1]).toEqual({ id: 'elevated', name: 'elevated', glyph: '^', elevation: 1 });
    expect(JSON.stringify(book)).not.toContain('translations');
  });

  it('strips to battlefields row by row', () => {
    expect(book.battlefields['broken-ground']).toMatchObject({
      id: 'broken-ground',
      ground: [
        ...['normal', 'elevated', 'partial-cover'],
        ...['difficult', 'normal', 'difficult'],
        ...['partial-cover', 'elevated', 'normal'],
      ],
    });
  });

  it('gives the second player the castle that a battlefield says', () => {
    const file = 'cards/battlefields/open-field.json';
    for (const [more, full] of [
      ['-6', 134],
      ['0', 140],
      ['7', 147],
    ] as const) {
      const silent = shipped(file).replace(/,\s*"secondCastle": -?\d+/, '');
      const told = edited(silent, '"rows"', `"secondCastle": ${more}, "rows"`);
      const { catalog } = loadWith({ [file]: told });
      if (catalog === null) throw new Error('the rules are in order');
      const start = { type: 'match', seed: 1, decks: { left: [], right: [] }, battlefield: 'open-field' } as const;
      const engine = createBattleEngine(bookOf(catalog));
      expect(engine.begin(start).state.castles).toEqual({ left: 140, right: full });
      expect(fullCastles(engine.book, start)).toEqual({ left: 140, right: full });
    }
  });

  it('takes the rounds of extra supply from the rules where a battlefield names none', () => {
    const file = 'cards/battlefields/ruins.json';
    const rules = edited(shipped(RULES_FILE), '"secondBonusRounds": 2', '"secondBonusRounds": 5');
    const silent = shipped(file).replace(/,\s*"secondSupplyRounds": \d/, '');
    const changed = loadWith({ [file]: silent, [RULES_FILE]: rules }).catalog;
    expect(changed && bookOf(changed).battlefields.ruins?.secondSupplyRounds).toBe(5);
    expect(changed && bookOf(changed).battlefields.marsh?.secondSupplyRounds).toBe(3);
  });

  it.each(WORDS)('keeps the hash of its book when words change: %s', (file, part, instead) => {
    expect(hashWith(file, part, instead)).toBe(stableHash(book));
  });

  it.each(FIGURES)('changes the hash of its book with a figure: %s', (file, part, instead) => {
    expect(hashWith(file, part, instead)).not.toBe(stableHash(book));
  });
});

function hashWith(file: string, part: string, instead: string): string {
  const changed = loadWith({ [file]: edited(shipped(file), part, instead) });
  expect(changed.problems).toEqual([]);
  return stableHash(changed.catalog && bookOf(changed.catalog));
}

function* parts(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* parts(member);
}
