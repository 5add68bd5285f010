import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { isSamePosition, type Position } from '../../../src/core/geometry/position';
import type { Side } from '../../../src/kernel/sides';
import { viewOf } from '../../../src/match/cursor';
import { openMatch } from '../../../src/store/match/openMatch';
import { browserStorage } from '../../../src/store/saves/saveStorage';
import { browserTabs } from '../../../src/store/tabs/browserTabs';
import { cellName } from '../../../src/ui/grid/cellNames';
import { Grid } from '../../../src/ui/grid/Grid';
import { GridCell } from '../../../src/ui/grid/GridCell';
import { createInputSession } from '../../../src/ui/input/inputSession';
import { createMachine } from '../../../src/ui/input/machine';
import type { UnitEffect } from '../../../src/ui/playback/effects';
import { Played } from '../../../src/ui/playback/Played';
import type { EventSource, Score } from '../../../src/ui/playback/score';
import { useGestures } from '../../../src/ui/playback/useGestures';
import { BOOK, type Event, type Order, START, type State } from '../../toy/lanterns';
import { openLanterns } from '../../toy/table';

const { store, table, saves, tabs, actions } = openLanterns(browserStorage(), browserTabs('toy-lanterns'));
await openMatch(table, store, saves, tabs);
if (store.getState().match.match === null) store.dispatch(actions.begun({ book: BOOK, start: START }));
const state = () => store.getState().match;
const match = () => state().match ?? raise();
const raise = () => {
  throw new Error('there is no match');
};

/** Long enough for a test to see a warden on its way; a press skips it. */
const SLOWLY = 8;

const silence = () => undefined;

const source: EventSource<State, Event> = {
  progress: () => ({ match: state().number, played: match().history.length, waiting: match().unplayed }),
  board: () => match().shown,
  advance: (events) => store.dispatch(actions.eventsPlayed(events)),
  skip: () => store.dispatch(actions.playbackSkipped()),
  subscribe: store.subscribe,
};
const score: Score<State, Event, UnitEffect, null> = {
  animationOf: (board, event) => {
    const [milliseconds, effects] = event.type === 'stepped' ? [400, [stride(board, event.side, event.to)]] : [0, []];
    return { effects, milliseconds, changesAt: 0, landsAt: 0, sound: null };
  },
  beginsIn: () => null,
  isRead: () => false,
  atOnce: null,
};
const stride = ({ wardens }: State, unit: Side, at: Position): UnitEffect => {
  return { type: 'slide', unit, from: wardens[unit], at, turnedFrom: 'north', forced: false, delay: 0 };
};

/** A press on the warden's own cell lights its lantern, one elsewhere sends it there. */
const session = createInputSession(
  {
    seen: () => viewOf(match()).state,
    legalOrders: () => [],
    mayOrder: () => match().cursor === null,
    skipPlayback: () => match().unplayed.length > 0 && store.dispatch(actions.playbackSkipped()) !== null,
    forgetRefusal: () => store.dispatch(actions.refusalHeard()),
    giveOrder: (order) => store.dispatch(table.giveOrder(order)),
  },
  createMachine<{ selection: { mode: 'idle' }; pressed: { type: 'cell'; at: Position }; seen: State; order: Order }>({
    idle: { mode: 'idle' },
    states: {
      idle: (selection, { at }, { wardens, turn }) => {
        const order: Order = isSamePosition(wardens[turn], at) ? { type: 'light' } : { type: 'step', to: at };
        return { selection, order };
      },
    },
    keeps: { idle: () => true },
    turnOf: ({ turn }) => turn,
    shownAt: () => true,
  }),
);

function Warden({ id, at }: { readonly id: Side; readonly at: Position }) {
  return <span ref={useGestures({ id, at, own: true })}>{id}</span>;
}

function Lanterns() {
  const { match: shown, refusal } = useSyncExternalStore(store.subscribe, state);
  const { wardens, lit, turn, winner } = viewOf(shown ?? raise()).state;
  const cell = (at: Position) => {
    const warden = (['left', 'right'] as const).find((side) => isSamePosition(wardens[side], at));
    const isLit = lit.some((lantern) => isSamePosition(lantern.at, at));
    return { warden, name: [cellName(at), warden, isLit ? 'lit' : undefined].filter(Boolean).join(', ') };
  };
  return (
    <Played source={source} score={score} length={SLOWLY} sound={silence}>
      <Grid
        size={BOOK}
        label="Lanterns"
        cell={(at, focus) => {
          const { warden, name } = cell(at);
          const press = () => void session.press({ type: 'cell', at });
          const nothing = () => undefined;
          return (
            <GridCell
              {...focus}
              {...{ at, name }}
              chosen={false}
              draggable={false}
              onPress={press}
              onPoint={nothing}
              onLeave={nothing}
            >
              {warden === undefined ? null : <Warden id={warden} at={at} />}
            </GridCell>
          );
        }}
      />
      <p role="status">{`${winner === null ? `${turn} to move` : `${winner} has won`}, ${refusal?.sentence ?? 'no refusal'}`}</p>
      <button type="button" onClick={() => store.dispatch(actions.orderTakenBack())}>
        Undo
      </button>
      <button
        type="button"
        onClick={() =>
          store.dispatch(actions.momentShown((match().cursor?.orders ?? match().record.orders.length) - 1))
        }
      >
        Back
      </button>
      <button type="button" onClick={() => store.dispatch(actions.momentLeft())}>
        Now
      </button>
    </Played>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Lanterns />);
