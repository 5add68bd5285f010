import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/model/events';
import { LANGUAGES, type Language } from '../../src/content/catalog';
import { SIDES, type Side } from '../../src/kernel/sides';
import { tell } from '../../src/words/chronicle';
import { namesIn, rosterOf } from '../../src/words/names';
import type { Narrator } from '../../src/words/narrator';
import { shippedCatalog } from '../support/book';
import { plain, play } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { speakerOf } from './support/intl';

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 20 }), bow('c', 'left', [0, 1])],
});

type EventTable = { readonly [Type in BattleEvent['type']]: Extract<BattleEvent, { type: Type }> };

/** One of each, as the rules tell it. */
const EVENTS: EventTable = {
  mulliganed: {
    type: 'mulliganed',
    side: 'left',
    returned: ['oathguard', 'field-barber'],
    hand: [],
    deck: [],
    chance: [],
  },
  turnBegan: { type: 'turnBegan', side: 'left', round: 4, supply: 6 },
  attrition: { type: 'attrition', round: 14, loss: 10 },
  cardDrawn: { type: 'cardDrawn', side: 'left', card: 'oathguard' },
  cardOverdrawn: { type: 'cardOverdrawn', side: 'left', card: 'oathguard' },
  deployed: { type: 'deployed', unit: bow('bow', 'left', [2, 0]) },
  moved: { type: 'moved', unit: 'a', from: at(1, 0), to: at(0, 0), facing: 'east', strayed: false },
  struck: {
    type: 'struck',
    unit: 'a',
    target: 'b',
    facing: 'east',
    damage: 20,
    arithmetic: [],
    angle: 'front',
    angleReason: 'facing',
  },
  countered: {
    type: 'countered',
    ability: 'riposte',
    unit: 'b',
    target: 'a',
    damage: 12,
    arithmetic: [],
    angle: 'front',
    angleReason: 'facing',
  },
  cellStruck: {
    type: 'cellStruck',
    unit: 'a',
    at: at(1, 1),
    facing: 'east',
    damage: 20,
    health: 20,
    terrain: 'blocking',
    arithmetic: [],
  },
  wounded: { type: 'wounded', unit: 'b', health: 3 },
  burned: { type: 'burned', unit: 'a', damage: 8, health: 42 },
  hurt: { type: 'hurt', unit: 'b', damage: 8, health: 12, by: 'c', ability: 'splash' },
  healed: { type: 'healed', unit: 'a', amount: 6, health: 50, by: 'a', ability: 'regenerate' },
  emboldened: { type: 'emboldened', unit: 'a', amount: 6, by: 'c', ability: 'battle-cry' },
  readied: { type: 'readied', unit: 'a', what: 'attack', by: 'c', ability: 'rally' },
  played: { type: 'played', side: 'left', card: 'snare', cost: 1, at: at(1, 2), to: null, target: 'b' },
  granted: { type: 'granted', unit: 'b', grant: { id: 'snared', ends: 'left' }, by: 'snare', ability: 'snare' },
  turned: { type: 'turned', unit: 'b', facing: 'east', by: 'feint', ability: 'feint' },
  swapped: { type: 'swapped', unit: 'a', with: 'b', by: 'slip-through', ability: 'slip-through' },
  recalled: { type: 'recalled', unit: 'a', card: 'sword', side: 'left', by: 'relief', ability: 'relief' },
  shoved: { type: 'shoved', unit: 'b', kind: 'push', from: at(1, 1), to: at(1, 2), by: 'a', ability: 'push' },
  groundChanged: {
    type: 'groundChanged',
    at: at(1, 0),
    from: 'normal',
    to: 'partial-cover',
    health: null,
    by: 'a',
    ability: 'entrench',
  },
  concealed: { type: 'concealed', unit: 'a', ability: 'stealth' },
  braced: { type: 'braced', unit: 'a' },
  fell: { type: 'fell', unit: 'b', card: 'sword', side: 'right' },
  castleStruck: {
    type: 'castleStruck',
    unit: 'c',
    castle: 'right',
    facing: 'east',
    damage: 20,
    health: -4,
    arithmetic: [],
  },
  columnsHeld: { type: 'columnsHeld', side: 'left', turns: [2, 0, 2] },
  effectsCut: { type: 'effectsCut', limit: 60 },
  turnEnded: { type: 'turnEnded', side: 'left' },
  battleEnded: { type: 'battleEnded', winner: 'left', ending: 'castle' },
};

