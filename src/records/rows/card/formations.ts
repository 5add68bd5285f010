import { formationsAround, membersIn } from '../../../battle/damage/formations';
import { compileBoard } from '../../../battle/model/engineState';
import type { BattleState } from '../../../battle/model/state';
import type { Placement } from '../../../core/formations/placements';
import type { Side } from '../../../kernel/sides';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import type { CardTelling } from './cardTelling';

/** The formations that stand now, by where and whose they are. */
export type Standing = Map<string, Row<'active_formations'>>;

const FULL = 100;
/** The document's own default: the card battle doesn't weigh a formation. */
const NOT_WEIGHED = 50;

/** In the card battle nobody gives an order to form: a formation is there as soon as its cells are held, and gone with them. */
export function followFormations(telling: CardTelling, state: BattleState, standing: Standing): void {
  const now = new Set<string>();
  const board = compileBoard(telling.book, state);
  for (const unit of board.units) {
    for (const { placement } of formationsAround(telling.book, board, unit)) {
      const key = keyOf(unit.side, placement);
      if (now.has(key)) continue;
      now.add(key);
      const members = membersIn(board, unit.side, placement);
      const row = standing.get(key) ?? establish(telling, placement, standing, key);
      row.integrity_score = Math.floor((FULL * members.length) / placement.slots.length);
      row.character_assignments = Object.fromEntries(
        members.map(({ id, row: y, col: x }) => [
          telling.characterId(id),
          placement.slots.find(({ position }) => position.x === x && position.y === y)?.slot.role ?? 'member',
        ]),
      );
    }
  }
  for (const [key, row] of standing) if (!now.has(key)) breakUp(telling, standing, key, row);
}

const keyOf = (side: Side, { formation, anchor }: Placement): string =>
  `${side} ${formation.id} ${anchor.x},${anchor.y}`;

function establish(
  telling: CardTelling,
  { formation, anchor, facing }: Placement,
  standing: Standing,
  key: string,
): Row<'active_formations'> {
  const { session, rows, order } = telling;
  const row: Row<'active_formations'> = {
    id: partId(session, 'formation', rows.active_formations.length + 1),
    formation_id: formation.id,
    combat_session_id: session,
    center_position_x: anchor.x,
    center_position_y: anchor.y,
    facing_direction: facing,
    character_assignments: {},
    is_active: true,
    integrity_score: FULL,
    active_bonuses: formation.bonuses,
    established_at: battleTime(order),
    disbanded_at: null,
    formation_effectiveness: NOT_WEIGHED,
    disruption_count: 0,
  };
  rows.active_formations.push(row);
  standing.set(key, row);
  return row;
}

function breakUp(telling: CardTelling, standing: Standing, key: string, row: Row<'active_formations'>): void {
  standing.delete(key);
  row.is_active = false;
  row.disbanded_at = battleTime(telling.order);
  row.disruption_count = 1;
}
