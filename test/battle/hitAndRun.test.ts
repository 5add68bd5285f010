import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import type { Unit } from '../../src/battle/model/unit';
import { book, MAGE } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { END, has, refusedAfter, SIEGE, STRIKE } from './support/blows';
import { cell } from './support/cells';

function move(to: string): Order {
  return { type: 'move', unit: 'a', to: cell(to) };
}

function raider(changes: Partial<Unit> = {}) {
  const units = [bow('a', 'left', [1, 0], { ...has('hit-and-run'), ...changes }), sword('b', 'right', [1, 2])];
  return position({ units });
}

describe('Hit-and-Run: one move before the first attack, one after', () => {
  it.each<readonly [string, readonly Order[], string | null]>([
    ['at first', [], null],
    ['after a move', [move('00')], 'already-moved'],
    ['after an attack', [STRIKE], null],
    ['after a move and an attack', [move('00'), STRIKE], null],
    ['after a move and the castle', [move('00'), SIEGE], null],
    ['after an attack and a move', [STRIKE, move('00')], 'already-moved'],
    ['after a move, an attack and a move', [move('00'), STRIKE, move('01')], 'already-moved'],
  ])('%s', (_what, before, expected) => {
    expect(refusedAfter(raider(), before, move('11'))).toBe(expected);
    const { state } = play(plain, raider(), ...before);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'move')).toBe(expected === null);
  });

  it('a plain card has one move', () => {
    expect(refusedAfter(raider({ abilities: [] }), [move('00'), STRIKE], move('11'))).toBe('already-moved');
    expect(refusedAfter(raider({ abilities: [] }), [STRIKE], move('11'))).toBeNull();
  });

  it('not while fresh, even after a blow', () => {
    expect(refusedAfter(raider({ fresh: true }), [STRIKE], move('11'))).toBe('fresh-cannot-move');
  });

  it('one attack all the same', () => {
    expect(refusedAfter(raider(), [move('00'), STRIKE, move('01')], STRIKE)).toBe('already-attacked');
  });

  it('marks its moves', () => {
    const before = play(plain, raider(), move('00')).state;
    expect(standing(before, 'a')).toMatchObject({ moved: true, movedAgain: false });
    const after = play(plain, before, STRIKE, move('01')).state;
    expect(standing(after, 'a')).toMatchObject({ moved: true, movedAgain: true });
    expect(standing(play(plain, after, END, END).state, 'a')).toMatchObject({ moved: false, movedAgain: false });
  });

  it('bracing is no attack: no second move', () => {
    const braced = raider(has('hit-and-run', 'brace'));
    expect(refusedAfter(braced, [move('00'), { type: 'brace', unit: 'a' }], move('01'))).toBe('already-moved');
  });

  it('Rally readies the attack and adds no move', () => {
    const engine = createBattleEngine(book({ cards: [{ ...MAGE, id: 'marshal', ...has('rally') }] }));
    const state = position({
      supply: { left: 9 },
      hands: { left: ['marshal'] },
      units: [bow('a', 'left', [1, 0], has('hit-and-run')), sword('b', 'right', [1, 2])],
    });
    const rally: Order = { type: 'deploy', card: 'marshal', at: at(1, 1) };
    const done = play(engine, state, move('00'), STRIKE, move('10'), rally).state;
    expect(refusalOf(engine, done, STRIKE)).toBeNull();
    expect(refusalOf(engine, done, move('00'))).toBe('already-moved');
    const again = play(engine, done, STRIKE).state;
    expect(refusalOf(engine, again, move('00'))).toBe('already-moved');
    expect(refusalOf(engine, again, STRIKE)).toBe('already-attacked');
    const early = play(engine, state, move('00'), STRIKE, rally).state;
    expect(refusalOf(engine, early, move('10'))).toBeNull();
  });
});

describe('Sniper: a move or an attack', () => {
  const sniper = (changes: Partial<Unit> = {}) => raider({ ...has('sniper'), ...changes });

  it.each<readonly [string, readonly Order[], Order, string | null]>([
    ['a move', [], move('00'), null],
    ['an attack', [], STRIKE, null],
    ['an attack after a move', [move('00')], STRIKE, 'moved-cannot-attack'],
    ['the castle after a move', [move('00')], SIEGE, 'moved-cannot-attack'],
    ['a move after an attack', [STRIKE], move('00'), 'attacked-cannot-move'],
    ['a move after the castle', [SIEGE], move('00'), 'attacked-cannot-move'],
    ['a second move', [move('00')], move('01'), 'already-moved'],
    ['a second attack', [STRIKE], STRIKE, 'already-attacked'],
    ['either in the next turn', [move('00'), END, END], STRIKE, null],
  ])('%s', (_what, before, order, expected) => {
    expect(refusedAfter(sniper(), before, order)).toBe(expected);
    const { state } = play(plain, sniper(), ...before);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === order.type)).toBe(expected === null);
  });

  it('readied after a blow it still can’t move', () => {
    const readied = sniper({ attacked: false, hasStruck: true });
    expect(refusalOf(plain, readied, move('00'))).toBe('attacked-cannot-move');
    expect(refusalOf(plain, readied, STRIKE)).toBeNull();
  });

  it('a fresh one may strike', () => {
    expect(refusalOf(plain, sniper({ fresh: true }), STRIKE)).toBeNull();
    expect(refusalOf(plain, sniper({ fresh: true, attacked: true }), move('00'))).toBe('fresh-cannot-move');
  });
});
