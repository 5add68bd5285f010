import { useMemo, useRef, useState } from 'react';
import type { Position } from '../../../core/geometry/position';
import type { AppStore } from '../../../store/createStore';
import type { FieldTypes } from '../../../store/field/fieldRules';
import { selectIsFieldPlayingBack } from '../../../store/field/fieldSelectors';
import { fieldMomentFound, fieldMomentPlayed, fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { momentOfEvent } from '../../../store/replay/moments';
import type { ReplayView } from '../../../store/replay/replayStore';
import { AnalyseLink } from '../../battles/analysis/AnalyseLink';
import { addressOf, type LoadedField } from '../../battles/replay/loadReplay';
import { ReplayBar } from '../../battles/replay/ReplayBar';
import { ReplayChoices, ReplayControls } from '../../battles/replay/ReplayControls';
import { ShareWays } from '../../battles/replay/ShareWays';
import { type ReplayDeck, useReplay } from '../../battles/replay/useReplay';
import { FieldBoard } from '../board/FieldBoard';
import { useViewport } from '../board/useViewport';
import { useFieldSelector, useFieldStore, useFieldView } from '../common/fieldHooks';
import table from '../FieldTable.module.css';
import { useFieldInput } from '../input/useFieldInput';
import { useFieldPointing } from '../input/useFieldPointing';
import { FieldAnnouncer } from '../log/FieldAnnouncer';
import { FieldSquads } from '../panels/FieldSquads';
import { ControlMeter } from '../rail/ControlMeter';
import { FieldCurve } from './FieldCurve';
import { FieldFightOn } from './FieldFightOn';
import styles from './FieldReplay.module.css';
import { FieldReplayRail } from './FieldReplayRail';
import { useFieldDeed } from './useFieldDeed';

interface FieldReplayTableProps {
  readonly loaded: LoadedField;
  readonly first: string | null;
  /** The page's own store: a replay has another. */
  readonly page: AppStore;
  readonly view: ReplayView;
  readonly onView: (view: ReplayView) => void;
}

const NOWHERE: readonly Position[] = [];

/** The table of a battle of the past: everything can be looked at, from any moment it can be fought on, and nothing of it changes. */
export function FieldReplayTable({ page, loaded, first, view, onView }: FieldReplayTableProps) {
  const { replay, kept } = loaded;
  const { book, seen } = useFieldView();
  const scene = useMemo(() => ({ book, seen }), [book, seen]);
  const course = useReplay(replay, useFieldDeck(), addressOf(loaded), first);
  const input = useFieldInput();
  const pointing = useFieldPointing(scene, input);
  const viewport = useViewport(seen.field.ground);
  const [looked, lookAt] = useState<readonly Position[]>(NOWHERE);
  const [isTableOpen, openTable] = useState(false);
  const fightOn = useRef<HTMLButtonElement>(null);
  const deed = useFieldDeed(course);
  const lookAtUnit = (at: Position): void => {
    lookAt([at]);
    viewport.lookAt(at);
  };
  return (
    <div className={`${table.screen} ${styles.screen}`} data-fills-window="">
      <ReplayBar kept={kept} round={seen.field.round}>
        {seen.field.phase === 'deployment' || view === null ? null : <ControlMeter />}
        <ShareWays page={page} loaded={loaded} course={course} />
      </ReplayBar>
      <FieldSquads input={input} pointed={pointing.pointed} isWatched={view === null} onLook={lookAtUnit} />
      <main className={table.board}>
        <FieldBoard
          input={input}
          pointing={pointing}
          viewport={viewport}
          isWatched={view === null}
          threats={null}
          flanks={NOWHERE}
          looked={looked}
        />
      </main>
      <aside className={`${table.rail} ${styles.rail}`}>
        <FieldReplayRail
          input={input}
          pointing={pointing}
          onLookAt={lookAt}
          onMoment={(event) => course.seek(momentOfEvent(replay.places, event))}
        />
        <FieldAnnouncer />
        <ReplayControls
          course={course}
          divergence={replay.divergence}
          deed={deed}
          onTable={() => openTable(!isTableOpen)}
          onFightOn={() => fightOn.current?.focus()}
        >
          <FieldCurve course={course} view={view} isTableOpen={isTableOpen} onTable={openTable} />
        </ReplayControls>
        <ReplayChoices view={view} onView={onView} />
        <FieldFightOn page={page} loaded={loaded} at={course.at} own={kept?.side ?? null} first={fightOn} />
        <AnalyseLink replayPath={addressOf(loaded)} at={course.places[course.at]} />
      </aside>
    </div>
  );
}

function useFieldDeck(): ReplayDeck<FieldTypes> {
  const { dispatch } = useFieldStore();
  const isPlayingBack = useFieldSelector(selectIsFieldPlayingBack);
  return {
    isPlayingBack,
    show: (moment) => dispatch(fieldMomentFound(moment)),
    play: (from, to) => dispatch(fieldMomentPlayed([from, to])),
    skip: () => dispatch(fieldPlaybackSkipped()),
  };
}
