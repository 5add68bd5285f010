import { countInRing } from '../../core/flanking/pincer';
import { opponentOf } from '../../kernel/sides';
import { standsAt } from '../model/board';
import { type Body, has, STATUS } from '../model/body';
import { unitCell } from '../model/position';
import { ZONE_IDS } from '../model/rules';
import type { Circumstances } from './circumstances';
import type { Condition } from './vocabulary';

export type Test = (circumstances: Circumstances) => boolean;

type Checks = {
  readonly [Key in keyof Condition]-?: (wanted: NonNullable<Condition[Key]>) => Test;
};

/** One row per condition. A question about somebody who isn't there is answered with no. */
const CHECKS: Checks = {
  angle:
    (wanted) =>
    ({ angle }) =>
      angle !== null && wanted.includes(angle),
  aim:
    (wanted) =>
    ({ aim }) =>
      aim === wanted,
  counter:
    (wanted) =>
    ({ counter }) =>
      counter === wanted,
  alive:
    (wanted) =>
    ({ bearer }) =>
      stands(bearer) === wanted,
  otherAlive:
    (wanted) =>
    ({ other }) =>
      other !== null && stands(other) === wanted,
  moved:
    (wanted) =>
    ({ board, bearer }) =>
      (has(bearer, STATUS.moved) && board.turn === bearer.side) === wanted,
  fresh:
    (wanted) =>
    ({ bearer }) =>
      has(bearer, STATUS.fresh) === wanted,
  revealed:
    (wanted) =>
    ({ bearer }) =>
      has(bearer, STATUS.revealed) === wanted,
  braced:
    (wanted) =>
    ({ bearer }) =>
      has(bearer, STATUS.braced) === wanted,
  enemyInRing:
    (wanted) =>
    ({ board, bearer }) =>
      countInRing(board, standsAt, opponentOf(bearer.side), bearer.col, bearer.row) > 0 === wanted,
  withinColumns:
    (wanted) =>
    ({ bearer, other }) =>
      other !== null && Math.abs(bearer.col - other.col) <= wanted,
  zone:
    (wanted) =>
    ({ bearer }) =>
      wanted.some((zone) => ZONE_IDS[bearer.col] === zone),
  ground:
    (wanted) =>
    ({ board, bearer }) =>
      wanted.some((terrain) => board.ground.terrain[unitCell(bearer)] === terrain),
  healthBelow:
    (wanted) =>
    ({ bearer }) =>
      isBelow(bearer, wanted),
  otherHealthBelow:
    (wanted) =>
    ({ other }) =>
      other !== null && isBelow(other, wanted),
  otherType:
    (wanted) =>
    ({ other }) =>
      other !== null && wanted.includes(other.profile.type),
};

/** Null when nothing is asked, which is the common case. */
export function testOf(condition: Condition | undefined): Test | null {
  const tests = Object.entries(condition ?? {}).flatMap(([key, wanted]) => {
    const check = CHECKS[key as keyof Condition] as (wanted: unknown) => Test;
    return wanted === undefined ? [] : [check(wanted)];
  });
  const [first] = tests;
  return first === undefined || tests.length > 1 ? allOf(tests) : first;
}

function allOf(tests: readonly Test[]): Test | null {
  if (tests.length === 0) return null;
  return (circumstances) => {
    for (let index = 0; index < tests.length; index++) if (!(tests[index] as Test)(circumstances)) return false;
    return true;
  };
}

function stands(unit: Body): boolean {
  return unit.health > 0;
}

function isBelow({ health, profile }: Body, percentage: number): boolean {
  return health * 100 < profile.fullHealth * percentage;
}