/** Another one's sentence tells these. */
const SILENT: readonly BattleEvent['type'][] = ['wounded', 'turnEnded'];

function narrator(language: Language, viewer: Side): Narrator {
  return {
    speak: speakerOf(language),
    viewer,
    roster: rosterOf(FIELD.units, Object.values(EVENTS)),
    enemyName: 'The Steward',
    names: namesIn(shippedCatalog(), language),
    rules: shippedCatalog().rules,
  };
}

const english = (event: BattleEvent, viewer: Side = 'left') => tell(event, narrator('en', viewer))?.sentence;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.values(EVENTS))('$type is told from either side', (event) => {
    for (const viewer of SIDES) {
      const told = tell(event, narrator(language, viewer));
      if (SILENT.includes(event.type) || (event.type === 'cardDrawn' && viewer === 'right')) expect(told).toBeNull();
      else expect(told?.sentence).toMatch(/^\p{Lu}[^{}#]*\p{L}[^{}#]*\.$/u);
    }
  });

  it.each(['left', 'right', 'draw'] as const)('a battle that ends with %s is told', (winner) => {
    for (const viewer of SIDES) {
      expect(tell({ ...EVENTS.battleEnded, winner }, narrator(language, viewer))?.sentence).toMatch(/\p{L}/u);
    }
  });
});

