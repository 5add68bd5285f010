import { effectivenessOf } from '../../../ai/field/formations/hold';
import { type Judgement, sceneOf } from '../../../ai/field/scene/scene';
import { lookUp } from '../../../kernel/dispatch';
import type { SkirmishEvent } from '../../../skirmish/model/events';
import type { ActiveFormation } from '../../../skirmish/model/state';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import type { FieldTelling } from './fieldTelling';

/** Told before the event is applied: whoever is broken up still stands. */
export function tellFormation(telling: FieldTelling, event: SkirmishEvent): void {
  if (event.type === 'formationEstablished') establish(telling, event.formation);
  const row = 'id' in event && typeof event.id === 'number' ? telling.formations.get(event.id) : undefined;
  if (row === undefined) return;
  if (event.type === 'formationMarched') {
    row.center_position_x = event.anchor.x;
    row.center_position_y = event.anchor.y;
  }
  if (event.type === 'formationChecked') row.integrity_score = event.integrity;
  if (event.type !== 'formationDisrupted' && event.type !== 'formationDisbanded') return;
  weigh(telling, event.id, row);
  row.is_active = false;
  row.disbanded_at = battleTime(telling.order);
  if (event.type === 'formationDisrupted') row.disruption_count = (row.disruption_count ?? 0) + 1;
}

function establish(
  telling: FieldTelling,
  { id, formation, anchor, facing, members, integrity }: ActiveFormation,
): void {
  const { session, rows, book, order } = telling;
  const definition = lookUp(book.formations, formation);
  const row: Row<'active_formations'> = {
    id: partId(session, 'formation', id),
    formation_id: formation,
    combat_session_id: session,
    center_position_x: anchor.x,
    center_position_y: anchor.y,
    facing_direction: facing,
    character_assignments: Object.fromEntries(
      members.map(({ unit, slot, like }) => [
        telling.characterId(unit),
        definition?.slots[slot ?? like]?.role ?? 'member',
      ]),
    ),
    is_active: true,
    integrity_score: integrity,
    active_bonuses: definition?.bonuses ?? [],
    established_at: battleTime(order),
    disbanded_at: null,
    formation_effectiveness: 0,
    disruption_count: 0,
  };
  telling.formations.set(id, row);
  rows.active_formations.push(row);
}

/** What each formation that still stands was worth in the end. */
export function weighFormations(telling: FieldTelling): void {
  for (const { id } of telling.state.formations) {
    const row = telling.formations.get(id);
    if (row !== undefined) weigh(telling, id, row);
  }
}

/** By all that happened, not by what its side knows. A scene without a judge: effectiveness asks for no strategy. */
function weigh({ book, state }: FieldTelling, id: number, row: Row<'active_formations'>): void {
  const formation = state.formations.find((active) => active.id === id);
  if (formation === undefined) return;
  const judgement = { book, noticed: book, ignores: new Set() } as unknown as Judgement;
  const { total } = effectivenessOf(sceneOf(judgement, state, formation.side), formation);
  row.formation_effectiveness = Math.round(total);
}
