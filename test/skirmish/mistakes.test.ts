import { expect, it } from 'vitest';
import { playOn } from '../../src/kernel/game';
import { musterProblem } from '../../src/skirmish/begin/musterProblem';
import { diceOf, parseDice } from '../../src/skirmish/model/dice';
import { rollDice } from '../../src/skirmish/model/play';
import { profileOf } from '../../src/skirmish/model/profile';
import { mustFindUnit, mustStand } from '../../src/skirmish/model/state';
import { meanFall } from '../../src/skirmish/movement/fall';
import { createSkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { blankMemory } from '../../src/skirmish/sight/memory';
import { reveals } from '../../src/skirmish/view/reveals';
import { mustSubmit } from './support/battles';
import { fieldBook } from './support/books';
import { at, field, type Sketch } from './support/field';

const { book } = skirmishEngineFor(fieldBook('2d6'));

it('what the rules themselves got wrong is told by its name', () => {
  const standing = field(book, [['a', 'warden', 'left', 'F6']]);
  const state = { ...standing, units: standing.units.map((unit) => ({ ...unit, health: 0, position: null })) };
  expect(() => mustFindUnit(state, 'nobody')).toThrow(/nobody/);
  expect(() => mustStand(state, 'a')).toThrow(/a isn't on the board/);
  expect(() => profileOf(book, 'dragon')).toThrow(/dragon/);
  const warden = book.units.warden;
  if (warden === undefined) throw new Error('no warden');
  const unarmed = { ...book, units: { ...book.units, warden: { ...warden, weapon: 'spoon' } } };
  expect(() => profileOf(unarmed, 'warden')).toThrow(/spoon/);
  expect(() => diceOf('many')).toThrow(/many/);
});

it.each(['2d', 'd6', '11d6', '1d101', '0d6', '1d6+1000', '10d100'])('%s is no dice', (text) => {
  expect(parseDice(text)).toBeNull();
});

it.each([
  [['warden'], 'a squad has 2 to 5 units, not 1'],
  [['axeman', 'axeman', 'axeman', 'axeman', 'axeman'], 'the squad costs 1050 credits of 1000'],
  [['axeman', 'axeman', 'axeman', 'axeman'], null],
])('what is wrong with the squad %j: %s', (squad, problem) => {
  expect(musterProblem(book, squad)).toBe(problem);
});

it('what looks ahead rolls no dice, and rules without falls hurt nobody who falls', () => {
  const { game } = createSkirmishEngine(book);
  const play = playOn(game, { ...field(book, []), chance: { kind: 'expected' } }, []);
  expect(rollDice(play, 0, 6)).toEqual([]);
  expect(() => rollDice(play, 1, 6)).toThrow('rolls no dice');
  const { falling: _none, ...rules } = book.rules;
  expect([meanFall(book, 'warden', 8), meanFall({ ...book, rules }, 'warden', 8)]).toEqual([14, 0]);
});

it('what is remembered ends undo only when it is news', () => {
  const memory = blankMemory(field(book, []).ground);
  const remembered = (isNews: boolean) => ({ type: 'remembered' as const, side: 'left' as const, memory, isNews });
  expect([reveals([remembered(true)]), reveals([remembered(false)])]).toEqual([true, false]);
});

it('a bowman with a long knife strikes with it at who leaves its reach, not with the bow', () => {
  const knife = book.weapons.knife;
  if (knife === undefined) throw new Error('no knife');
  const weapons = { ...book.weapons, knife: { ...knife, type: 'reach' as const, length: 2 } };
  const engine = createSkirmishEngine({ ...book, weapons });
  const units: readonly Sketch[] = [
    ['a', 'warden', 'left', 'E6'],
    ['e', 'bowman', 'right', 'G6'],
  ];
  const state = { ...field(engine.book, units), chance: { kind: 'planned' as const, rolls: [1, 1] } };
  const { events } = mustSubmit(engine, state, { type: 'move', unit: 'a', to: at('D6') });
  expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', weapon: 'knife', isReaction: true }));
});
