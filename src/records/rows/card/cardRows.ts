import { engineFor } from '../../../battle/engineFor';
import type { BattleEvent } from '../../../battle/model/events';
import type { BattleState } from '../../../battle/model/state';
import { stableHash } from '../../../kernel/hash';
import { CannotRecord, type CardBattle, idOf } from '../../battle/battleRecord';
import type { BattleRows } from '../battleRows';
import { roundOfCards } from '../rounds';
import { type Point, tellEvent, tellOrder } from '../telling';
import { isBlow, tellBlow } from './blows';
import { addCard, type CardTelling, openCardTelling } from './cardTelling';
import { followFormations, type Standing } from './formations';
import { followGround, tellGround } from './ground';
import { tellManeuver } from './maneuvers';
import { tellPositions } from './positions';

/** Replays a card battle and tells it in rows. */
export function cardRows(battle: CardBattle, withMoments: boolean): BattleRows {
  const { book, record, players } = battle;
  const engine = engineFor(book);
  const session = idOf(battle);
  const begun = engine.begin(record.start);
  const telling = openCardTelling(session, book, begun.state);
  const standing: Standing = new Map();
  tellGround(telling, begun.state);
  follow(telling, begun.events);
  let { state } = begun;
  followFormations(telling, state, standing);
  for (const [index, order] of record.orders.entries()) {
    telling.order = index + 1;
    telling.lastBlow.clear();
    tellOrder(telling, order);
    const step = engine.submit(state, order);
    if (!step.ok)
      throw new CannotRecord(`order ${index + 1} of ${record.orders.length} is refused: ${step.refusal.sentence}`);
    follow(telling, step.value.events);
    tellManeuver(telling, state, order, step.value.events);
    if (step.value.state.round > state.round)
      telling.rows.battle_rounds.push(roundOfCards(session, state.round, step.value.state));
    state = step.value.state;
    for (const unit of state.units) refresh(telling, unit);
    if (changesBoard(step.value.events)) followFormations(telling, state, standing);
    if (withMoments) tellMoment(telling, state);
  }
  telling.rows.battle_rounds.push(roundOfCards(session, state.round, state));
  tellPositions(telling, state);
  const { start } = record;
  return {
    ...telling.rows,
    session: {
      id: session,
      mode: battle.mode,
      book_hash: record.rules,
      rule_set: 'siege',
      battlefield: start.battlefield ?? null,
      seed: start.type === 'match' ? start.seed : null,
      left_player: players.left,
      right_player: players.right,
      start,
      winner: state.winner,
      ending: state.ending,
      rounds: state.round,
      order_count: record.orders.length,
      event_count: telling.rows.battle_events.length,
      final_hash: stableHash(state),
    },
  };
}

/** Whether somebody came, went, fell or turned: formations depend on nothing else. */
function changesBoard(events: readonly BattleEvent[]): boolean {
  return events.some(({ type }) => CHANGES.has(type));
}

const CHANGES: ReadonlySet<BattleEvent['type']> = new Set([
  'deployed',
  'moved',
  'shoved',
  'swapped',
  'turned',
  'recalled',
  'fell',
  'struck',
  'cellStruck',
  'castleStruck',
]);

function follow(telling: CardTelling, events: readonly BattleEvent[]): void {
  for (const event of events) {
    if (event.type === 'turnBegan') beginTurn(telling, event.side, event.round);
    if (event.type === 'deployed') addCard(telling, event.unit);
    const ordinal = tellEvent(telling, event, whereOf(telling, event));
    if (isBlow(event)) tellBlow(telling, event, ordinal);
    followGround(telling, event);
    followCard(telling, event);
  }
}

function beginTurn(telling: CardTelling, side: CardTelling['side'], round: number): void {
  telling.side = side;
  telling.round = round;
  for (const card of telling.cards.values()) if (card.unit.side === side) card.gone = 0;
}

/** Where it happened: where it leads to, what it is aimed at, or where its card stands. */
function whereOf({ cards }: CardTelling, event: BattleEvent): Point | null {
  if (event.type === 'moved' || event.type === 'shoved') return { x: event.to.col, y: event.to.row };
  if ('at' in event) return { x: event.at.col, y: event.at.row };
  if (event.type === 'deployed') return { x: event.unit.col, y: event.unit.row };
  return 'unit' in event ? (cards.get(event.unit)?.at ?? null) : null;
}

function followCard(telling: CardTelling, event: BattleEvent): void {
  if (!('unit' in event) || typeof event.unit !== 'string') return;
  const card = telling.cards.get(event.unit);
  if (card === undefined) return;
  if (event.type === 'moved' || event.type === 'shoved') {
    const to = { x: event.to.col, y: event.to.row };
    if (event.type === 'moved') card.gone += Math.abs(to.x - card.at.x) + Math.abs(to.y - card.at.y);
    card.at = to;
  }
  const other = event.type === 'swapped' ? telling.cards.get(event.with) : undefined;
  if (other !== undefined) [card.at, other.at] = [other.at, card.at];
  // Burning and abilities hurt, too: what falls by them no blow has felled.
  if (event.type === 'burned' || event.type === 'hurt') telling.lastBlow.delete(event.unit);
  if (event.type !== 'fell') return;
  card.character.health = 0;
  card.character.fell_round = telling.round;
  const blow = telling.lastBlow.get(event.unit);
  if (blow !== undefined) blow.felled = true;
}

function refresh({ cards }: CardTelling, unit: BattleState['units'][number]): void {
  const card = cards.get(unit.id);
  if (card === undefined) return;
  card.unit = unit;
  card.character.health = unit.health;
}

function tellMoment({ session, order, rows, characterId }: CardTelling, { units }: BattleState): void {
  for (const { id, row, col, facing, health, braced } of units) {
    rows.battle_moments.push({
      combat_session_id: session,
      order_ordinal: order,
      character_id: characterId(id),
      position_x: col,
      position_y: row,
      facing_direction: facing,
      health,
      stance: braced ? 'defensive' : 'balanced',
    });
  }
}
