import type { Position } from '../../core/geometry/position';
import { cellName, type FieldNarrator, unitName } from './narrator';
import { type ToldDeed, type ToldPosition, tellDeed, tellPosition } from './reasons';

interface ToldSuitability {
  readonly total: number;
}

/** Why an opponent gave an order, as far as it is told. */
export type ToldReason =
  | {
      readonly kind: 'plan';
      readonly unit: string;
      readonly deed: ToldDeed;
      readonly at: Position;
      readonly after: ToldPosition;
    }
  | {
      readonly kind: 'stay';
      readonly unit: string;
      readonly at: Position;
      readonly position: ToldPosition;
      readonly enough: number;
    }
  | { readonly kind: 'form'; readonly formation: string; readonly anchor: Position; readonly parts: ToldSuitability }
  | { readonly kind: 'march'; readonly formation: string; readonly gain: number }
  | { readonly kind: 'disband'; readonly formation: string; readonly parts: ToldSuitability }
  | { readonly kind: 'scan'; readonly unit: string }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'draw'; readonly own: number; readonly enemy: number; readonly round: number }
  | { readonly kind: 'end' };

type Tellers = {
  readonly [Kind in ToldReason['kind']]: (
    narrator: FieldNarrator,
    reason: Extract<ToldReason, { readonly kind: Kind }>,
  ) => readonly string[];
};

const TELLERS: Tellers = {
  plan: (narrator, { unit, deed, at, after }) => [
    `${unitName(narrator, unit)}: ${tellDeed(narrator, deed, at)}`,
    tellPosition(narrator, after),
  ],
  stay: (narrator, { unit, at, position, enough }) => [
    `${unitName(narrator, unit)}: ${narrator.speak('field.why.stay', { at: cellName(at), total: Math.round(position.total), enough })}`,
    tellPosition(narrator, position),
  ],
  form: ({ speak, names }, { formation, anchor, parts }) => [
    speak('field.why.form', { formation: names.formation(formation), at: cellName(anchor), ...rounded(parts) }),
  ],
  march: ({ speak, names }, { formation, gain }) => [
    speak('field.why.march', { formation: names.formation(formation), gain: Math.round(gain) }),
  ],
  disband: ({ speak, names }, { formation, parts }) => [
    speak('field.why.disband', { formation: names.formation(formation), total: Math.round(parts.total) }),
  ],
  scan: (narrator, { unit }) => [narrator.speak('field.why.scan', { unit: unitName(narrator, unit) })],
  deploy: ({ speak }) => [speak('field.why.deploy')],
  draw: ({ speak }, { own, enemy, round }) => [speak('field.why.draw', { own, enemy, round })],
  end: ({ speak }) => [speak('field.why.end')],
};

function rounded<Parts extends object>(parts: Parts): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, Math.round(Number(value))]));
}

/** Why an opponent gave an order: the deed first, the numbers behind it after. */
export function tellReason(narrator: FieldNarrator, reason: ToldReason): readonly string[] {
  const tell = TELLERS[reason.kind] as (narrator: FieldNarrator, reason: ToldReason) => readonly string[];
  return tell(narrator, reason);
}
