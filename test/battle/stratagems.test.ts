import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { aimsOf, secondCells } from '../../src/battle/legality/aims';
import { playOf } from '../../src/battle/legality/playOrders';
import { factionOf } from '../../src/battle/model/book';
import { cellsIn, hasCell } from '../../src/battle/model/cellSet';
import type { EngineState } from '../../src/battle/model/engineState';
import type { BattleEvent } from '../../src/battle/model/events';
import type { PlayOrder } from '../../src/battle/model/orders';
import { cellOf, POSITIONS, type Position } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { heldCard, type UnitProfile, withGrants } from '../../src/battle/model/unitProfile';
import { openPlay } from '../../src/battle/resolve/play';
import { resolve } from '../../src/battle/resolve/table';
import { openDice } from '../support/dice';
import { plain, play, standing } from '../support/engine';
import { drawGround, drawNeighbours } from '../support/exhaustive/surroundings';
import { keywordBook } from '../support/keywordSet';
import { bow, position, sword } from '../support/position';

const book = keywordBook();
const engine = createBattleEngine(book);
const IDS = Object.keys(book.stratagems ?? {});

/** A board in the middle of a turn, with one stratagem in a full or a short hand. */
function drawn(seed: number, stratagem: string): BattleState {
  const dice = openDice(seed);
  const cards = Object.values(book.cards);
  const units = drawNeighbours(dice, cards, []).concat(drawNeighbours(dice, cards, POSITIONS.slice(0, 5)));
  const apart = units.filter((unit, index) => units.findIndex((other) => cellOf(other) === cellOf(unit)) === index);
  const tired = apart.map((unit, index) => ({
    ...unit,
    id: `u${index}`,
    fresh: dice.chance(30),
    moved: dice.chance(40),
    attacked: dice.chance(40),
    ...(dice.chance(20) ? { grants: [{ id: 'snared', ends: 'right' } as const] } : {}),
  }));
  const ground = drawGround(dice, tired);
  const hand = Array.from({ length: dice.chance(30) ? 7 : 1 }, () => dice.pick(cards).id);
  return position({ supply: { left: 7 }, hands: { left: [stratagem, ...hand] }, units: tired, ground });
}

/** Every play of the first card of the hand whose target and second cell are right, whatever it would do. */
function aimed(state: EngineState): PlayOrder[] {
  const card = state.hands.left[0] as UnitProfile;
  const { stratagem } = card;
  if (stratagem === null) return [];
  const plays: PlayOrder[] = [];
  for (let aim = 0; aim < POSITIONS.length; aim++) {
    if (!hasCell(aimsOf(state, stratagem), aim)) continue;
    const cells: (Position | null)[] =
      stratagem.to === null ? [null] : [...cellsIn(secondCells(state, stratagem.to, aim))];
    for (const to of cells) plays.push(playOf(state, card.card, stratagem.of, aim, to));
  }
  return plays;
}

/** What an order would bring if nobody judged it. */
function unjudged(state: BattleState, order: PlayOrder): BattleEvent[] {
  const events: BattleEvent[] = [];
  resolve(openPlay(book, engine.compile(state), events, true), order);
  return events;
}

describe('the judge of stratagems is exact', () => {
  it.each(IDS)('%s is offered exactly where it does something', (id) => {
    let offered = 0;
    for (let seed = 0; seed < 150; seed++) {
      const state = drawn(seed, id);
      for (const order of aimed(engine.compile(state))) {
        const does = unjudged(state, order).length > 1;
        const code = engine.whyIllegal(state, order)?.code ?? null;
        expect([seed, JSON.stringify(order), code]).toEqual([seed, JSON.stringify(order), does ? null : 'no-effect']);
        if (does) offered++;
      }
    }
    expect(offered).toBeGreaterThan(10);
  });

  it('and so are the places that a page marks', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const id of IDS) {
        const state = drawn(seed, id);
        const legal = engine.legalOrders(state, 'left').filter(({ type }) => type === 'play');
        const marked = engine
          .stratagemAims(state, id)
          .flatMap(({ order, to, refusal }) =>
            refusal !== null ? [] : to.length === 0 ? [order] : to.map((cell) => ({ ...order, to: cell })),
          );
        expect(marked).toEqual(legal);
      }
    }
  });
});

