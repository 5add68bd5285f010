import { stableHash } from '../../../kernel/hash';
import type { SkirmishStart } from '../../../skirmish/begin/begin';
import type { SkirmishEvent } from '../../../skirmish/model/events';
import { cloneSkirmish } from '../../../skirmish/model/state';
import { type SkirmishGame, skirmishEngineFor } from '../../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../../skirmish/turn/sideToOrder';
import { CannotRecord, type FieldBattle, idOf } from '../../battle/battleRecord';
import type { BattleRows } from '../battleRows';
import { roundOfField } from '../rounds';
import { type Point, tellEvent, tellOrder } from '../telling';
import { tellAttack } from './blows';
import { type FieldTelling, openFieldTelling } from './fieldTelling';
import { tellFormation, weighFormations } from './formations';
import { followObstacles, tellGround } from './ground';
import { tellManeuver } from './maneuvers';
import { tellPositions } from './positions';

/** Replays a battle on the open field and tells it in rows. */
export function fieldRows(battle: FieldBattle, withMoments: boolean): BattleRows {
  const { book, record, players } = battle;
  const { game, ...engine } = skirmishEngineFor(book);
  const session = idOf(battle);
  const begun = engine.begin(record.start);
  const telling = openFieldTelling(session, book, cloneSkirmish(begun.state));
  tellGround(telling);
  for (const event of begun.events) tellEvent(telling, event, null);
  let { state } = begun;
  for (const [index, order] of record.orders.entries()) {
    telling.order = index + 1;
    telling.given = order;
    telling.side = sideToOrder(state);
    telling.lastBlow.clear();
    const from = order.type === 'maneuver' ? telling.units.get(order.unit)?.at : undefined;
    tellOrder(telling, order);
    const step = engine.submit(state, order);
    if (!step.ok)
      throw new CannotRecord(`order ${index + 1} of ${record.orders.length} is refused: ${step.refusal.sentence}`);
    follow(telling, game, step.value.events);
    if (order.type === 'maneuver' && from !== undefined) tellManeuver(telling, order, from, step.value.events);
    if (step.value.state.round > state.round)
      telling.rows.battle_rounds.push(roundOfField(session, state.round, step.value.state));
    state = step.value.state;
    if (withMoments) tellMoment(telling);
  }
  followObstacles(telling, state);
  telling.rows.battle_rounds.push(roundOfField(session, state.round, state));
  weighFormations(telling);
  tellPositions(telling);
  for (const { id, health } of state.units) {
    const seen = telling.units.get(id);
    if (seen !== undefined) seen.character.health = Math.max(0, health);
  }
  const { start } = record;
  return {
    ...telling.rows,
    session: {
      id: session,
      mode: battle.mode,
      book_hash: record.rules,
      rule_set: book.rules.id,
      battlefield: battlefieldOf(start),
      seed: start.type === 'match' ? start.seed : null,
      left_player: players.left,
      right_player: players.right,
      start,
      winner: state.winner,
      ending: state.endReason,
      rounds: state.round,
      order_count: record.orders.length,
      event_count: telling.rows.battle_events.length,
      final_hash: stableHash(state),
    },
  };
}

function battlefieldOf(start: SkirmishStart): string | null {
  if (start.type !== 'match') return null;
  return typeof start.map === 'string' ? start.map : start.map.id;
}

/** Event by event, by the rules' own writer: a blow in the middle of an order is told with the board of that moment. */
function follow(telling: FieldTelling, { apply }: SkirmishGame, events: readonly SkirmishEvent[]): void {
  const { state } = telling;
  for (const event of events) {
    if (event.type === 'roundStarted') telling.round = event.round;
    if (event.type === 'turnStarted') telling.side = event.side;
    const ordinal = tellEvent(telling, event, whereOf(telling, event));
    if (event.type === 'attacked') tellAttack(telling, event, ordinal);
    tellFormation(telling, event);
    apply(state, event);
    followUnit(telling, event);
    if (event.type === 'built') followObstacles(telling, state);
  }
}

/** Where it happened: where it leads to, what it is aimed at, or where its unit stands. */
function whereOf({ units }: FieldTelling, event: SkirmishEvent): Point | null {
  if ('to' in event) return event.to;
  if ('at' in event && event.at !== undefined) return event.at;
  if ('unit' in event) return units.get(event.unit)?.at ?? null;
  return 'attacker' in event && event.attacker !== undefined ? (units.get(event.attacker)?.at ?? null) : null;
}

function followUnit(telling: FieldTelling, event: SkirmishEvent): void {
  if (!('unit' in event)) return;
  const seen = telling.units.get(event.unit);
  if (seen === undefined) return;
  const position = telling.state.units.find(({ id }) => id === event.unit)?.position;
  if (position !== null && position !== undefined) seen.at = position;
  // Ground and falls hurt, too: what falls by them no blow has felled.
  if (event.type === 'damaged' && event.by !== 'attack') telling.lastBlow.delete(event.unit);
  if (event.type !== 'fell') return;
  seen.at = event.at;
  seen.character.fell_round = telling.round;
  const blow = telling.lastBlow.get(event.unit);
  if (blow !== undefined) blow.felled = true;
}

function tellMoment({ session, order, rows, characterId, state }: FieldTelling): void {
  for (const { id, position, facing, health, stance } of state.units) {
    if (position === null) continue;
    rows.battle_moments.push({
      combat_session_id: session,
      order_ordinal: order,
      character_id: characterId(id),
      position_x: position.x,
      position_y: position.y,
      facing_direction: facing,
      health,
      stance,
    });
  }
}
