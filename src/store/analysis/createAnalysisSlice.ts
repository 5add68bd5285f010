import { type CaseReducer, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import { type Place, placeBefore, placeStillIn, withName, withoutVariation, withTried } from '../../match/variations';
import type { CarriedOut, MatchActions } from '../match/createMatchSlice';
import {
  ANALYSIS,
  type Analysis,
  analysisOpened,
  deletionUndone,
  placeFound,
  variationDeleted,
  variationRenamed,
} from './analysisActions';

/** The slice of one game's analysis board: every order that the referee accepts is the next one of a line, or a variation. */
export function createAnalysisSlice<Types extends GameTypes>({
  orderCarriedOut,
  orderTakenBack,
}: Pick<MatchActions<Types>, 'orderCarriedOut' | 'orderTakenBack'>) {
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
    name: ANALYSIS,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(
          analysisOpened,
          change<Pick<Analysis<unknown>, 'played' | 'variations' | 'place'>>((_, opened) => ({
            ...(opened as Pick<State, 'played' | 'variations' | 'place'>),
            beforeDeletion: null,
          })),
        )
        .addCase(
          placeFound,
          change<Place>((_, place) => ({ place })),
        )
        .addCase(
          variationRenamed,
          change<{ readonly id: string; readonly name: string }>(({ variations }, { id, name }) => ({
            variations: withName(variations, id, name),
          })),
        )
        .addCase(
          variationDeleted,
          change<string>(({ variations, place }, id) => {
            const left = withoutVariation(variations, id);
            return { variations: left, place: placeStillIn(left, variations, place), beforeDeletion: variations };
          }),
        )
        .addCase(
          deletionUndone,
          change<void>(({ variations, beforeDeletion }) => ({
            variations: beforeDeletion ?? variations,
            beforeDeletion: null,
          })),
        )
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
