import { createSlice } from '@reduxjs/toolkit';
import { battleBegun, battleImported, battleResumed } from './battle/battleSlice';

/** Which screen is on. Leaving a battle only turns away from it: it stays where it is and can be gone on with. */
type Screen = 'home' | 'battle' | 'field';

export const screenSlice = createSlice({
  name: 'screen',
  initialState: 'home' as Screen,
  reducers: {
    homeOpened: (): Screen => 'home',
    battleOpened: (): Screen => 'battle',
    /** The battle on the open field. */
    fieldOpened: (): Screen => 'field',
  },
  extraReducers: (builder) => {
    builder
      .addCase(battleBegun, (): Screen => 'battle')
      .addCase(battleImported, (): Screen => 'battle')
      .addCase(battleResumed, (_, { payload }): Screen => (payload.truth.winner === null ? 'battle' : 'home'));
  },
});

export const { homeOpened, battleOpened, fieldOpened } = screenSlice.actions;
