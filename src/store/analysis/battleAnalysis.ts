import { type BattleTypes, battleRules } from '../battle/battleRules';
import { battleFollowed, orderCarriedOut, orderTakenBack } from '../battle/battleSlice';
import { createAnalysisSlice } from './createAnalysisSlice';
import { placeLayer } from './layPlace';

/** The card battle's analysis board. Only a store of its own has this slice. */
export const analysisSlice = createAnalysisSlice<BattleTypes>({ orderCarriedOut, orderTakenBack });

export const layPlace = placeLayer(battleRules, battleFollowed);
