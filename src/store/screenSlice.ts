import { createSlice } from '@reduxjs/toolkit';
import { battleBegun, battleImported, battleResumed } from './battle/battleSlice';

/** Which screen is on. Leaving a battle only turns away from it: it stays where it is and can be gone on with. */
type Screen = 'home' | 'battle';

export const screenSlice = createSlice({
  name: 'screen',
  initialState: 'home' as Screen,
  reducers: {
    homeOpened: (): Screen => 'home',
    battleOpened: (): Screen => 'battle',
  },
  extraReducers: (builder) => {
    builder
      .addCase(battleBegun, (): Screen => 'battle')
      .addCase(battleImported, (): Screen => 'battle')
      .addCase(battleResumed, (_, { payload }): Screen => (payload.truth.winner === null ? 'battle' : 'home'));
  },
});

export const { homeOpened, battleOpened } = screenSlice.actions;
