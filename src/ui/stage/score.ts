import type { BattleEvent } from '../../battle/model/events';
import type { Observation } from '../../battle/view/observe';
import { eventsPlayed, playbackSkipped } from '../../store/battle/battleSlice';
import type { AppStore } from '../../store/createStore';
import { selectSeen } from '../../store/view/battleSelectors';
import { selectPlayback } from '../../store/view/tableSelectors';
import type { EventSource, Score } from '../playback/score';
import type { SoundName } from '../sound/sounds';
import { animationOf } from './animations/table';
import type { StageEffect } from './effects';
import { beginsIn } from './joining';

const READ: ReadonlySet<StageEffect['type']> = new Set<StageEffect['type']>([
  'hit',
  'breach',
  'siege',
  'heal',
  'strike',
]);

/** How the card battle is played back. */
export const BATTLE_SCORE: Score<Observation, BattleEvent, StageEffect, SoundName> = {
  animationOf,
  beginsIn,
  isRead: (effect) => READ.has(effect.type) || (effect.type === 'unroll' && effect.isRead),
  atOnce: 'tick',
};

/** The battle in the store, as whoever looks at it may know it. */
export function battleSource({ getState, dispatch, subscribe }: AppStore): EventSource<Observation, BattleEvent> {
  return {
    progress: () => {
      const { battle, played, waiting } = selectPlayback(getState());
      return { match: battle, played, waiting };
    },
    board: () => selectSeen(getState()),
    advance: (events) => dispatch(eventsPlayed(events)),
    skip: () => dispatch(playbackSkipped()),
    subscribe,
  };
}
