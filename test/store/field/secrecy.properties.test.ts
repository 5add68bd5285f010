import { describe, expect, it } from 'vitest';
import { cellNumber, positionOfCell } from '../../../src/core/geometry/grid';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { beginMatch } from '../../../src/match/match';
import { fieldSurvey } from '../../../src/skirmish/ground/fieldSurvey';
import type { SkirmishEvent } from '../../../src/skirmish/model/events';
import { cloneSkirmish, fieldUnitAt, isStandingUnit, type SkirmishState } from '../../../src/skirmish/model/state';
import { createSkirmishEngine, type SkirmishEngine } from '../../../src/skirmish/SkirmishEngine';
import { isCellSeen, isVisibleTo } from '../../../src/skirmish/sight/visible';
import { sideToOrder } from '../../../src/skirmish/turn/sideToOrder';
import { fieldRules } from '../../../src/store/field/fieldRules';
import { selectFieldOrders, selectFieldSeen } from '../../../src/store/field/fieldSelectors';
import type { FieldMatch } from '../../../src/store/field/fieldSlice';
import { selectFieldTold, selectFieldWaiting, type Told } from '../../../src/store/field/heardEvents';
import { fieldBook, RULE_SETS, type RuleSetId } from '../../skirmish/support/books';
import { SOAK } from '../../support/gameRunner';
import { type Moment, playSome } from './support/course';
import { fieldRootOf } from './support/root';

const FOGGY = RULE_SETS.filter((id) => fieldBook(id).rules.fog !== undefined);
const BATTLES = SOAK ? 50 : 8;
const EACH = 5;
const MAPS = ['pinfold', 'the-commons'];

interface Seen {
  readonly seen: string;
  readonly met: ReadonlySet<string>;
  readonly told: string;
  readonly waiting: string;
  readonly orders: string;
}

/** One event a line, so that a failure shows which one it is. */
const heard = (told: readonly Told[]): string => told.map((entry) => JSON.stringify(entry.heard)).join('\n');

const linesWith = (text: string, name: string): string[] => text.split('\n').filter((line) => line.includes(name));

/** All that the page has of a moment, as one who looks at the screen from a side could have it. */
function allOf(match: FieldMatch, viewer: Side): Seen {
  const root = fieldRootOf(match, viewer);
  const seen = selectFieldSeen(root);
  if (seen === null) throw new Error('nothing is seen');
  const { met, ...rest } = seen;
  return {
    seen: JSON.stringify(rest),
    met: new Set(Object.keys(met)),
    told: heard(selectFieldTold(root)),
    waiting: heard(selectFieldWaiting(root)),
    orders: JSON.stringify(selectFieldOrders(root)),
  };
}

function unseenBy(engine: SkirmishEngine, state: SkirmishState, viewer: Side) {
  return state.units
    .filter(isStandingUnit)
    .filter((unit) => unit.side !== viewer && !isVisibleTo(engine.book, state, viewer, unit));
}

/** The same moment with everybody who is unseen somewhere else where nobody sees them. */
function elsewhere(engine: SkirmishEngine, state: SkirmishState, viewer: Side): SkirmishState {
  const moved = cloneSkirmish(state);
  const { cells } = fieldSurvey(engine.book, state.ground);
  const unseen = new Set(unseenBy(engine, state, viewer).map(({ id }) => id));
  for (const unit of moved.units.filter(({ id }) => unseen.has(id))) {
    const free = cells.flatMap((cell, number) => {
      const at = positionOfCell(state.ground, number);
      const isTaken = fieldUnitAt(moved, at.x, at.y) !== null || fieldUnitAt(state, at.x, at.y) !== null;
      return cell.blocksMovement || isTaken || isCellSeen(engine.book, state, viewer, at) ? [] : [at];
    });
    const [first] = free.slice(cellNumber(state.ground, unit.position?.x ?? 0, unit.position?.y ?? 0) % free.length);
    if (first !== undefined) unit.position = first;
  }
  return moved;
}

function check(
  engine: SkirmishEngine,
  start: Moment['start'],
  before: SkirmishState,
  moment: Moment,
  history: readonly SkirmishEvent[],
  viewer: Side,
): void {
  const fresh = beginMatch(fieldRules, { book: engine.book, start });
  const { state } = moment.step;
  const match = { ...fresh, truth: state, shown: state, history };
  const seen = allOf(match, viewer);
  const unseen = unseenBy(engine, state, viewer);
  for (const { id } of unseen) {
    const name = JSON.stringify(id);
    expect(seen.seen).not.toContain(name);
    expect(seen.orders).not.toContain(name);
    if (!seen.met.has(id)) expect(linesWith(seen.told, name)).toEqual([]);
  }
  const waiting = allOf({ ...match, shown: before, unplayed: moment.step.events, history: [] }, viewer).waiting;
  const strangers = unseenBy(engine, before, viewer).filter(({ id }) => unseen.some((other) => other.id === id));
  for (const { id } of strangers) {
    if (!seen.met.has(id)) expect(linesWith(waiting, JSON.stringify(id))).toEqual([]);
  }
  const moved = elsewhere(engine, state, viewer);
  const other = allOf({ ...match, truth: moved, shown: moved }, viewer);
  expect([other.seen, other.orders]).toEqual([seen.seen, seen.orders]);
}

describe('what the page has of a battle in fog', () => {
  it.each(FOGGY)(
    'by %s holds nothing of who is unseen and was never met',
    (id: RuleSetId) => {
      const engine = createSkirmishEngine(fieldBook(id));
      const battles = Math.ceil(BATTLES / FOGGY.length);
      let looked = 0;
      for (let seed = 1; seed <= battles; seed++) {
        const moments = playSome(engine, seed, MAPS[seed % MAPS.length] ?? '');
        for (const viewer of SIDES) {
          const history: SkirmishEvent[] = [];
          moments.forEach((moment, index) => {
            history.push(...moment.step.events);
            if (index % EACH !== seed % EACH || sideToOrder(moment.before) === null) return;
            looked += unseenBy(engine, moment.step.state, viewer).length;
            check(engine, moment.start, moment.before, moment, [...history], viewer);
          });
        }
      }
      // Battles in which everybody sees everybody would show nothing.
      expect(looked).toBeGreaterThan(battles * 10);
    },
    3_600_000,
  );
});
