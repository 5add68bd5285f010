import { hashOfRules } from '../../../src/match/match';
import type { FieldBook } from '../../../src/skirmish/model/book';
import type { SkirmishState } from '../../../src/skirmish/model/state';
import { createSkirmishEngine } from '../../../src/skirmish/SkirmishEngine';
import { type Moment, playRandomly } from '../../skirmish/support/battles';
import { fieldBook, RULE_SETS, type RuleSetId } from '../../skirmish/support/books';
import { type FieldSave, fieldFile } from '../../store/field/support/files';
import type { Sample } from '../support/door';

const SEATS = { left: 'human', right: 'recruit' } as const;
const SEED = 21;
const MAP = 'pinfold';
/** After so many orders a position is taken. */
const MOMENTS = [3, 25, 60];

/** The shipped book of a set with one battlefield and a handful of everything: as many parts to go wrong, in less text. */
function smallBook(id: RuleSetId): FieldBook {
  const { rules, units, weapons, maneuvers, formations, maps, ...ground } = fieldBook(id);
  const fighters = picked(units, rules.muster.preset);
  const arms = Object.values(fighters).flatMap(({ weapon, sidearm = weapon }) => [weapon, sidearm]);
  const moves = Object.keys(maneuvers).slice(0, 5);
  const shapes = Object.keys(formations).slice(0, 3);
  return {
    ...ground,
    rules: {
      ...rules,
      ...(rules.maneuvers === undefined ? {} : { maneuvers: moves }),
      ...(rules.formations === undefined ? {} : { formations: { ...rules.formations, ids: shapes } }),
    },
    units: Object.fromEntries(Object.entries(fighters).map(([name, unit]) => [name, { ...unit, maneuvers: moves }])),
    weapons: picked(weapons, arms),
    maneuvers: picked(maneuvers, moves),
    formations: picked(formations, shapes),
    maps: picked(maps, [MAP]),
  };
}

function picked<Part>(table: Readonly<Record<string, Part>>, ids: readonly string[]): Record<string, Part> {
  return Object.fromEntries(Object.entries(table).filter(([id]) => ids.includes(id)));
}

function textOf(book: FieldBook, start: FieldSave['record']['start'], orders: FieldSave['record']['orders']): string {
  const record = { rules: hashOfRules(book), start, orders };
  return JSON.stringify(fieldFile({ record, book, seats: SEATS, stream: [1, 2, 3, 4] }));
}

/** One battle of a rule set: its record, its beginning, and positions in the midst of it and at its end. */
function samplesOf(id: RuleSetId): Sample[] {
  const book = smallBook(id);
  const moments: Moment[] = [];
  const end = playRandomly(createSkirmishEngine(book), SEED, MAP, (moment) => moments.push(moment));
  const { preset } = book.rules.muster;
  const start = { type: 'match', seed: SEED, squads: { left: preset, right: preset }, map: MAP } as const;
  const orders = moments.map(({ order }) => order);
  const from = (state: SkirmishState) => textOf(book, { type: 'position', state }, []);
  const positions = MOMENTS.flatMap((index) => moments[index]?.before ?? []);
  return [
    { name: `${id}, a record`, text: textOf(book, start, orders.slice(0, 10)) },
    ...[...positions, ...positions, end].map((state) => ({ name: `${id}, a position`, text: from(state) })),
  ];
}

export const FIELD_SAMPLES: readonly Sample[] = RULE_SETS.flatMap(samplesOf);
