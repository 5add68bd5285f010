import { oncePer } from '../kernel/once';
import { bySide } from '../kernel/sides';
import { FLAG, type Traits } from './abilities/traits';
import type { Board } from './board';
import { whyCannotBesiege, whyCannotBrace, whyCannotMove, whyCannotStrike } from './readiness';
import type { Unit } from './unit';

/** What a card may still do in its turn, one bit each. */
export const LEFT = { strike: 1, besiege: 2, brace: 4, move: 8 } as const;
export type Left = number;

/** The rules' answers, asked one by one. */
export function leftTo(traits: Traits, board: Board, unit: Unit): Left {
  const strikes = whyCannotStrike(traits, board, unit) === null;
  const besieges = strikes && whyCannotBesiege(traits, board, unit) === null;
  return (
    (strikes ? LEFT.strike : 0) |
    (besieges ? LEFT.besiege : 0) |
    (whyCannotBrace(traits, board, unit) === null ? LEFT.brace : 0) |
    (whyCannotMove(traits, board, unit) === null ? LEFT.move : 0)
  );
}

/** All that these rules ask of a card beside its traits, one bit each. */
const SPENT = { fresh: 1, moved: 2, movedAgain: 4, attacked: 8, hasStruck: 16, strayed: 32, unarmed: 64 } as const;
const COMBINATIONS = 128;

export function spentBy(unit: Unit): number {
  return (
    (unit.fresh === true ? SPENT.fresh : 0) |
    (unit.moved === true ? SPENT.moved : 0) |
    (unit.movedAgain === true ? SPENT.movedAgain : 0) |
    (unit.attacked === true ? SPENT.attacked : 0) |
    (unit.hasStruck === true ? SPENT.hasStruck : 0) |
    (unit.strayed === true ? SPENT.strayed : 0) |
    (unit.attack <= 0 ? SPENT.unarmed : 0)
  );
}

/** Where one of these holds only at times, the rules must be asked each time. */
const ASKED =
  FLAG.freshMayMove |
  FLAG.freshMayBesiege |
  FLAG.moveOrAttack |
  FLAG.moveAfterAttack |
  FLAG.mayBrace |
  FLAG.crossGround;

/** The answers for every card with these traits, by what it has spent; null where that doesn't settle them. */
export const leftBySpent = oncePer((traits: Traits): Uint8Array | null => {
  if ((traits.flagsAtTimes & ASKED) !== 0) return null;
  return Uint8Array.from({ length: COMBINATIONS }, (_, spent) => leftTo(traits, NOWHERE, imagined(spent)));
});

/** A flag that always holds asks for no board and nothing else of its card. */
const NOWHERE: Board = { turn: 'left', units: [], ground: [], walls: [], held: bySide(() => []) };

function imagined(spent: number): Unit {
  const has = (bit: number): boolean => (spent & bit) !== 0;
  const flags: Partial<Unit> = {
    fresh: has(SPENT.fresh),
    moved: has(SPENT.moved),
    movedAgain: has(SPENT.movedAgain),
    attacked: has(SPENT.attacked),
    hasStruck: has(SPENT.hasStruck),
    strayed: has(SPENT.strayed),
    attack: has(SPENT.unarmed) ? 0 : 1,
  };
  return flags as Unit;
}
