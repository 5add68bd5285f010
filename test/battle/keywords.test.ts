import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit } from '../../src/battle/model/unit';
import { LANGUAGES } from '../../src/content/catalog';
import { abilityText, abilityTitle } from '../../src/words/abilities';
import { plainCard, shippedCatalog } from '../support/book';
import { eventOf, play, standing } from '../support/engine';
import {
  keywordBook,
  keywordCatalog,
  keywordFiles,
  loadBeside,
  NEW_KEYWORDS,
  type NewKeyword,
} from '../support/keywordSet';
import { position, unit } from '../support/position';
import { speakerOf } from '../words/support/intl';

const engine = createBattleEngine(keywordBook());

/** Melee 20/0 with 50 health: every sum can be done in one's head. */
const PLAIN = plainCard('plain', 'melee', 0);

type Abilities = Unit['abilities'];
type Cell = readonly [row: number, col: number];
const NONE: Abilities = [];

const left = (id: string, cell: Cell, abilities = NONE, changes: Partial<Unit> = {}): Unit =>
  unit({ ...PLAIN, abilities }, id, 'left', cell, changes);
const right = (id: string, cell: Cell, abilities = NONE, changes: Partial<Unit> = {}): Unit =>
  unit({ ...PLAIN, abilities }, id, 'right', cell, changes);

const STRIKE: Order = { type: 'attack', unit: 'a', target: 'b' };

/** A position in which the keyword changes what is looked at. */
interface Case {
  readonly state: (keyword: Abilities) => BattleState;
  readonly order: Order;
  readonly look: (events: readonly BattleEvent[], state: BattleState) => unknown;
  readonly without: unknown;
  readonly with: unknown;
}

const damage: Case['look'] = (events) => eventOf(events, 'struck').damage;
const healthOf =
  (...ids: readonly string[]): Case['look'] =>
  (_events, state) =>
    ids.map((id) => standing(state, id).health);

