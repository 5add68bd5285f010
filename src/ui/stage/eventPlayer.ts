import type { BattleEvent } from '../../battle/events';
import { eventsPlayed, playbackSkipped } from '../../store/battleSlice';
import type { AppStore } from '../../store/createStore';
import { selectNextEvent } from '../../store/tableSelectors';
import { animationOf } from './animations/table';
import { NO_EFFECT, type StageEffect } from './effects';

export interface EventPlayerOptions {
  /** Length of an animation against its length at normal speed; 0 plays nothing and shows the result. */
  readonly length: number;
  /** Reduced motion: nothing moves, but a blow's number stays long enough to be read. */
  readonly still: boolean;
}

/** How long a blow's number stays for who wants no motion. */
const READING_MILLISECONDS = 900;

/** Plays back what the rules have already decided, one event after the other, until it is stopped. */
export function startEventPlayer(
  store: AppStore,
  options: EventPlayerOptions,
  show: (effect: StageEffect) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The event whose end brings the change of the board. */
  let awaited: BattleEvent | null = null;
  /** What must still come next while an animation runs; anything else means a skip, or a new order that needn't wait. */
  let upcoming: BattleEvent | undefined;
  let advancing = false;

  const nextEvent = (): BattleEvent | undefined => selectNextEvent(store.getState());

  function finish(): void {
    timer = null;
    const finished = awaited;
    awaited = null;
    if (finished !== null && nextEvent() === finished) store.dispatch(eventsPlayed(1));
    if (timer === null) playNext();
  }

  function playNext(): void {
    const event = nextEvent();
    if (event === undefined) {
      show(NO_EFFECT);
      return;
    }
    if (options.length === 0) {
      store.dispatch(playbackSkipped());
      return;
    }
    const animation = animationOf(event);
    show(animation.effect);
    timer = setTimeout(finish, lengthOf(event, animation.milliseconds, options));
    if (animation.boardChanges === 'last') awaited = event;
    else showAtOnce();
    upcoming = nextEvent();
  }

  /** The player's own step is no skip. */
  function showAtOnce(): void {
    advancing = true;
    store.dispatch(eventsPlayed(1));
    advancing = false;
  }

  function follow(): void {
    if (advancing) return;
    if (timer !== null && nextEvent() !== upcoming) {
      clearTimeout(timer);
      timer = null;
      awaited = null;
    }
    if (timer === null) playNext();
  }

  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
    show(NO_EFFECT);
  };
}

const BLOWS: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'struck',
  'countered',
  'castleStruck',
  'cellStruck',
]);

function lengthOf(event: BattleEvent, milliseconds: number, { length, still }: EventPlayerOptions): number {
  if (!still) return milliseconds * length;
  return BLOWS.has(event.type) ? READING_MILLISECONDS : 0;
}
