import type { FieldStepExpectation } from '../../../content/field/scenario/expectationSchema';
import { cellText } from '../../../content/field/schema/leaves';
import type { Position } from '../../../core/geometry/position';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import { type Difference, difference, under } from '../compare';

/** An order must be refused as expected, or not at all. Places are counted from the step on. */
export function refusalDifferences(
  { refused = false, details = {} }: FieldStepExpectation,
  refusal: SkirmishRefusal | null,
  type: 'order' | 'forecast',
): Difference[] {
  if (refusal === null) {
    if (refused === false) return [];
    const which = refused === true ? 'a refusal' : `the refusal ${JSON.stringify(refused)}`;
    return [{ path: ['expect', 'refused'], message: `expected ${which} but the order was accepted` }];
  }
  const told = `${JSON.stringify(refusal.code)}: ${refusal.sentence}`;
  if (refused === false) return [{ path: [type], message: `the order was refused, ${told}` }];
  if (refused !== true && refused !== refusal.code) {
    const message = `expected the refusal ${JSON.stringify(refused)} but was ${told}`;
    return [{ path: ['expect', 'refused'], message }];
  }
  const toldDetails = Object.fromEntries(Object.entries(refusal.details).map(([key, value]) => [key, asText(value)]));
  return under('expect', under('details', detailDifferences(details, toldDetails)));
}

function detailDifferences(
  expected: Readonly<Record<string, unknown>>,
  told: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.entries(expected).flatMap(([key, value]) =>
    under(key, difference(`${key} of the refusal`, value, Object.hasOwn(told, key) ? told[key] : null)),
  );
}

/** Positions as the names of their cells. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  return isPosition(value) ? cellText(value) : value;
}

function isPosition(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}
