import type { Order } from '../../battle/model/orders';
import { type Position, toPoint } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import type { LessonStep } from '../../content/lessons/lesson';
import { OPPONENT } from '../../kernel/sides';
import type { HintMarks } from '../../store/advice/hintSelectors';
import type { Guide } from '../battle/guide';
import { placeWord } from '../battle/places';
import { takeFocus } from '../common/dialog/closeModal';

type Pointed = Pick<Guide, 'marks' | 'beacon' | 'button' | 'show'>;

/** Who acts, and where, as places on the table. */
interface Act {
  /** The card of the hand, by its place, or the cell of the unit. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What a step waits for, shown on the board. */
export function pointOut(seen: Observation, step: LessonStep<Order> | null, number: number): Pointed {
  const deed = step?.deeds[0];
  const act = deed === undefined ? NOBODY : actOf(seen, deed);
  const at = deed === undefined ? null : targetOf(seen, deed);
  const button = step?.undo === true ? 'undo' : deed?.type === 'endTurn' ? 'endTurn' : null;
  return {
    marks: deed === undefined ? NO_MARKS : marksOf(seen, deed),
    beacon:
      deed === undefined || at === null
        ? null
        : { at, deed: deed.type, isTaken: unitAt(seen, at) !== undefined, step: number },
    button,
    show: () => focusOn(button === null ? act : { from: null, to: null }, button),
  };
}

const NOBODY: Act = { from: null, to: null };
const NO_MARKS: HintMarks = { places: [], castle: false, cards: [] };

function marksOf(seen: Observation, deed: Order): HintMarks {
  const unit = actorOf(seen, deed);
  return {
    places: unit === undefined ? [] : [{ row: unit.row, col: unit.col }],
    castle: deed.type === 'attackCastle',
    cards: 'card' in deed ? [deed.card] : [],
  };
}

function actOf(seen: Observation, deed: Order): Act {
  const unit = actorOf(seen, deed);
  const index = 'card' in deed ? seen.hand.indexOf(deed.card) : -1;
  const at = targetOf(seen, deed);
  const to =
    deed.type === 'attackCastle'
      ? placeWord({ type: 'castle', side: OPPONENT[seen.side] })
      : at === null
        ? null
        : placeWord({ type: 'cell', at: toPoint(at) });
  const from =
    unit === undefined
      ? index < 0
        ? null
        : placeWord({ type: 'handCard', index })
      : placeWord({ type: 'cell', at: toPoint(unit) });
  return { from, to };
}

function actorOf(seen: Observation, deed: Order) {
  return 'unit' in deed && deed.type !== 'play' ? seen.units.find(({ id }) => id === deed.unit) : undefined;
}

/** The cell on which it happens; null where it happens elsewhere. */
function targetOf(seen: Observation, deed: Order): Position | null {
  if (deed.type === 'move') return deed.to;
  if (deed.type === 'attack') {
    const target = seen.units.find(({ id }) => id === deed.target);
    return target === undefined ? null : { row: target.row, col: target.col };
  }
  if (deed.type === 'play' && deed.unit !== undefined) {
    const target = seen.units.find(({ id }) => id === deed.unit);
    return target === undefined ? null : { row: target.row, col: target.col };
  }
  return 'at' in deed && deed.at !== undefined ? deed.at : null;
}

function unitAt(seen: Observation, { row, col }: Position) {
  return seen.units.find((unit) => unit.row === row && unit.col === col);
}

/** First who acts; once that is in hand, where it acts. */
function focusOn({ from, to }: Act, button: Guide['button']): void {
  if (button !== null) {
    focus(`[data-tool="${button}"]`);
    return;
  }
  const isInHand = from !== null && find(`[data-place="${from}"]`)?.getAttribute('aria-pressed') === 'true';
  const place = from === null || isInHand ? to : from;
  if (place !== null) focus(`[data-place="${place}"]`);
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function focus(selector: string): void {
  const element = find(selector);
  if (element !== null) takeFocus(element, { preventScroll: true });
}
