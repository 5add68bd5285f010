import { lookUp } from '../../../kernel/dispatch';
import { maneuverOf, whyNotReady } from '../../../skirmish/maneuvers/judge';
import type { Maneuver } from '../../../skirmish/model/maneuver';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { type FieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import type { FieldSpeak } from '../../../words/field/narrator';
import type { FieldView } from '../common/fieldHooks';
import type { RailVoice } from './railVoice';
import { whyNotNow } from './refusalOf';

/** A maneuver that a unit knows, and why it can't be done now; null when it can. */
export interface OfferedManeuver {
  readonly maneuver: Maneuver;
  readonly closed: string | null;
}

/** `orders` are the legal ones of the side. */
export function maneuversOf(
  { book, seen }: FieldView,
  voice: RailVoice,
  unit: FieldUnit,
  orders: readonly SkirmishOrder[],
): readonly OfferedManeuver[] {
  if (!isStandingUnit(unit)) return [];
  const judged = { book, state: seen.field, side: seen.side };
  return (book.rules.maneuvers ?? []).flatMap((id): OfferedManeuver[] => {
    const maneuver = maneuverOf(judged, unit, id);
    if (maneuver === null) return [];
    const isOpen = orders.some((order) => order.type === 'maneuver' && order.unit === unit.id && order.maneuver === id);
    if (isOpen) return [{ maneuver, closed: null }];
    const refusal = whyNotNow(seen) ?? whyNotReady(judged, unit, maneuver);
    if (refusal?.code === 'ON_COOLDOWN') {
      const rounds = (lookUp(unit.cooldowns, id) ?? 0) - seen.field.round;
      return [{ maneuver, closed: voice.speak('rail.maneuver.cooling', { rounds }) }];
    }
    const nowhere = maneuver.needsTarget ? 'rail.maneuver.noTarget' : 'rail.maneuver.noPlace';
    return [{ maneuver, closed: refusal === null ? voice.speak(nowhere) : voice.refusal(refusal) }];
  });
}

/** What it does in figures: way, attack, effects, ground, cooldown; a closed one says by itself what it lacks. */
export function maneuverFacts(
  voice: Pick<RailVoice, 'speak' | 'stat'>,
  maneuver: Maneuver,
  isOpen = true,
): readonly string[] {
  const { speak, stat } = voice;
  const [least, most] = maneuver.squares;
  const needs = Object.entries(maneuver.stats).map(([id, value]) =>
    speak('rail.maneuver.needs', { stat: stat(id), value }),
  );
  return [
    ...(most > 0 ? [speak('rail.maneuver.squares', { least, most })] : []),
    ...maneuver.modifiers.map(({ stat: what, value }) => speak(`rail.maneuver.${what}`, { value })),
    ...maneuver.effects.map(({ effect, value = 0 }) => speak(`rail.effect.${effect}`, { value })),
    ...areaWords(speak, maneuver),
    ...(isOpen ? needs : []),
    ...(maneuver.cooldown === undefined ? [] : [speak('rail.maneuver.cooldown', { rounds: maneuver.cooldown })]),
  ];
}

function areaWords(speak: FieldSpeak, { area }: Maneuver): readonly string[] {
  if (area === undefined) return [];
  const { reach, rounds, obscures, damage } = area;
  return [
    speak('rail.maneuver.area', {
      size: 2 * reach + 1,
      rounds,
      smoke: obscures === true ? 'yes' : 'no',
      damage: damage ?? 0,
    }),
  ];
}

/** How often it can still be done in this battle; null for as often as one likes. */
export function usesLeft(unit: FieldUnit, { id, uses }: Maneuver): number | null {
  return uses === undefined ? null : Math.max(0, uses - (lookUp(unit.uses, id) ?? 0));
}
