import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { Stance } from '../../skirmish/model/rules';
import { cellName, type FieldNarrator, unitName } from './narrator';

/** What an opponent's reasons are made of: the deed and its cell first, its numbers behind them. */
export type ToldDeed =
  | {
      readonly kind: 'strike';
      readonly target: string;
      readonly arc: 'front' | 'side' | 'rear' | null;
      readonly chance: number;
      readonly killChance: number;
      readonly damage: readonly [number, number];
      readonly share: number;
      readonly maneuver: string | null;
    }
  | { readonly kind: 'heal'; readonly target: string; readonly amount: number }
  | { readonly kind: 'rally'; readonly target: string }
  | { readonly kind: 'go'; readonly by: string; readonly maneuver: string | null }
  | { readonly kind: 'face'; readonly direction: Direction }
  | { readonly kind: 'stance'; readonly stance: Stance }
  | {
      readonly kind: 'grip';
      readonly target: string;
      readonly maneuver: string;
      readonly chance: number;
      readonly to: Position;
    }
  | { readonly kind: 'work'; readonly by: 'build' | 'demolish'; readonly place: Position }
  | { readonly kind: 'cloud'; readonly maneuver: string; readonly place: Position };

const POSITION_FACTORS = [
  'range',
  'cover',
  'threat',
  'coordination',
  'highGround',
  'control',
  'exposed',
  'flanks',
  'chokepoint',
] as const;
type Factor = (typeof POSITION_FACTORS)[number];

export interface ToldPosition {
  readonly total: number;
  readonly factors: Readonly<Record<Factor, number>>;
}

type DeedTellers = {
  readonly [Kind in ToldDeed['kind']]: (
    narrator: FieldNarrator,
    deed: Extract<ToldDeed, { kind: Kind }>,
    at: string,
  ) => string;
};

const DEEDS: DeedTellers = {
  strike: (narrator, { target, arc, chance, killChance, damage: [least, most], share, maneuver }, at) =>
    narrator.speak('field.why.strike', {
      at,
      target: unitName(narrator, target),
      arc: arc ?? 'front',
      maneuver: maneuver === null ? 'none' : narrator.names.maneuver(maneuver),
      chance: Math.round(chance),
      kill: Math.round(killChance),
      damage: least === most ? least : `${least}–${most}`,
      share: Math.round(share),
    }),
  heal: (narrator, { target, amount }, at) =>
    narrator.speak('field.why.heal', { at, target: unitName(narrator, target), amount }),
  rally: (narrator, { target }, at) => narrator.speak('field.why.rally', { at, target: unitName(narrator, target) }),
  go: ({ speak, names }, { by, maneuver }, at) =>
    speak('field.why.go', { at, by, maneuver: maneuver === null ? 'none' : names.maneuver(maneuver) }),
  face: ({ speak }, { direction }, at) =>
    speak('field.why.face', { at, direction: speak(`field.direction.${direction}`) }),
  stance: ({ speak }, { stance }, at) => speak('field.why.stance', { at, stance: speak(`field.stance.${stance}`) }),
  grip: (narrator, { target, maneuver, chance, to }, at) =>
    narrator.speak('field.why.grip', {
      at,
      target: unitName(narrator, target),
      maneuver: narrator.names.maneuver(maneuver),
      chance: Math.round(chance),
      to: cellName(to),
    }),
  work: ({ speak }, { by, place }, at) => speak('field.why.work', { at, by, place: cellName(place) }),
  cloud: ({ speak, names }, { maneuver, place }, at) =>
    speak('field.why.cloud', { at, maneuver: names.maneuver(maneuver), place: cellName(place) }),
};

export function tellDeed(narrator: FieldNarrator, deed: ToldDeed, at: Position): string {
  const tell = DEEDS[deed.kind] as (narrator: FieldNarrator, deed: ToldDeed, at: string) => string;
  return tell(narrator, deed, cellName(at));
}

/** Section 15.7's factors; what counts for nothing isn't told. */
export function tellPosition({ speak }: FieldNarrator, { total, factors }: ToldPosition): string {
  const told = POSITION_FACTORS.filter((factor) => Math.round(factors[factor]) !== 0).map((factor) =>
    speak(`field.factor.${factor}`, { value: Math.round(factors[factor]) }),
  );
  return speak('field.why.position', { total: Math.round(total), factors: told.length === 0 ? '–' : told.join(', ') });
}
