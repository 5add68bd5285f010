import { type CaseReducer, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import {
  type Place,
  placeBefore,
  placeStillIn,
  type Variations,
  withName,
  withoutVariation,
  withTried,
} from '../../match/variations';
import type { CarriedOut, MatchActions } from '../match/createMatchSlice';

/** What is tried at an analysis board, and where it stands. */
export interface Analysis<Order> {
  /** The orders of the match as it was. */
  readonly played: readonly Order[];
  readonly variations: Variations<Order>;
  readonly place: Place;
  /** The variations as they were before the last deletion, until something else is tried. */
  readonly beforeDeletion: Variations<Order> | null;
}

/** The slice of one game's analysis board: every order that the referee accepts is the next one of a line, or a variation. */
export function createAnalysisSlice<Types extends GameTypes>(
  name: string,
  { orderCarriedOut, orderTakenBack }: Pick<MatchActions<Types>, 'orderCarriedOut' | 'orderTakenBack'>,
) {
  type State = Analysis<Types['order']>;
  const initialState: State = {
    played: [],
    variations: [],
    place: { variation: null, orders: 0 },
    beforeDeletion: null,
  };
  const change =
    <Payload>(act: (state: State, payload: Payload) => Partial<State>): CaseReducer<State, PayloadAction<Payload>> =>
    (draft, { payload }) => {
      const state = original<object>(draft) as State;
      return { ...state, ...act(state, payload) };
    };
  return createSlice({
    name,
    initialState,
    reducers: {
      analysisOpened: change<Pick<State, 'played' | 'variations' | 'place'>>((_, opened) => ({
        ...opened,
        beforeDeletion: null,
      })),
      placeFound: change<Place>((_, place) => ({ place })),
      variationRenamed: change<{ readonly id: string; readonly name: string }>(
        ({ variations }, { id, name: given }) => ({
          variations: withName(variations, id, given),
        }),
      ),
      variationDeleted: change<string>(({ variations, place }, id) => {
        const left = withoutVariation(variations, id);
        return { variations: left, place: placeStillIn(left, variations, place), beforeDeletion: variations };
      }),
      deletionUndone: change<void>(({ variations, beforeDeletion }) => ({
        variations: beforeDeletion ?? variations,
        beforeDeletion: null,
      })),
    },
    extraReducers: (builder) => {
      builder
        .addCase(
          orderCarriedOut,
          change<CarriedOut<Types>>(({ played, variations, place, beforeDeletion }, { order }) => {
            const tried = withTried(variations, played, place, order);
            // What was deleted can't come back over something newer.
            return { ...tried, beforeDeletion: tried.variations === variations ? beforeDeletion : null };
          }),
        )
        .addCase(
          orderTakenBack,
          change<void>(({ variations, place }) => ({ place: placeBefore(variations, place) ?? place })),
        );
    },
  });
}
