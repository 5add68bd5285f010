import type { OrderReason } from '../../ai/field/fieldPlayer';
import { cellName, type FieldNarrator, unitName } from '../../words/field/narrator';
import { tellDeed, tellPosition } from '../../words/field/reasons';

type Tellers = {
  readonly [Kind in OrderReason['kind']]: (
    narrator: FieldNarrator,
    reason: Extract<OrderReason, { readonly kind: Kind }>,
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
export function tellReason(narrator: FieldNarrator, reason: OrderReason): readonly string[] {
  const tell = TELLERS[reason.kind] as (narrator: FieldNarrator, reason: OrderReason) => readonly string[];
  return tell(narrator, reason);
}