describe('in English', () => {
  it('tells whose it is', () => {
    expect(english(EVENTS.turnBegan)).toBe('Round 4: your turn, 6 supply.');
    expect(english(EVENTS.turnBegan, 'right')).toBe('Round 4: The Steward’s turn, 6 supply.');
    expect(english(EVENTS.deployed)).toMatch(/^You deploy bow to row 3, left wing →\.$/);
    expect(english(EVENTS.deployed, 'right')).toMatch(/^The Steward deploys bow to row 3, left wing →\.$/);
    expect(english(EVENTS.attrition)).toBe('Attrition: both castles lose 10.');
  });

  it('never tells what the enemy draws or sends back, but what it discards', () => {
    expect(english(EVENTS.cardDrawn)).toBe('You draw Oathguard.');
    expect(tell(EVENTS.cardDrawn, narrator('en', 'right'))).toBeNull();
    expect(english(EVENTS.cardOverdrawn, 'right')).toBe('The Steward’s hand is full: Oathguard is discarded.');
    expect(english(EVENTS.mulliganed)).toBe('You send 2 cards back: Oathguard and Field Barber.');
    expect(english(EVENTS.mulliganed, 'right')).toBe('The Steward sends 2 cards back.');
    expect(english({ ...EVENTS.mulliganed, returned: [] })).toBe('You keep your hand.');
    expect(english({ ...EVENTS.mulliganed, returned: [] }, 'right')).toBe('The Steward keeps the hand.');
  });

  it.each([
    ['front', 'facing', 'Your sword strikes the enemy sword for 20.'],
    ['side', 'facing', 'Your sword strikes the enemy sword from the flank for 20.'],
    ['rear', 'facing', 'Your sword strikes the enemy sword from the rear for 20.'],
    ['side', 'surrounded', 'Your sword strikes the enemy sword from the flank (surrounded) for 20.'],
    ['rear', 'pincer', 'Your sword strikes the enemy sword from the rear (pincer) for 20.'],
    ['front', 'ability', 'Your sword strikes the enemy sword for 20.'],
  ] as const)('a blow from the %s (%s)', (angle, angleReason, sentence) => {
    expect(english({ ...EVENTS.struck, angle, angleReason })).toBe(sentence);
  });

  it('a counter-blow, by an ability or by the rules', () => {
    expect(english(EVENTS.countered)).toBe('Enemy sword hits your sword with a counter-blow for 12 (Riposte).');
    expect(english({ ...EVENTS.countered, ability: null, angle: 'side' })).toBe(
      'Enemy sword hits your sword with a counter-blow from the flank for 12.',
    );
  });

  it('a wall that is struck, and torn down', () => {
    expect(english(EVENTS.cellStruck)).toBe('Your sword strikes the wall at row 2, center for 20: 20 left.');
    expect(english({ ...EVENTS.cellStruck, health: 0 })).toBe(
      'Your sword strikes the wall at row 2, center for 20: it is gone.',
    );
  });

  it('what abilities did, and whose they are', () => {
    expect(english(EVENTS.burned)).toBe('Your sword takes 8 damage from the ground.');
    expect(english(EVENTS.hurt)).toBe('Enemy sword takes 8 damage (Splash, bow).');
    expect(english(EVENTS.healed)).toBe('Your sword recovers 6 health (Regenerate).');
    expect(english(EVENTS.emboldened)).toBe('Your sword gets +6 attack this turn (Battle Cry, bow).');
    expect(english(EVENTS.readied)).toBe('Your sword may attack again (Rally, bow).');
    expect(english(EVENTS.shoved)).toBe('Enemy sword is pushed to row 2, right wing (Push, sword).');
    expect(english(EVENTS.concealed)).toBe('Your sword is stealthed again.');
    expect(english(EVENTS.braced)).toBe('Your sword braces.');
  });

  it('ground that changes, for good or as a wall', () => {
    expect(english(EVENTS.groundChanged)).toBe('Row 2, left wing: Open ground becomes Light cover (Entrench, sword).');
    expect(english({ ...EVENTS.groundChanged, to: 'blocking', health: 40 })).toBe(
      'Row 2, left wing: Open ground becomes Boulder with 40 health (Entrench, sword).',
    );
  });

  it.each([
    ['a column just held long enough', [0, 0, 2], 'You hold the right wing: you may deploy there.'],
    ['one held for longer', [0, 0, 3], undefined],
    ['one not held long enough', [0, 0, 1], undefined],
    ['its own columns', [2, 2, 0], undefined],
  ])('%s', (_what, turns, sentence) => {
    expect(english({ ...EVENTS.columnsHeld, turns })).toBe(sentence);
  });

  it('a card that leaves its formation', () => {
    expect(english({ ...EVENTS.moved, strayed: true })).toBe(
      'Your sword moves to row 1, left wing → and leaves its formation.',
    );
  });

  it.each([
    ['north', '↑'],
    ['east', '→'],
    ['south', '↓'],
    ['west', '←'],
  ] as const)('a facing is an arrow behind the place: %s', (facing, arrow) => {
    expect(english({ ...EVENTS.moved, facing })).toBe(`Your sword moves to row 1, left wing ${arrow}.`);
    const unit = bow('bow', 'left', [2, 0], { facing });
    expect(english({ type: 'deployed', unit })).toBe(`You deploy bow to row 3, left wing ${arrow}.`);
  });

  it('shows no castle below 0', () => {
    expect(english(EVENTS.castleStruck)).toContain('0 left');
  });

  it('says who won', () => {
    expect(english(EVENTS.battleEnded)).toBe('You win the battle.');
    expect(english(EVENTS.battleEnded, 'right')).toBe('The Steward wins the battle.');
    expect(english({ ...EVENTS.battleEnded, winner: 'draw' })).toBe('The battle ends in a draw.');
  });

  it('gives the reasons of a blow, and none for a bare one', () => {
    const struck = play(plain, FIELD, { type: 'attack', unit: 'a', target: 'b' }).events[0];
    const siege = play(plain, FIELD, { type: 'attackCastle', unit: 'c' }).events[0];
    if (struck === undefined || siege === undefined) throw new Error('nothing happened');
    expect(tell(struck, narrator('en', 'left'))?.arithmetic).toBe('20 × 1.2 left wing − 4 defense = 20');
    expect(tell(siege, narrator('en', 'left'))?.arithmetic).toBeUndefined();
  });

  it('drops the article of a name after its owner', () => {
    const gate = { card: 'the-portcullis', side: 'right' } as const;
    const told = tell(EVENTS.struck, { ...narrator('en', 'left'), roster: { a: gate, b: gate } })?.sentence;
    expect(told).toMatch(/^Enemy Portcullis strikes the enemy Portcullis/);
  });

  it('calls a unit that nobody knows by its id', () => {
    expect(english({ ...EVENTS.fell, unit: 'constructor' })).toContain('constructor');
    expect(english({ ...EVENTS.struck, target: 'gone' })).toContain('gone');
  });
});
