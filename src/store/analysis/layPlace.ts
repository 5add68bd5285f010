import type { UnknownAction } from '@reduxjs/toolkit';
import { type Match, settled } from '../../match/match';
import type { GameRules, GameTypes } from '../../match/rules';
import { momentIn } from '../../match/variationMoments';
import { ordersTo, type Place, type Variations } from '../../match/variations';
import type { Replay } from '../replay/openPacked';
import { placeFound, selectAnalysis } from './analysisActions';

interface Board {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => object;
}

type LayPlace<Types extends GameTypes> = (store: Board, replay: Replay<Types, string>, place: Place) => void;

/** Lays a game's board as it is at a place. What was ordered there stays among the variations. */
export function placeLayer<Types extends GameTypes>(
  rules: GameRules<Types>,
  followed: (match: Match<Types>) => UnknownAction,
): LayPlace<Types> {
  return ({ dispatch, getState }, replay, place) => {
    const { book, record } = replay.battle;
    const analysis = selectAnalysis(getState());
    // The referee accepted every order once; variations from outside were tried when they were opened.
    const variations = analysis.variations as Variations<Types['order']>;
    const moment = momentIn(rules, book, replay.moments, variations, place);
    if (!moment.ok) throw new Error(`an order of a variation is refused: ${moment.refusal.sentence}`);
    const orders = ordersTo(variations, record.orders, place);
    const { state, history } = moment.value;
    const undoPoint = { state, orders: orders.length, events: history.length };
    dispatch(placeFound(place));
    dispatch(followed(settled({ book, record: { ...record, orders }, scenario: null }, state, history, undoPoint)));
  };
}
