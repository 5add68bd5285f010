import type { BattleState } from '../../battle/model/state';
import type { Side } from '../../kernel/sides';
import type { SkirmishState } from '../../skirmish/model/state';
import type { Row } from '../schema/tables';

interface Counted {
  readonly side: Side;
  readonly health: number;
}

/** How the sides stood when a round was over. */
export function roundOfCards(session: string, round: number, { castles, units }: BattleState): Row<'battle_rounds'> {
  return roundRow(session, round, castles, units);
}

export function roundOfField(session: string, round: number, { counts, units }: SkirmishState): Row<'battle_rounds'> {
  const standing = units.filter(({ position }) => position !== null);
  return roundRow(session, round, counts, standing);
}

function roundRow(
  session: string,
  round: number,
  scores: Readonly<Record<Side, number>>,
  units: readonly Counted[],
): Row<'battle_rounds'> {
  const of = (side: Side) => units.filter((unit) => unit.side === side);
  const health = (side: Side) => of(side).reduce((sum, unit) => sum + unit.health, 0);
  return {
    combat_session_id: session,
    round,
    left_score: scores.left,
    right_score: scores.right,
    left_units: of('left').length,
    right_units: of('right').length,
    left_health: health('left'),
    right_health: health('right'),
  };
}
