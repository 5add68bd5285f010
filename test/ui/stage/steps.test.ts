import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../src/battle/model/events';
import { observe } from '../../../src/battle/view/observe';
import { nextStep } from '../../../src/ui/playback/steps';
import { BATTLE_SCORE } from '../../../src/ui/stage/score';
import { at, bow, position, sword } from '../../support/position';

const BOARD = observe(
  position({
    units: [
      sword('a', 'left', [1, 0]),
      bow('c', 'left', [0, 0]),
      sword('e', 'left', [2, 0]),
      sword('b', 'right', [1, 1]),
      sword('d', 'right', [0, 1]),
    ],
  }),
  'left',
);

const STRUCK: BattleEvent = {
  type: 'struck',
  unit: 'a',
  target: 'b',
  facing: 'east',
  damage: 7,
  arithmetic: [],
  angle: 'front',
  angleReason: 'facing',
};
const wounded = (unit: string): BattleEvent => ({ type: 'wounded', unit, health: 0 });
const fell = (unit: string): BattleEvent => ({ type: 'fell', unit, card: 'sword', side: 'right' });
const hurt = (unit: string, by = 'c'): BattleEvent => ({
  type: 'hurt',
  unit,
  damage: 8,
  health: 1,
  by,
  ability: 'splash',
});
const healed = (unit: string): BattleEvent => ({
  type: 'healed',
  unit,
  amount: 8,
  health: 9,
  by: 'c',
  ability: 'mend',
});
const moved = (unit: string): BattleEvent => ({
  type: 'moved',
  unit,
  from: at(0, 0),
  to: at(0, 1),
  facing: 'east',
  strayed: false,
});
const shoved = (unit: string): BattleEvent => ({
  type: 'shoved',
  unit,
  kind: 'push',
  from: at(1, 1),
  to: at(1, 2),
  by: 'a',
  ability: 'push',
});
const DRAWN: BattleEvent = { type: 'cardDrawn', side: 'left', card: 'bow' };
const BEGAN: BattleEvent = { type: 'turnBegan', side: 'left', round: 2, supply: 4 };
const ENDED: BattleEvent = { type: 'turnEnded', side: 'right' };
const HELD: BattleEvent = { type: 'columnsHeld', side: 'right', turns: [1, 0, 0] };
const ATTRITION: BattleEvent = { type: 'attrition', round: 13, loss: 5 };
const OVER: BattleEvent = { type: 'battleEnded', winner: 'left', ending: 'castle' };
const CUT: BattleEvent = { type: 'effectsCut', limit: 60 };
const BURNED: BattleEvent = { type: 'burned', unit: 'a', damage: 8, health: 1 };
const COUNTERED: BattleEvent = { ...STRUCK, type: 'countered', unit: 'b', target: 'a', ability: null };

/** How many events each step takes. */
function stepsOf(events: readonly BattleEvent[]): number[] {
  const [first, ...rest] = events;
  if (first === undefined) return [];
  const { events: count } = nextStep(BATTLE_SCORE, BOARD, [first, ...rest]);
  return [count, ...stepsOf(events.slice(count))];
}

describe('events that are one step', () => {
  it.each<[string, BattleEvent[], number[]]>([
    ['a blow and its wound', [STRUCK, wounded('b')], [2]],
    ['a blow that fells', [STRUCK, wounded('b'), fell('b')], [3]],
    ['a counter-blow is a step of its own', [STRUCK, wounded('b'), COUNTERED, wounded('a')], [2, 2]],
    ['a push follows the blow', [STRUCK, wounded('b'), shoved('b')], [2, 1]],
    ['a splash on several', [hurt('b'), hurt('d'), hurt('a')], [3]],
    ['a splash that fells one of them', [hurt('b'), fell('b'), hurt('d')], [3]],
    ['two splashes', [hurt('b'), hurt('b')], [1, 1]],
    ['damage from two', [hurt('b', 'c'), hurt('d', 'a')], [1, 1]],
    ['several are healed', [healed('a'), healed('e')], [2]],
    ['healing after a splash', [hurt('b'), healed('a')], [1, 1]],
    ['a march', [moved('a'), moved('c'), moved('e')], [3]],
    ['two moves of one unit', [moved('a'), moved('a')], [1, 1]],
    ['fire under several at the start of a turn', [BURNED, { ...BURNED, unit: 'c' }], [2]],
    ['fire after a move', [moved('a'), BURNED], [1, 1]],
    ['the turn and its cards', [HELD, ENDED, BEGAN, DRAWN, DRAWN], [5]],
    ['attrition, then the turn', [ENDED, ATTRITION, BEGAN, DRAWN], [2, 2]],
    ['healing between the turn and its cards', [ENDED, BEGAN, healed('a'), DRAWN], [2, 1, 1]],
    ['what the rules cut short is silent', [STRUCK, wounded('b'), CUT], [3]],
    ['the end is told when all else was', [STRUCK, wounded('b'), fell('b'), OVER], [3, 1]],
    ['a fall that nothing led to', [fell('b')], [1]],
  ])('%s', (_, events, counts) => {
    expect(stepsOf(events)).toEqual(counts);
  });
});

describe('the beats of a step', () => {
  it('a wound comes as the blow lands, the fall when the bar is empty', () => {
    const step = nextStep(BATTLE_SCORE, BOARD, [STRUCK, wounded('b'), fell('b')]);
    expect(step.beats).toEqual([
      { at: 0, events: 1 },
      { at: 140, events: 1 },
      { at: 280, events: 1 },
    ]);
    expect(step.milliseconds).toBe(280 + 440);
  });

  it('take every event of the step, in order and within its time', () => {
    const waiting = [hurt('b'), fell('b'), hurt('d'), fell('d'), hurt('a')] as const;
    const step = nextStep(BATTLE_SCORE, BOARD, waiting);
    expect(step.beats.reduce((sum, { events }) => sum + events, 0)).toBe(step.events);
    const times = step.beats.map((beat) => beat.at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThanOrEqual(step.milliseconds);
  });

  it('what happens to several at once is heard once', () => {
    expect(nextStep(BATTLE_SCORE, BOARD, [hurt('b'), hurt('d'), hurt('a')]).cues).toEqual([{ at: 0, sound: 'burst' }]);
  });

  it('cards come one after the other, while the ribbon is in sight', () => {
    const { beats, milliseconds } = nextStep(BATTLE_SCORE, BOARD, [BEGAN, DRAWN, DRAWN]);
    expect(beats.map((beat) => beat.at)).toEqual([0, 300, 390]);
    expect(milliseconds).toBe(760);
  });
});
