import type { BattleEvent } from '../../../battle/model/events';
import type { Entry } from '../../../core/arithmetic/entry';
import { elevationAt } from '../../../core/ground/elevation';
import { traceSight } from '../../../core/sight/traceSight';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import { distanceBetween, type Point, zoneOf } from '../telling';
import { type CardTelling, cardSurvey, seenCard, terrainIn, WIDTH } from './cardTelling';

type EventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: Type }>;
type BlowEvent = EventOf<'struck' | 'countered' | 'castleStruck' | 'cellStruck'>;

const BLOWS: readonly string[] = ['struck', 'countered', 'castleStruck', 'cellStruck'] satisfies BlowEvent['type'][];

export function isBlow(event: BattleEvent): event is BlowEvent {
  return BLOWS.includes(event.type);
}

/** The blow with its arithmetic, and at a card the reckoning of its cover. */
export function tellBlow(telling: CardTelling, event: BlowEvent, ordinal: number): void {
  const { at, unit } = seenCard(telling, event.unit);
  const target = event.type === 'struck' || event.type === 'countered' ? event : null;
  const to = target === null ? cellOf(event) : seenCard(telling, target.target).at;
  const cover = target === null || to === null ? null : tellCover(telling, target, at, to, ordinal);
  const row: Row<'battle_blows'> = {
    combat_session_id: telling.session,
    event_ordinal: ordinal,
    round: telling.round,
    side: unit.side,
    attacker_id: telling.characterId(event.unit),
    target_id: target === null ? null : telling.characterId(target.target),
    target_type: target === null ? (event.type === 'castleStruck' ? 'castle' : 'obstacle') : 'character',
    attacker_x: at.x,
    attacker_y: at.y,
    target_x: to?.x ?? null,
    target_y: to?.y ?? null,
    zone: zoneOf(unit.side, at.x, WIDTH),
    angle: target?.angle ?? null,
    angle_reason: target?.angleReason ?? null,
    outcome: 'hit',
    is_reaction: event.type === 'countered',
    damage: event.damage,
    felled: false,
    cover_calculation_id: cover,
    arithmetic: event.arithmetic,
  };
  telling.rows.battle_blows.push(row);
  if (target !== null) telling.lastBlow.set(target.target, row);
}

function cellOf(event: BlowEvent): Point | null {
  return event.type === 'cellStruck' ? { x: event.at.col, y: event.at.row } : null;
}

const COVER = /^cover-(\w+)$/;

/** What cover was worth stands in the blow's own arithmetic. */
function coverIn(arithmetic: readonly Entry[]): { readonly quality: string; readonly passes: number } {
  for (const { source, value, of } of arithmetic) {
    const [, quality] = COVER.exec(source) ?? [];
    if (quality !== undefined) return { quality, passes: value };
    const inner = of === undefined ? null : coverIn(of);
    if (inner !== null && inner.quality !== 'none') return inner;
  }
  return { quality: 'none', passes: 100 };
}

function tellCover(
  telling: CardTelling,
  { arithmetic }: Pick<EventOf<'struck'>, 'arithmetic'>,
  from: Point,
  to: Point,
  ordinal: number,
): string {
  const { book, session, ground, rows } = telling;
  const survey = cardSurvey(book, ground);
  const { quality, passes } = coverIn(arithmetic);
  const { inSight, blockers } = traceSight(survey, book.rules.sight, from, to);
  const terrain = ground[to.y * WIDTH + to.x] ?? '';
  const by = (terrainIn(book, terrain).cover ?? 'none') === 'none' ? 'ability' : terrain;
  const id = partId(session, 'cover', ordinal);
  rows.cover_calculations.push({
    id,
    combat_session_id: session,
    attacker_position: from,
    target_position: to,
    cover_quality: quality,
    cover_sources: quality === 'none' ? [] : [{ from: by, position: to, quality }],
    has_line_of_sight: inSight,
    blocking_obstacles: blockers,
    distance: distanceBetween(from, to),
    elevation_advantage: elevationAt(survey, from) - elevationAt(survey, to),
    damage_reduction_percent: 100 - passes,
    accuracy_modifier: 0,
    calculated_at: battleTime(telling.order),
  });
  return id;
}
