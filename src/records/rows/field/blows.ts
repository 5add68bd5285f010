import { getCover } from '../../../core/cover/getCover';
import { traceSight } from '../../../core/sight/traceSight';
import { type AttackContext, attackContext } from '../../../skirmish/attack/attackContext';
import { coverFacts } from '../../../skirmish/attack/coverFacts';
import { arcOf } from '../../../skirmish/attack/modifiers';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { EventOf } from '../../../skirmish/model/events';
import type { AttackModifier, ModifierSort } from '../../../skirmish/model/odds';
import { findFieldUnit, mustStand } from '../../../skirmish/model/state';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import { distanceBetween, zoneOf } from '../telling';
import { type FieldTelling, seenUnit } from './fieldTelling';

/** What may lie behind an angle on the open field, by the sources of the attack's modifiers. */
const BEHIND_ANGLES = ['flanked', 'behind', 'surrounded', 'overwhelmed', 'prone'];

/** Told before the event is applied: everybody stands as in the moment of the attack. */
export function tellAttack(telling: FieldTelling, event: EventOf<'attacked'>, ordinal: number): void {
  const { at } = seenUnit(telling, event.attacker);
  const attacker = mustStand(telling.state, event.attacker);
  const context = contextOf(telling, event);
  const to = typeof event.target === 'string' ? seenUnit(telling, event.target).at : event.target;
  const row: Row<'battle_blows'> = {
    combat_session_id: telling.session,
    event_ordinal: ordinal,
    round: telling.round,
    side: attacker.side,
    attacker_id: telling.characterId(event.attacker),
    target_id: typeof event.target === 'string' ? telling.characterId(event.target) : null,
    target_type: context === null ? 'obstacle' : 'character',
    attacker_x: at.x,
    attacker_y: at.y,
    target_x: to.x,
    target_y: to.y,
    zone: zoneOf(attacker.side, at.x, telling.state.ground.width),
    angle: context === null ? null : arcOf(context),
    angle_reason: context === null ? null : (reasonIn(event.modifiers) ?? 'facing'),
    outcome: event.outcome,
    is_reaction: event.isReaction,
    damage: event.damage,
    felled: false,
    cover_calculation_id: context === null ? null : tellCover(telling, context, event, ordinal),
    arithmetic: { dice: event.dice, chance: event.chance, roll: event.roll, modifiers: event.modifiers },
  };
  telling.rows.battle_blows.push(row);
  if (typeof event.target === 'string') telling.lastBlow.set(event.target, row);
}

function reasonIn(modifiers: readonly AttackModifier[]): string | undefined {
  return modifiers.find(({ source }) => BEHIND_ANGLES.includes(source))?.source;
}

/** The attack as the rules saw it; null at an obstacle. */
function contextOf({ book, state, given }: FieldTelling, event: EventOf<'attacked'>): AttackContext | null {
  if (typeof event.target !== 'string' || findFieldUnit(state, event.target) === null) return null;
  const isOrdered = given?.type === 'maneuver' && !event.isReaction && given.unit === event.attacker;
  const maneuver = isOrdered ? (book.maneuvers[given.maneuver] ?? null) : null;
  const manner = { isReaction: event.isReaction, maneuver };
  return attackContext(book, state, mustStand(state, event.attacker), mustStand(state, event.target), manner);
}

function tellCover(
  telling: FieldTelling,
  context: AttackContext,
  { modifiers }: EventOf<'attacked'>,
  ordinal: number,
): string {
  const { book, state, session, rows } = telling;
  const from = context.attacker.position;
  const to = context.target.position;
  const survey = fieldSurvey(book, state.ground);
  const { quality } = coverFacts(context);
  const { inSight, blockers, elevationAdvantage } = traceSight(survey, book.rules.sight, from, to);
  const ofCover = (sort: ModifierSort): number | undefined =>
    modifiers.find((modifier) => modifier.sort === sort && modifier.source === 'cover')?.value;
  const id = partId(session, 'cover', ordinal);
  rows.cover_calculations.push({
    id,
    combat_session_id: session,
    attacker_position: from,
    target_position: to,
    cover_quality: quality,
    cover_sources: quality === 'none' ? [] : sourcesOf(context),
    has_line_of_sight: inSight,
    blocking_obstacles: blockers,
    distance: distanceBetween(from, to),
    elevation_advantage: elevationAdvantage,
    damage_reduction_percent: 100 - (ofCover('percent') ?? 100),
    accuracy_modifier: (ofCover('accuracy') ?? 0) - (ofCover('defense') ?? 0),
    calculated_at: battleTime(telling.order),
  });
  return id;
}

/** All that lies in the way; a stance can give cover with nothing there. */
function sourcesOf({ book, state, attacker, target }: AttackContext): unknown[] {
  if (book.rules.cover === undefined) return [];
  const survey = fieldSurvey(book, state.ground);
  const manner = { isRanged: true, fromHighGround: false };
  return [...getCover(survey, book.rules.cover, attacker.position, target.position, manner).sources];
}
