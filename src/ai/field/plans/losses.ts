import { cellNumber } from '../../../core/geometry/grid';
import { chebyshev, type Position } from '../../../core/geometry/position';
import { attackContext, PLAIN_ATTACK } from '../../../skirmish/attack/attackContext';
import { attackOdds } from '../../../skirmish/attack/odds';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import { provokedBy } from '../../../skirmish/movement/opportunity';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { shareOf, worthOfDamage, worthOfHarm } from './worth';

/** Reckons what ways cost a unit besides movement. Ways share their beginnings, so each step is judged once. */
export interface Losses {
  ofReactions(path: readonly Position[]): number;
  ofGround(path: readonly Position[]): number;
  /** What the ground does at the start of the next turn to who stays. */
  readonly ofStaying: number;
}

interface Reaction {
  readonly by: string;
  readonly loss: number;
}

export function lossesOf(scene: Scene, unit: StandingUnit): Losses {
  const { noticed, state, survey, enemies, book } = scene;
  const threatening =
    noticed.rules.opportunity === undefined || unit.isDisengaged
      ? []
      : enemies
          .filter(({ hasReaction, isHidden }) => hasReaction && !isHidden)
          .map(({ kind, position }) => ({ position, threat: profileOf(book, kind).threat }))
          .filter(({ threat }) => threat > 0);
  const known = new Map<number, readonly Reaction[]>();
  const cells = survey.cells.length;
  const cellOf = ({ x, y }: Position) => cellNumber(survey, x, y);

  const couldProvoke = (from: Position, to: Position) =>
    threatening.some(
      ({ position, threat }) => chebyshev(position, from) <= threat && (threat > 1 || chebyshev(position, to) > threat),
    );

  const reactionsTo = (from: Position, to: Position): readonly Reaction[] => {
    if (!couldProvoke(from, to)) return [];
    const key = cellOf(from) * cells + cellOf(to);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const mover = { ...unit, position: from };
    const reactions = provokedBy(noticed, state, mover, from, to).map((enemy) => {
      const manner = { ...PLAIN_ATTACK, isReaction: true };
      const { expected, kill } = attackOdds(attackContext(noticed, state, enemy, mover, manner));
      return { by: enemy.id, loss: worthOfHarm(scene, unit, expected, shareOf(kill)) };
    });
    known.set(key, reactions);
    return reactions;
  };

  const damageAt = (at: Position) => survey.entry[cellOf(at)] ?? 0;

  return {
    ofReactions: (path) => {
      if (threatening.length === 0) return 0;
      const spent = new Set<string>();
      let [sum, from] = [0, unit.position];
      for (const to of path) {
        for (const { by, loss } of reactionsTo(from, to)) {
          if (!spent.has(by)) sum += loss;
          spent.add(by);
        }
        from = to;
      }
      return sum;
    },
    ofGround: (path) => {
      let [damage, rough] = [0, 0];
      for (const at of path) {
        const cell = survey.cells[cellOf(at)];
        damage += damageAt(at);
        if (cell !== undefined && cell.slipPercent > 0) rough += PLAN_WEIGHTS.slip;
        if (cell !== undefined && cell.fall > 0) rough += PLAN_WEIGHTS.pit;
      }
      const end = path.at(-1);
      return worthOfDamage(scene, unit, damage + (end === undefined ? 0 : damageAt(end))) + rough;
    },
    ofStaying: worthOfDamage(scene, unit, survey.lasting[cellOf(unit.position)] ?? 0),
  };
}
