import { createAnalysisSlice } from '../../analysis/createAnalysisSlice';
import { placeLayer } from '../../analysis/layPlace';
import { type FieldTypes, fieldRules } from '../fieldRules';
import { fieldFollowed, fieldOrderCarriedOut, fieldOrderTakenBack } from '../fieldSlice';

/** The open field's analysis board. Only a store of its own has this slice. */
export const fieldAnalysisSlice = createAnalysisSlice<FieldTypes>({
  orderCarriedOut: fieldOrderCarriedOut,
  orderTakenBack: fieldOrderTakenBack,
});

export const layFieldPlace = placeLayer(fieldRules, fieldFollowed);