describe('where a stratagem can be aimed', () => {
  const state = position({
    supply: { left: 1 },
    hands: { left: ['snare', 'gale', 'vine-drag', 'sword'] },
    units: [sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), bow('c', 'right', [2, 2], { facing: 'north' })],
  });

  it('is told of everything of the right kind, with the reason where it can’t', () => {
    expect(
      plain.stratagemAims(state, 'snare').map(({ order, cells, refusal }) => [order.unit, cells, refusal]),
    ).toEqual([
      ['b', [{ row: 1, col: 2 }], null],
      ['c', [{ row: 2, col: 2 }], null],
    ]);
    expect(plain.stratagemAims(state, 'gale').map(({ order, refusal }) => [order.row, refusal])).toEqual([
      [0, 'wrong-target'],
      [1, 'no-effect'],
      [2, 'no-effect'],
    ]);
    expect(plain.stratagemAims(state, 'vine-drag').map(({ refusal }) => refusal)).toEqual([
      'not-enough-supply',
      'not-enough-supply',
    ]);
  });

  it('marks the cells of a line, and the second cells of a card', () => {
    expect(plain.stratagemAims(state, 'gale')[1]?.cells).toEqual([0, 1, 2].map((col) => ({ row: 1, col })));
    const rich = { ...state, supply: { left: 2, right: 0 } };
    expect(plain.stratagemAims(rich, 'vine-drag')[0]?.to).toEqual([{ row: 0, col: 2 }]);
  });

  it('is nowhere for a unit card, or a card that is not in hand', () => {
    expect(plain.stratagemAims(state, 'sword')).toEqual([]);
    expect(plain.stratagemAims(state, 'feint')).toEqual([]);
  });

  it('stands under whatever else is offered, before the end of the turn', () => {
    const types = plain.legalOrders(state, 'left').map(({ type }) => type);
    expect(types.lastIndexOf('move')).toBeLessThan(types.indexOf('play'));
    expect(types.at(-1)).toBe('endTurn');
  });
});

describe('a granted keyword', () => {
  const printed = heldCard(plain.book, 'sword');

  it('is one profile for the same card and the same grants, whoever made the list', () => {
    const once = withGrants(plain.book, printed, [{ id: 'guard', ends: 'left' }]);
    expect(withGrants(plain.book, once, [{ id: 'guard', ends: 'left' }])).toBe(once);
    expect(withGrants(plain.book, once, [{ id: 'guard', ends: 'turn' }])).not.toBe(once);
    expect(withGrants(plain.book, once, [])).toBe(printed);
    expect(once.printed).toBe(printed);
    expect(once.abilities).toBe(printed.abilities);
  });

  it('goes with the card when it leaves the board', () => {
    const state = position({
      supply: { left: 7 },
      hands: { left: ['relief'] },
      units: [sword('a', 'left', [1, 0], { health: 9, grants: [{ id: 'guard', ends: 'left' }] })],
    });
    const { state: after } = play(
      plain,
      state,
      { type: 'play', card: 'relief', unit: 'a' },
      { type: 'deploy', card: 'sword', at: { row: 1, col: 0 } },
    );
    expect(standing(after, 'sword-2')).not.toHaveProperty('grants');
  });
});

describe('a book from before', () => {
  const { stratagems: _none, rules, ...rest } = plain.book;
  const { stratagemsPerDeck: _deck, stratagemsPerTurn: _turn, ...older } = rules;
  const old = createBattleEngine({ ...rest, rules: older });
  const { played: _played, ...state } = position({ hands: { left: ['sword', 'snare'] }, supply: { left: 2 } });

  it('plays a position without plays counted, and knows no stratagem', () => {
    const { state: after } = play(old, state, { type: 'deploy', card: 'sword', at: { row: 0, col: 0 } });
    expect(after.units).toHaveLength(1);
    expect(old.whyIllegal(after, { type: 'play', card: 'snare' })?.code).toBe('unknown-card');
    expect(old.legalOrders(after, 'left').some(({ type }) => type === 'play')).toBe(false);
  });

  it('whose rules know no stratagems lets nobody play one that its cards have', () => {
    const ruled = createBattleEngine({ ...plain.book, rules: older });
    expect(ruled.whyIllegal(state, { type: 'play', card: 'snare' })?.code).toBe('order-given');
  });

  it('knows the factions of its cards alone', () => {
    expect([factionOf(old.book, 'snare'), factionOf(plain.book, 'snare')]).toEqual([null, 'thornveil']);
  });
});
