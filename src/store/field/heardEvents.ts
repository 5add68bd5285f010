import type { Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import type { SkirmishEvent } from '../../skirmish/model/events';
import { cloneSkirmish, type SkirmishState } from '../../skirmish/model/state';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import type { FieldRoot } from './fieldRoot';
import type { FieldTypes } from './fieldRules';
import { selectFieldMatch, selectFieldViewer, selectIsFieldOpen, selectIsFieldPersonsTurn } from './fieldSelectors';
import type { FieldMatch } from './fieldSlice';
import { listenTo, type Told } from './hearing';

export type { Told } from './hearing';

/** As far as a match was listened to: history only grows, so what was heard needn't be heard again. */
interface Listened {
  readonly start: FieldTypes['start'];
  readonly viewer: Side | null;
  /** After the last event that was listened to. */
  readonly state: SkirmishState;
  readonly told: readonly Told[];
}

type Hearing = (match: FieldMatch, events: readonly SkirmishEvent[], viewer: Side | null) => readonly Told[];

/** Listens to a match as it goes on; after an order was taken back, from the last point that stands. Null sees everything. */
export function createHearing(): Hearing {
  let listened: Listened | null = null;
  return (match, events, viewer) => {
    const known = listened !== null && listened.start === match.record.start && listened.viewer === viewer;
    const before: readonly Told[] = known ? (listened?.told ?? []) : [];
    // Whoever looks back has heard it all: nothing is listened to twice, and the story goes on from where it was.
    const again = before.slice(0, events.length);
    if (known && again.length === events.length && isBeginning(again, events)) return again;
    let from: Listened;
    if (known && listened !== null && isBeginning(before, events)) from = listened;
    else from = fromUndoPoint(match, viewer, before, events) ?? fromStart(match, viewer);
    if (from.told.length === events.length) {
      listened = from;
      return from.told;
    }
    const state = cloneSkirmish(from.state);
    const news = events.slice(from.told.length).map((event) => listenTo(match.book, state, event, viewer));
    listened = { ...from, state, told: [...from.told, ...news] };
    return listened.told;
  };
}

/** Events are the same objects as long as nobody took an order back. */
function isBeginning(told: readonly Told[], events: readonly SkirmishEvent[]): boolean {
  return told.length <= events.length && (told.length === 0 || told.at(-1)?.event === events[told.length - 1]);
}

/** Whatever is taken back lies behind the undo point, so that what came before it still stands. */
function fromUndoPoint(
  { record: { start }, undoPoint }: FieldMatch,
  viewer: Side | null,
  told: readonly Told[],
  events: readonly SkirmishEvent[],
): Listened | null {
  const kept = told.slice(0, undoPoint.events);
  if (kept.length !== undoPoint.events || kept.length === 0 || !isBeginning(kept, events)) return null;
  return { start, viewer, state: undoPoint.state, told: kept };
}

function fromStart({ book, record: { start } }: FieldMatch, viewer: Side | null): Listened {
  const { state } = skirmishEngineFor(book).begin(start);
  return { start, viewer, state, told: [] };
}

const selectListener = (state: FieldRoot): Side | null => (selectIsFieldOpen(state) ? null : selectFieldViewer(state));

interface Heard {
  /** What was played back, for the log. */
  readonly told: readonly Told[];
  /** What still has to be played back. */
  readonly waiting: readonly Told[];
}

const NOTHING: Heard = { told: [], waiting: [] };

/** The selectors of one listener: its ear goes on from where it was. */
function createHeard(): (state: FieldRoot) => Heard {
  const hearing = createHearing();
  let last: { readonly match: FieldMatch; readonly viewer: Side | null; readonly heard: Heard } | null = null;
  return (state) => {
    const match = selectFieldMatch(state);
    const viewer = selectListener(state);
    if (match === null) return NOTHING;
    if (last?.match === match && last.viewer === viewer) return last.heard;
    const { history } = viewOf(match);
    const unplayed = match.cursor === null ? match.unplayed : [];
    const all = hearing(match, unplayed.length === 0 ? history : [...history, ...unplayed], viewer);
    const isAll = all.length === history.length;
    const heard = { told: isAll ? all : all.slice(0, history.length), waiting: all.slice(history.length) };
    last = { match, viewer, heard };
    return heard;
  };
}

const selectHeard = createHeard();

/** What the viewer has heard so far, for the log. */
export const selectFieldTold = (state: FieldRoot): readonly Told[] => selectHeard(state).told;

/** What still has to be played back, each event with what the viewer hears of it. */
export const selectFieldWaiting = (state: FieldRoot): readonly Told[] => selectHeard(state).waiting;

/** Whether the viewer heard anything of the last order: what is unseen must not be felt in the pace either. */
export const isHeardByViewer = (state: FieldRoot): boolean => {
  const events = state.fieldLastOrder;
  const { told, waiting } = selectHeard(state);
  return events === 0 || [...told, ...waiting].slice(-events).some(({ heard }) => heard !== null);
};

/** How many of the told events lie before what can be taken back; null where no order of this turn does. */
export const selectFieldUndoBarrier = (state: FieldRoot): number | null => {
  const match = selectFieldMatch(state);
  if (match === null || !selectIsFieldPersonsTurn(state)) return null;
  const last = match.record.orders[match.undoPoint.orders - 1];
  return last === undefined || last.type === 'end' || last.type === 'ready' ? null : match.undoPoint.events;
};
