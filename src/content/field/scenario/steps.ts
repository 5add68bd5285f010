import type { JSONPath } from 'jsonc-parser';
import type { SkirmishOrder, SkirmishOrderType } from '../../../skirmish/model/orders';
import { checkPart } from '../../problems/part';
import { blame, isBlamedEnough, type Reading } from '../../scenario/reading';
import { cellName } from '../schema/leaves';
import type { FieldStepExpectation } from './expectationSchema';
import { FIELD_ORDER_SCHEMAS } from './orderSchemas';
import type { FieldScenarioStep } from './scenario';
import { FIELD_ORDER_JSON_SCHEMAS } from './scenarioJsonSchema';
import type { FieldScenarioFile } from './scenarioSchema';

type Keys = readonly (keyof FieldStepExpectation)[];

/** What only a forecast knows, and all that a forecast can be asked. */
const ONLY_FORECAST: Keys = ['critical', 'kill'];
const OF_FORECAST: Keys = [...ONLY_FORECAST, 'refused', 'details', 'chance', 'damage'];

/** An order that lacks a key or has one too many can't be read; whether it may be given is the judge's business. */
export function readFieldSteps(
  reading: Reading<FieldScenarioFile>,
  unitIds: ReadonlySet<string>,
): readonly FieldScenarioStep[] {
  return (reading.scenarioFile.steps ?? []).flatMap(({ order, forecast, expect = {} }, index): FieldScenarioStep[] => {
    if (isBlamedEnough(reading)) return [];
    const asked = order ?? forecast;
    if (asked === undefined || (order !== undefined && forecast !== undefined)) {
      blame(reading, ['steps', index], 'a step has either "order" or "forecast"');
      return [];
    }
    const type = order === undefined ? 'forecast' : 'order';
    blameKeys(reading, index, type, expect);
    const read = readOrder(reading, ['steps', index, type], asked, unitIds);
    return read === null ? [] : [{ type, order: read, expect }];
  });
}

function blameKeys(
  reading: Reading<FieldScenarioFile>,
  index: number,
  type: FieldScenarioStep['type'],
  expect: FieldStepExpectation,
): void {
  for (const key of Object.keys(expect) as Keys) {
    const isKnown = type === 'forecast' ? OF_FORECAST.includes(key) : !ONLY_FORECAST.includes(key);
    if (!isKnown) blame(reading, ['steps', index, 'expect', key], `"${key}" can't be asked of ${article(type)}`);
  }
  if (type === 'order' && Array.isArray(expect.damage)) {
    blame(reading, ['steps', index, 'expect', 'damage'], 'the damage of a blow that fell is one number');
  }
}

function article(type: FieldScenarioStep['type']): string {
  return type === 'order' ? 'an order' : 'a forecast';
}

function readOrder(
  { document, problems }: Reading<FieldScenarioFile>,
  path: JSONPath,
  order: { readonly type: SkirmishOrderType },
  unitIds: ReadonlySet<string>,
): SkirmishOrder | null {
  const { type } = order;
  const checked = checkPart<SkirmishOrder>(
    document,
    path,
    order,
    FIELD_ORDER_SCHEMAS[type],
    FIELD_ORDER_JSON_SCHEMAS[type],
  );
  problems.push(...checked.problems);
  return checked.content === null ? null : withTarget(checked.content, unitIds);
}

/** The target of an attack is a unit, or else the obstacle on a cell. */
export function withTarget(order: SkirmishOrder, unitIds: ReadonlySet<string>): SkirmishOrder {
  if (order.type !== 'attack' || typeof order.target !== 'string' || unitIds.has(order.target)) return order;
  const cell = cellName().safeParse(order.target);
  return cell.success ? { ...order, target: cell.data } : order;
}
