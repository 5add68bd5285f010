import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Stream } from '../../kernel/chance';
import type { BySide } from '../../kernel/sides';
import type { Match } from '../../match/match';
import type { Answer } from '../../match/referee';
import type { GameTypes } from '../../match/rules';
import type { LoadReader } from '../saves/openSave';
import type { Save } from '../saves/save';
import type { Tab, TabActions } from '../tabs/createTabSlice';
import type { MatchActions } from './createMatchSlice';

/** Who plays a match: the seats, and the stream that opponents draw from. */
export interface Players<Seat extends string> {
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
}

/** A game's place in the store: all that keeping, resuming and sharing its match need. */
export interface MatchTable<Types extends GameTypes, Seat extends string, State> {
  /** The game's id in its saves. */
  readonly game: string;
  readonly actions: Pick<
    MatchActions<Types>,
    'begun' | 'resumed' | 'imported' | 'followed' | 'orderCarriedOut' | 'orderTakenBack' | 'bookReplaced'
  >;
  readonly tabActions: TabActions;
  readonly selectMatch: (state: State) => Match<Types> | null;
  readonly selectSave: (state: State) => Save<Types, Seat> | null;
  readonly selectTab: (state: State) => Tab;
  readonly loadReader: LoadReader<Types, Seat>;
  readonly giveOrder: (order: Types['order']) => Thunk<State, Answer<null, Types['refusal']>>;
  readonly playersResumed: (players: Players<Seat>) => UnknownAction;
  readonly playersFollowed: (players: Players<Seat>) => UnknownAction;
}

type Thunk<State, Value> = (dispatch: (action: UnknownAction) => unknown, getState: () => State) => Value;

export type MatchDispatch<State> = ThunkDispatch<State, unknown, UnknownAction>;

/** A store, or a listener's side of it. */
export interface MatchStore<State> {
  readonly dispatch: MatchDispatch<State>;
  readonly getState: () => State;
}

export type MatchListeners<State> = ListenerMiddlewareInstance<State, MatchDispatch<State>>;
