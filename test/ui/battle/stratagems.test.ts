import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import type { SeenTable } from '../../../src/store/view/stratagemSelectors';
import { battleMachine } from '../../../src/ui/battle/machine';
import { marksFor } from '../../../src/ui/battle/marks';
import { aimsFor } from '../../../src/ui/battle/playMarks';
import { IDLE, type Pressed, type Selection } from '../../../src/ui/battle/selection';
import { cellPlayAt } from '../../../src/ui/board/cellPlay';
import { SWORD, shippedBook } from '../../support/book';
import { at, position, sword } from '../../support/position';

const BOOK = shippedBook();
const ENGINE = createBattleEngine({ ...BOOK, cards: { ...BOOK.cards, sword: SWORD } });
const { react, settle } = battleMachine;

const FIELD = position({
  supply: { left: 7 },
  hands: { left: ['snare', 'gale', 'change-the-guard', 'sword'] },
  units: [
    sword('front', 'left', [1, 1]),
    sword('back', 'left', [1, 0]),
    sword('foe', 'right', [1, 2]),
    sword('far', 'right', [0, 1]),
  ],
});

function tableOf(state: BattleState): SeenTable {
  const stratagems = ENGINE.book.stratagems ?? {};
  return {
    ...ENGINE.observe(state, 'left'),
    aimsOf: (card) => (Object.hasOwn(stratagems, card) ? ENGINE.stratagemAims(state, card) : null),
  };
}

const TABLE = tableOf(FIELD);
const LEGAL = ENGINE.legalOrders(FIELD, 'left');
const press = (held: Selection, pressed: Pressed) => react(held, pressed, TABLE, LEGAL);
const cell = (row: number, col: number): Pressed => ({ type: 'cell', at: at(row, col) });
type Held = Extract<Selection, { mode: 'stratagemChosen' | 'secondAsked' }>;
const chosen = (index: number, card: string): Held => ({ mode: 'stratagemChosen', index, card });
const SNARE = chosen(0, 'snare');
const GALE = chosen(1, 'gale');
const GUARD = chosen(2, 'change-the-guard');
const SECOND: Held = {
  mode: 'secondAsked',
  index: 2,
  card: 'change-the-guard',
  first: { type: 'play', card: 'change-the-guard', unit: 'front' },
};

describe('a stratagem of the hand', () => {
  it('is taken up as one, and put down by a second press; a unit card is not one', () => {
    expect(press(IDLE, { type: 'handCard', index: 0 }).selection).toEqual(SNARE);
    expect(press(SNARE, { type: 'handCard', index: 0 }).selection).toEqual(IDLE);
    expect(press(SNARE, { type: 'handCard', index: 1 }).selection).toEqual(GALE);
    expect(press(IDLE, { type: 'handCard', index: 3 }).selection.mode).toBe('cardChosen');
  });

  it('is played on the card that is pressed, on the line of the cell that is pressed', () => {
    expect(press(SNARE, cell(1, 2)).order).toEqual({ type: 'play', card: 'snare', unit: 'foe' });
    expect(press(GALE, cell(0, 0)).order).toEqual({ type: 'play', card: 'gale', row: 0 });
  });

  it('is ordered where it may not be aimed: the rules say why', () => {
    expect(press(SNARE, cell(2, 0)).order).toEqual({ type: 'play', card: 'snare', at: at(2, 0) });
  });

  it('gives way to an own card that it can not be aimed at, and to Escape', () => {
    expect(press(SNARE, cell(1, 1))).toEqual({ selection: { mode: 'unitChosen', unit: 'front' } });
    expect(press(SNARE, { type: 'cancel' })).toEqual({ selection: IDLE });
  });

  it('asks for its second cell, takes another target instead, and goes back', () => {
    expect(press(GUARD, cell(1, 1))).toEqual({ selection: SECOND });
    expect(press(SECOND, cell(1, 0)).order).toEqual({
      type: 'play',
      card: 'change-the-guard',
      unit: 'front',
      to: at(1, 0),
    });
    expect(press(SECOND, cell(2, 2)).order).toMatchObject({ to: at(2, 2) });
    expect(press(SECOND, cell(1, 1))).toEqual({ selection: GUARD });
    expect(press(SECOND, { type: 'cancel' })).toEqual({ selection: GUARD });
  });

  it('is let go of when it has left the hand, and its question when its target is gone', () => {
    const without = { ...TABLE, hand: ['gale'] };
    expect(settle(SNARE, without, LEGAL)).toEqual(IDLE);
    expect(settle(SECOND, TABLE, LEGAL)).toEqual(SECOND);
    expect(settle(SECOND, TABLE, [])).toEqual(IDLE);
  });
});

describe('every play that the rules offer', () => {
  it('can be given by presses', () => {
    const plays = LEGAL.filter((order) => order.type === 'play');
    expect(plays.length).toBeGreaterThan(3);
    for (const order of plays) {
      const taken = press(IDLE, { type: 'handCard', index: FIELD.hands.left.indexOf(order.card) }).selection;
      const unit = FIELD.units.find(({ id }) => id === order.unit);
      const first = press(
        taken,
        cell(unit?.row ?? order.row ?? order.at?.row ?? 0, unit?.col ?? order.column ?? order.at?.col ?? 0),
      );
      const given = order.to === undefined ? first : press(first.selection, cell(order.to.row, order.to.col));
      expect(given.order).toEqual(order satisfies Order);
    }
  });
});

describe('the board while a stratagem is held', () => {
  const marksOf = (selection: Held) => {
    const plays = LEGAL.filter((order) => order.type === 'play').map((order) => ({
      order,
      forecast: ENGINE.forecast(FIELD, order),
    }));
    const aims = aimsFor(selection, TABLE.aimsOf?.(selection.card) ?? [], plays);
    return marksFor(selection, LEGAL, [], [], aims);
  };

  it('lights up its targets, all cells of a line as one', () => {
    expect([...marksOf(SNARE).aims.keys()].sort()).toEqual(['0-1', '1-2']);
    const lines = marksOf(GALE).aims;
    expect(lines.get('0-0')).toBeDefined();
    expect(lines.get('0-0')).toBe(lines.get('0-2'));
  });

  it('tells what would come of it; a target that asks for a second cell has no outcome yet', () => {
    const foe = FIELD.units.find(({ id }) => id === 'foe') ?? null;
    const snare = { marks: marksOf(SNARE), selection: SNARE };
    expect(cellPlayAt(at(1, 2), foe, snare, 'Snare')).toMatchObject({
      step: 'play',
      of: 'here',
      change: { amount: -5, falls: false },
    });
    expect(marksOf(GUARD).aims.get('1-1')?.prospect).toBeNull();
    expect(
      marksOf(SECOND)
        .prospects.get('1-0')
        ?.events.map(({ type }) => type),
    ).toContain('swapped');
  });
});
