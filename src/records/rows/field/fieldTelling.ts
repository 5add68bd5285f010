import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { profileOf } from '../../../skirmish/model/profile';
import type { SkirmishState } from '../../../skirmish/model/state';
import type { Row } from '../../schema/tables';
import { openTelling, type Point, type Telling } from '../telling';

export interface SeenUnit {
  readonly character: Row<'characters'>;
  /** Where it stands, or stood last. */
  at: Point;
}

export interface FieldTelling extends Telling {
  readonly book: FieldBook;
  readonly units: Map<string, SeenUnit>;
  /** The battle as it is now, in the middle of an order too: events are applied one by one by the rules' own writer. */
  state: SkirmishState;
  /** What is carried out now; null before the first order. */
  given: SkirmishOrder | null;
  readonly formations: Map<number, Row<'active_formations'>>;
  readonly obstacles: Map<string, Row<'combat_obstacles'>>;
  readonly lastBlow: Map<string, Row<'battle_blows'>>;
}

const NOWHERE: Point = { x: 0, y: 0 };

export function openFieldTelling(session: string, book: FieldBook, state: SkirmishState): FieldTelling {
  const telling: FieldTelling = {
    ...openTelling(session, state.turn, state.round),
    book,
    units: new Map(),
    state,
    given: null,
    formations: new Map(),
    obstacles: new Map(),
    lastBlow: new Map(),
  };
  for (const unit of state.units) {
    const { kind, fullHealth, weapon } = profileOf(book, unit.kind);
    const character: Row<'characters'> = {
      id: telling.characterId(unit.id),
      combat_session_id: session,
      name: unit.id,
      kind: unit.kind,
      side: unit.side,
      combat_type: weapon.weapon.type,
      cost: kind.cost,
      full_health: fullHealth,
      health: unit.health,
      deployed_round: state.round,
      fell_round: null,
    };
    telling.known.add(unit.id);
    telling.units.set(unit.id, { character, at: unit.position ?? NOWHERE });
    telling.rows.characters.push(character);
  }
  return telling;
}

export function seenUnit({ units }: FieldTelling, id: string): SeenUnit {
  const unit = units.get(id);
  if (unit === undefined) throw new Error(`no unit ${id} is in the battle`);
  return unit;
}