const CASES: Readonly<Record<NewKeyword, readonly Case[]>> = {
  lifesteal: [
    {
      state: (keyword) => position({ units: [left('a', [1, 0], keyword, { health: 30 }), right('b', [1, 1])] }),
      order: STRIKE,
      look: healthOf('a'),
      without: [30],
      with: [36],
    },
    {
      // At the castle too.
      state: (keyword) => position({ units: [left('a', [1, 1], keyword, { health: 30 })] }),
      order: { type: 'attackCastle', unit: 'a' },
      look: healthOf('a'),
      without: [30],
      with: [36],
    },
  ],
  thorns: [
    {
      state: (keyword) => position({ units: [left('a', [1, 0]), right('b', [1, 1], keyword)] }),
      order: STRIKE,
      look: healthOf('a'),
      without: [50],
      with: [43],
    },
    {
      // Two columns away it pricks nobody.
      state: (keyword) =>
        position({ units: [left('a', [1, 0], NONE, { type: 'ranged' }), right('b', [1, 2], keyword)] }),
      order: STRIKE,
      look: healthOf('a'),
      without: [50],
      with: [50],
    },
  ],
  executioner: [
    {
      // 20 × 120 % × 150 %
      state: (keyword) => position({ units: [left('a', [1, 0], keyword), right('b', [1, 1], NONE, { health: 24 })] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 36,
    },
    {
      state: (keyword) => position({ units: [left('a', [1, 0], keyword), right('b', [1, 1], NONE, { health: 25 })] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 24,
    },
  ],
  volatile: [
    {
      state: (keyword) =>
        position({
          units: [
            left('a', [1, 0]),
            right('b', [1, 1], keyword, { health: 1 }),
            right('c', [0, 2]),
            left('d', [2, 2]),
            left('far', [0, 0]),
          ],
        }),
      order: STRIKE,
      look: healthOf('a', 'c', 'd', 'far'),
      without: [50, 50, 50, 50],
      with: [38, 38, 38, 38],
    },
  ],
  homeguard: [
    {
      state: (keyword) => position({ units: [left('a', [1, 1]), right('b', [1, 2], keyword)] }),
      order: STRIKE,
      look: damage,
      without: 20,
      with: 14,
    },
    {
      // Not in the centre.
      state: (keyword) => position({ units: [left('a', [1, 0]), right('b', [1, 1], keyword)] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 24,
    },
  ],
  scorch: [
    {
      state: (keyword) =>
        position({ ground: ['...', '.c.', '...'], units: [left('a', [1, 0], keyword), right('b', [1, 1])] }),
      order: STRIKE,
      look: (_events, state) => state.ground[4],
      without: 'partial-cover',
      with: 'hazardous',
    },
    {
      // And then it burns.
      state: (keyword) => {
        const struck = position({ units: [left('a', [1, 0], keyword), right('b', [1, 1])] });
        return play(engine, struck, STRIKE).state;
      },
      order: { type: 'endTurn' },
      look: healthOf('b'),
      without: [26],
      with: [18],
    },
  ],
  'second-wind': [
    {
      state: (keyword) => position({ units: [right('b', [1, 1], keyword, { health: 24 })] }),
      order: { type: 'endTurn' },
      look: (_events, state) => [standing(state, 'b').health, standing(state, 'b').attackBonus],
      without: [24, 0],
      with: [34, 4],
    },
    {
      state: (keyword) => position({ units: [right('b', [1, 1], keyword, { health: 25 })] }),
      order: { type: 'endTurn' },
      look: (_events, state) => [standing(state, 'b').health, standing(state, 'b').attackBonus],
      without: [25, 0],
      with: [25, 0],
    },
  ],
  bloodlust: [
    {
      state: (keyword) =>
        position({ units: [left('a', [1, 0], keyword), right('b', [1, 1], NONE, { health: 1 }), right('c', [0, 1])] }),
      order: STRIKE,
      look: (_events, state) => engine.whyIllegal(state, { ...STRIKE, target: 'c' })?.code ?? 'again',
      without: 'already-attacked',
      with: 'again',
    },
    {
      state: (keyword) => position({ units: [left('a', [1, 0], keyword), right('b', [1, 1])] }),
      order: STRIKE,
      look: (_events, state) => standing(state, 'a').attacked,
      without: true,
      with: true,
    },
  ],
  'hill-born': [
    {
      // (20 + 8) + 10 for the high ground
      state: (keyword) =>
        position({ ground: ['...', '.^.', '...'], units: [left('a', [1, 1], keyword), right('b', [1, 2])] }),
      order: STRIKE,
      look: damage,
      without: 30,
      with: 38,
    },
    {
      state: (keyword) =>
        position({ ground: ['...', '.^.', '...'], units: [left('a', [1, 0]), right('b', [1, 1], keyword)] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 18,
    },
  ],
  'shield-wall': [
    {
      state: (keyword) => position({ units: [left('a', [1, 0]), right('b', [1, 1]), right('c', [0, 1], keyword)] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 21,
    },
    {
      // Around, not across, and not for itself.
      state: (keyword) =>
        position({ units: [left('a', [1, 0]), right('b', [1, 1], keyword), right('c', [0, 2], keyword)] }),
      order: STRIKE,
      look: damage,
      without: 24,
      with: 24,
    },
  ],
};

describe('keywords written in JSON alone', () => {
  it('are read beside the cards of the game, without a problem', () => {
    const { catalog, problems } = loadBeside(keywordFiles());
    expect(problems).toEqual([]);
    expect(NEW_KEYWORDS.filter((id) => catalog?.abilities[id] === undefined)).toEqual([]);
    const shipped = Object.keys(shippedCatalog().abilities);
    expect(Object.keys(catalog?.abilities ?? {}).toSorted()).toEqual([...shipped, ...NEW_KEYWORDS].toSorted());
  });

  describe.each(NEW_KEYWORDS)('%s', (keyword) => {
    it.each(CASES[keyword].map((each, index) => [index + 1, each] as const))('works, case %i', (_number, each) => {
      const outcome = (abilities: Abilities): unknown => {
        const { events, state } = play(engine, each.state(abilities), each.order);
        return each.look(events, state);
      };
      expect(outcome(NONE)).toEqual(each.without);
      expect(outcome([{ id: keyword }])).toEqual(each.with);
    });

    it.each(LANGUAGES)('has a name and a text in %s', (language) => {
      const use = { id: keyword };
      const text = abilityText(keywordCatalog(), use, speakerOf(language), language);
      expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(text).not.toMatch(/undefined|\{|value|[a-z][A-Z]/);
      const { value } = keywordCatalog().abilities[keyword] ?? {};
      if (value !== undefined) expect(text).toContain(String(value));
      expect(abilityTitle(keywordCatalog(), use, language)).toMatch(/^\p{Lu}/u);
    });
  });

  it('take another number from the card', () => {
    const state = position({
      units: [left('a', [1, 0], [{ id: 'lifesteal', value: 11 }], { health: 30 }), right('b', [1, 1])],
    });
    expect(standing(play(engine, state, STRIKE).state, 'a').health).toBe(41);
  });
});
