import { createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

/**
 * One tab plays a game's match, all others read: `reading` from the beginning, `lost` since another tab took over. Until a
 * tab that is `takingOver` has it, no order is given in it either.
 */
export type Tab = 'playing' | 'reading' | 'lost' | 'takingOver';

interface Matcher {
  match(action: UnknownAction): boolean;
}

/** `begins` are the actions that put a new match on the table: it is played in the tab where it was begun. */
export function createTabSlice(name: string, ...begins: readonly [Matcher, ...Matcher[]]) {
  const isBegun = isAnyOf(
    ...begins.map(
      ({ match }) =>
        (action: UnknownAction): action is UnknownAction =>
          match(action),
    ),
  );
  return createSlice({
    name,
    initialState: 'playing' as Tab,
    reducers: {
      tabReads: (): Tab => 'reading',
      takeOverAsked: (): Tab => 'takingOver',
      tabPlays: (): Tab => 'playing',
      tabLost: (): Tab => 'lost',
    },
    extraReducers: (builder) => {
      builder.addMatcher(isBegun, (tab): Tab => (tab === 'playing' ? 'playing' : 'takingOver'));
    },
  });
}

export type TabActions = ReturnType<typeof createTabSlice>['actions'];
