import { settled } from '../../match/match';
import { momentIn } from '../../match/variationMoments';
import { ordersTo, type Place } from '../../match/variations';
import { type BattleTypes, battleRules } from '../battle/battleRules';
import { battleFollowed, orderCarriedOut, orderTakenBack } from '../battle/battleSlice';
import type { AppStore } from '../createStore';
import type { BattleReplay } from '../replay/openReplay';
import type { RootState } from '../rootState';
import { type Analysis, createAnalysisSlice } from './createAnalysisSlice';

/** The card battle's analysis board. Only a store of its own has this slice. */
export const analysisSlice = createAnalysisSlice<BattleTypes>('analysis', { orderCarriedOut, orderTakenBack });

const { placeFound } = analysisSlice.actions;
export const { analysisOpened, variationRenamed, variationDeleted, deletionUndone } = analysisSlice.actions;

type BattleAnalysis = Analysis<BattleTypes['order']>;

export type AnalysisRoot = RootState & { readonly analysis: BattleAnalysis };

export const selectAnalysis = (state: RootState): BattleAnalysis => (state as AnalysisRoot).analysis;

/** Lays the board as it is at a place. What was ordered there stays among the variations. */
export function layPlace({ dispatch, getState }: AppStore, replay: BattleReplay, place: Place): void {
  const { played, variations } = selectAnalysis(getState());
  const { book, record } = replay.battle;
  const moment = momentIn(battleRules, book, replay.moments, variations, place);
  // The referee accepted every order once; variations from outside were tried when they were opened.
  if (!moment.ok) throw new Error(`an order of a variation is refused: ${moment.refusal.sentence}`);
  const orders = ordersTo(variations, played, place);
  const { state, history } = moment.value;
  const undoPoint = { state, orders: orders.length, events: history.length };
  dispatch(placeFound(place));
  dispatch(battleFollowed(settled({ book, record: { ...record, orders }, scenario: null }, state, history, undoPoint)));
}
