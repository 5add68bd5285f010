import type { Catalog } from '../../content/catalog';
import { accepted, type Result, refused } from '../../kernel/result';
import { SIDES } from '../../kernel/sides';
import { forecast } from '../../skirmish/view/forecast';
import { FIELD_SLICES, type FieldRoot } from '../../store/field/fieldRoot';
import type { FieldTypes } from '../../store/field/fieldRules';
import { type FieldSeat, HUMAN } from '../../store/field/fieldSeatsSlice';
import {
  selectFieldCurtain,
  selectFieldOrders,
  selectFieldSeen,
  selectFieldTurn,
  selectFieldUndoCount,
} from '../../store/field/fieldSelectors';
import { isHeardByViewer, selectFieldTold, selectFieldWaiting } from '../../store/field/heardEvents';
import { rootReducer } from '../../store/rootState';
import type { Resumed } from '../../store/saves/openSave';
import { firstFailure, type StartClock } from './firstFailure';

type Opened = Resumed<FieldTypes, FieldSeat>;

/** What the page asks of a battle on the open field before and while it draws it. */
const QUESTIONS: Readonly<Record<string, (state: FieldRoot) => void>> = {
  'what each side sees': selectFieldSeen,
  'the orders that can be given': selectFieldOrders,
  'the forecast of an order': foretell,
  'the log': (state) => {
    selectFieldTold(state);
    selectFieldWaiting(state);
    isHeardByViewer(state);
  },
  'what is left to do': (state) => {
    selectFieldCurtain(state);
    selectFieldUndoCount(state);
  },
};

/** One order at a time is looked at closely: of many, some show whether they can be. */
const FORETOLD = 60;

/**
 * Asks all that drawing a battle asks, from either side, as if two people played it; what fails or takes too long is named.
 * Nothing is drawn: it runs where there is no page.
 */
export function tryField(opened: Opened, catalog: Catalog, startClock?: StartClock): Result<Opened, string> {
  const untouched = untouchedField(catalog);
  const { field, fieldSeats } = untouched;
  for (const holder of SIDES) {
    const state: FieldRoot = {
      ...untouched,
      field: { ...field, match: opened.match },
      fieldTab: 'playing',
      fieldSeats: { ...fieldSeats, seats: { left: HUMAN, right: HUMAN }, holder },
    };
    const wrong = firstFailure(QUESTIONS, state, startClock);
    if (wrong !== null) return refused(wrong);
  }
  return accepted(opened);
}

function untouchedField(catalog: Catalog): FieldRoot {
  const trial = { type: 'trial' };
  const slices = Object.entries(FIELD_SLICES).map(([name, reduce]) => [name, reduce(undefined, trial)] as const);
  return {
    ...rootReducer({ catalog, problems: [] })(undefined, trial),
    ...Object.fromEntries(slices),
  } as unknown as FieldRoot;
}

function foretell(state: FieldRoot): void {
  const { match } = state.field;
  const side = selectFieldTurn(state);
  if (match === null || side === null) return;
  const orders = selectFieldOrders(state);
  const stride = Math.ceil(orders.length / FORETOLD);
  for (const [index, order] of orders.entries()) {
    if (index % stride === 0) forecast(match.book, match.truth, side, order);
  }
}
