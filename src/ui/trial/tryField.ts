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

/** A page that works this long on one question is frozen; no battle of shipped cards takes a tenth of it. */
const LONGEST_MILLISECONDS = 1000;
/** One order at a time is looked at closely: of many, some show whether they can be. */
const FORETOLD = 60;

/**
 * Asks all that drawing a battle asks, from either side, as if two people played it; what fails or takes too long is named.
 * Nothing is drawn: it runs where there is no page.
 */
export function tryField(opened: Opened, catalog: Catalog): Result<Opened, string> {
  const untouched = untouchedField(catalog);
  const { field, fieldSeats } = untouched;
  for (const holder of SIDES) {
    const wrong = firstFailure({
      ...untouched,
      field: { ...field, match: opened.match },
      fieldTab: 'playing',
      fieldSeats: { ...fieldSeats, seats: { left: HUMAN, right: HUMAN }, holder },
    });
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

function firstFailure(state: FieldRoot): string | null {
  for (const [what, ask] of Object.entries(QUESTIONS)) {
    const before = performance.now();
    try {
      ask(state);
    } catch (error) {
      return `its battle can’t be shown: ${what} fails: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (performance.now() - before > LONGEST_MILLISECONDS) return `its battle can’t be shown: ${what} takes too long`;
  }
  return null;
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
