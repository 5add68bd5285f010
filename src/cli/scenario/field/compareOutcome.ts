import type { FieldStepExpectation } from '../../../content/field/scenario/expectationSchema';
import type { FieldScenarioStep } from '../../../content/field/scenario/scenario';
import { cellText } from '../../../content/field/schema/leaves';
import { integrityOf } from '../../../skirmish/formations/integrity';
import type { FieldBook } from '../../../skirmish/model/book';
import type { EventOf, SkirmishEvent } from '../../../skirmish/model/events';
import { findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import { type Difference, difference, under } from '../compare';
import { percentDifference } from './compareForecast';

/** What an accepted order has done. */
export interface Done {
  readonly book: FieldBook;
  readonly before: SkirmishState;
  readonly after: SkirmishState;
  readonly events: readonly SkirmishEvent[];
  readonly order: FieldScenarioStep['order'];
}

type Check = (expect: FieldStepExpectation, done: Done) => readonly Difference[];

const CHECKS: readonly Check[] = [blow, place, halt, integrity, causes, sequence, absence];

/** Places are counted from `expect` on. */
export function outcomeDifferences(expect: FieldStepExpectation, done: Done): Difference[] {
  return CHECKS.flatMap((check) => check(expect, done));
}

/** The blow that the order meant; of a way the first that it provoked. */
function blow({ damage, chance }: FieldStepExpectation, { events }: Done): readonly Difference[] {
  if (damage === undefined && chance === undefined) return [];
  const blows = events.filter((event): event is EventOf<'attacked'> => event.type === 'attacked');
  const found = blows.find(({ isReaction }) => !isReaction) ?? blows[0];
  if (found === undefined) return [{ path: [], message: 'a blow was expected but nobody was struck' }];
  return [
    ...(damage === undefined ? [] : under('damage', difference('damage', damage, found.damage))),
    ...(chance === undefined ? [] : under('chance', percentDifference('chance', chance, found.chance))),
  ];
}

function place({ at }: FieldStepExpectation, { order, after }: Done): readonly Difference[] {
  if (at === undefined) return [];
  const unit = 'unit' in order ? findFieldUnit(after, order.unit) : null;
  const position = unit?.position ?? null;
  return under('at', difference('at', at && cellText(at), position && cellText(position)));
}

function halt({ halted }: FieldStepExpectation, { events }: Done): readonly Difference[] {
  if (halted === undefined) return [];
  const reasons = events.flatMap(reasonOf);
  if (halted === null ? reasons.length === 0 : reasons.includes(halted)) return [];
  const was = reasons.length === 0 ? 'not halted' : reasons.join(', ');
  return [{ path: ['halted'], message: `halted: expected ${JSON.stringify(halted)} but was ${was}` }];
}

/** Slips and failed maneuvers tell their reasons in events of their own. */
function reasonOf(event: SkirmishEvent): readonly string[] {
  if (event.type === 'halted') return [event.reason];
  if (event.type === 'slipped') return ['slipped_on_ice'];
  return event.type === 'maneuvered' && event.effects.includes('movement_failed') ? ['movement_failed'] : [];
}

/** Of the formation that something happened to, else of the first one; also of one that is gone now. */
function integrity({ integrity: expected }: FieldStepExpectation, { book, before, after, events }: Done) {
  if (expected === undefined) return [];
  const changed = events.flatMap((event) =>
    event.type === 'formationChecked' || event.type === 'formationDisrupted' || event.type === 'formationMarched'
      ? [event.id]
      : [],
  );
  const id = changed.at(-1) ?? after.formations[0]?.id ?? before.formations[0]?.id;
  const formation = [...after.formations, ...before.formations].find((candidate) => candidate.id === id);
  const marched = events.find((event) => event.type === 'formationMarched' && event.id === id);
  const anchor = marched?.type === 'formationMarched' ? marched.anchor : formation?.anchor;
  const actual =
    formation === undefined || anchor === undefined ? null : integrityOf(book, after, { ...formation, anchor });
  return under('integrity', difference('integrity', expected, actual));
}

function causes({ causes: expected }: FieldStepExpectation, { events }: Done): readonly Difference[] {
  if (expected === undefined) return [];
  const told = events.flatMap((event) => (event.type === 'formationDisrupted' ? event.causes : []));
  return under('causes', difference('causes', [...expected].sort(), [...new Set(told)].sort()));
}

/** The expected events must occur in this order; others may lie between them. */
function sequence({ events: expected = [] }: FieldStepExpectation, { events }: Done): readonly Difference[] {
  const happened = events.map(({ type }) => type);
  let from = 0;
  for (const [index, type] of expected.entries()) {
    const found = happened.indexOf(type, from);
    if (found < 0) {
      const rest = happened.slice(from).join(', ') || 'nothing';
      return [{ path: ['events', index], message: `events: expected ${type} next but was ${rest}` }];
    }
    from = found + 1;
  }
  return [];
}

function absence({ without = [] }: FieldStepExpectation, { events }: Done): readonly Difference[] {
  return without.flatMap((type, index) =>
    events.some((event) => event.type === type)
      ? [{ path: ['without', index], message: `events: ${type} was not expected` }]
      : [],
  );
}
