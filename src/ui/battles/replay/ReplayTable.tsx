import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Position } from '../../../battle/model/position';
import type { SiegeRules } from '../../../battle/model/rules';
import type { Observation } from '../../../battle/view/observe';
import type { BySide, Side } from '../../../kernel/sides';
import type { AppStore } from '../../../store/createStore';
import type { Replay } from '../../../store/replay/openReplay';
import { type ReplayView, seenBy } from '../../../store/replay/replayStore';
import type { Seat } from '../../../store/seats/seatsSlice';
import { selectCatalog, selectLanguage, selectRules, selectSeen } from '../../../store/view/battleSelectors';
import type { Messages } from '../../../words/speak';
import { watchedMessages } from '../../../words/watched';
import { usePointed } from '../../battle/usePointed';
import { Field } from '../../board/Field';
import { useAppSelector, useAppStore, useSpeak } from '../../common/hooks/storeHooks';
import { Hand } from '../../hand/Hand';
import { Announcer } from '../../rail/Announcer';
import { RailMiddle } from '../../rail/RailMiddle';
import { PATHS } from '../../routes/address';
import screen from '../../screens/BattleScreen.module.css';
import { useLookingOn } from '../../watch/useLookingOn';
import { AnalyseLink } from '../analysis/AnalyseLink';
import { facts, headline } from '../battleWords';
import { FightOn } from './FightOn';
import type { LoadedReplay } from './loadReplay';
import { OpenHands } from './OpenHands';
import styles from './Replay.module.css';
import { ReplayControls } from './ReplayControls';
import { ShareWays } from './ShareWays';
import { useReplay } from './useReplay';

interface ReplayTableProps {
  /** The page's own store: a replay has another. */
  readonly page: AppStore;
  readonly loaded: Extract<LoadedReplay, { type: 'loaded' }>;
  readonly first: string | null;
}

/** The table of a battle of the past: everything can be looked at, from any moment it can be fought on, and nothing of it changes. */
export function ReplayTable({ page, loaded, first }: ReplayTableProps) {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  return seen === null || rules === null ? null : (
    <Table page={page} loaded={loaded} first={first} seen={seen} rules={rules} />
  );
}

interface TableProps extends ReplayTableProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

function Table({ page, loaded, first, seen, rules }: TableProps) {
  const { replay, kept, packed } = loaded;
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const address = `${PATHS.battles}/${kept === null ? `link/${packed}` : kept.id}`;
  const course = useReplay(replay, address, first);
  const [view, setView] = useView(replay.seats, kept?.side ?? null);
  const input = useLookingOn();
  const pointing = usePointed(seen, input);
  const shown = (replay.moments[course.at] as Replay['moments'][number]).state;
  return (
    <ViewerWords isOpen={view === null}>
      <div className={`${screen.screen} ${styles.screen}`}>
        <header className={styles.bar}>
          <Link href={PATHS.battles} className={styles.back ?? ''}>
            {speak('replay.toBattles')}
          </Link>
          <div className={styles.title}>
            <h1 tabIndex={-1}>{kept === null ? speak('replay.title') : headline({ speak }, kept)}</h1>
            <p>
              {kept === null ? null : `${facts({ speak, catalog, language }, kept)} · `}
              {speak('battle.round', { round: seen.round })}
            </p>
          </div>
          <ShareWays page={page} loaded={loaded} course={course} />
        </header>
        <main className={screen.table}>
          <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={looked} />
          {view === null ? (
            <OpenHands state={shown} />
          ) : (
            <Hand seen={seen} rules={rules} input={input} pointing={pointing} />
          )}
        </main>
        <aside className={`${screen.rail} ${styles.rail}`}>
          <RailMiddle seen={seen} rules={rules} input={input} pointing={pointing} onLookAt={lookAt} onWhy={NOTHING} />
          <Announcer />
          <ReplayControls
            course={course}
            moments={replay.moments}
            divergence={replay.divergence}
            view={view}
            onView={setView}
          />
          <FightOn page={page} replay={replay} at={course.at} own={kept?.side ?? null} />
          <AnalyseLink replayPath={address} at={course.places[course.at]} />
        </aside>
      </div>
    </ViewerWords>
  );
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
