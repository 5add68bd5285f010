import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Position } from '../../../battle/model/position';
import type { SiegeRules } from '../../../battle/model/rules';
import type { Observation } from '../../../battle/view/observe';
import type { BySide, Side } from '../../../kernel/sides';
import type { BattleTypes } from '../../../store/battle/battleRules';
import { momentFound, momentPlayed, playbackSkipped } from '../../../store/battle/battleSlice';
import type { AppStore } from '../../../store/createStore';
import { momentOfEvent } from '../../../store/replay/moments';
import { type ReplayView, seenBy } from '../../../store/replay/replayStore';
import type { Seat } from '../../../store/seats/seatsSlice';
import { selectIsPlayingBack, selectRules, selectSeen } from '../../../store/view/battleSelectors';
import type { Messages } from '../../../words/speak';
import { watchedMessages } from '../../../words/watched';
import { usePointed } from '../../battle/usePointed';
import { Field } from '../../board/Field';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { Hand } from '../../hand/Hand';
import { Announcer } from '../../rail/Announcer';
import { RailMiddle } from '../../rail/RailMiddle';
import screen from '../../screens/BattleScreen.module.css';
import { useLookingOn } from '../../watch/useLookingOn';
import { AnalyseLink } from '../analysis/AnalyseLink';
import { BattleCurve } from './BattleCurve';
import { BattleFightOn } from './BattleFightOn';
import { addressOf, type LoadedBattle } from './loadReplay';
import { OpenHands } from './OpenHands';
import styles from './Replay.module.css';
import { ReplayBar } from './ReplayBar';
import { ReplayChoices, ReplayControls } from './ReplayControls';
import { ShareWays } from './ShareWays';
import { useBattleDeed } from './useBattleDeed';
import { useChances } from './useChances';
import { type ReplayDeck, useReplay } from './useReplay';

interface ReplayTableProps {
  /** The page's own store: a replay has another. */
  readonly page: AppStore;
  readonly loaded: LoadedBattle;
  readonly first: string | null;
}

/** The table of a battle of the past: everything can be looked at, from any moment it can be fought on, and nothing of it changes. */
export function ReplayTable(props: ReplayTableProps) {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  const [view, setView] = useView(props.loaded.replay.seats, props.loaded.kept?.side ?? null);
  if (seen === null || rules === null) return null;
  return (
    <ViewerWords isOpen={view === null}>
      <Table {...props} seen={seen} rules={rules} view={view} onView={setView} />
    </ViewerWords>
  );
}

interface TableProps extends ReplayTableProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly view: ReplayView;
  readonly onView: (view: ReplayView) => void;
}

function Table({ page, loaded, first, seen, rules, view, onView }: TableProps) {
  const { replay, kept } = loaded;
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const [isTableOpen, openTable] = useState(false);
  const fightOn = useRef<HTMLButtonElement>(null);
  const course = useReplay(replay, useBattleDeck(), addressOf(loaded), first);
  const chances = useChances(replay, course, view);
  const input = useLookingOn();
  const pointing = usePointed(seen, input);
  const shown = replay.moments.at(course.at)?.state;
  return (
    <div className={`${screen.screen} ${styles.screen}`} data-open={view === null ? '' : undefined} data-hand="low">
      <ReplayBar kept={kept} round={seen.round}>
        <ShareWays page={page} loaded={loaded} course={course} />
      </ReplayBar>
      <main className={screen.table}>
        <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={looked} />
        {view === null && shown !== undefined ? (
          <OpenHands state={shown} />
        ) : (
          <Hand seen={seen} rules={rules} input={input} pointing={pointing} />
        )}
      </main>
      <ReplayControls
        className={styles.timeline ?? ''}
        course={course}
        divergence={replay.divergence}
        deed={useBattleDeed(course, chances)}
        onTable={() => openTable(!isTableOpen)}
        onFightOn={() => fightOn.current?.focus()}
      >
        <BattleCurve course={course} chances={chances} view={view} isTableOpen={isTableOpen} onTable={openTable} />
      </ReplayControls>
      <aside className={`${screen.rail} ${styles.rail}`}>
        <RailMiddle
          seen={seen}
          rules={rules}
          input={input}
          pointing={pointing}
          onLookAt={lookAt}
          onMoment={(event) => course.seek(momentOfEvent(replay.places, event))}
          onWhy={NOTHING}
        />
        <Announcer />
        <ReplayChoices view={view} onView={onView} />
        <BattleFightOn page={page} replay={replay} at={course.at} own={kept?.side ?? null} first={fightOn} />
        <AnalyseLink replayPath={addressOf(loaded)} at={course.places[course.at]} />
      </aside>
    </div>
  );
}

function useBattleDeck(): ReplayDeck<BattleTypes> {
  const { dispatch } = useAppStore();
  const isPlayingBack = useAppSelector(selectIsPlayingBack);
  return {
    isPlayingBack,
    show: (moment) => dispatch(momentFound(moment)),
    play: (from, to) => dispatch(momentPlayed([from, to])),
    skip: () => dispatch(playbackSkipped()),
  };
}

/** With everything open nobody is "you": both sides are called by name. */
function ViewerWords({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const watched = useMemo(() => watchedMessages(messages as Messages), [messages]);
  return (
    <IntlProvider locale={locale} messages={isOpen ? watched : messages}>
      {children}
    </IntlProvider>
  );
}

const NOTHING = (): void => undefined;

/** From whose side the battle is seen: at first the person's, with everything open where there is none. */
function useView(seats: BySide<Seat>, own: Side | null): readonly [ReplayView, (view: ReplayView) => void] {
  const store = useAppStore();
  const [view, setView] = useState<ReplayView>(own);
  useLayoutEffect(() => seenBy(store, seats, view), [store, seats, view]);
  return [view, setView];
}
