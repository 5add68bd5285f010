import { AnimatePresence } from 'framer-motion';
import { useEffect, useMemo, useState } from 'react';
import type { Position } from '../../core/geometry/position';
import { selectFieldRefusal, selectIsFieldOpen, selectIsFieldPlayedHere } from '../../store/field/fieldSelectors';
import { threatsOn } from '../../store/field/fieldThreats';
import { selectFieldHintReason } from '../../store/field/giveFieldHint';
import { focusLog } from '../board/focusBoard';
import { IS_NARROW, useMedia } from '../common/hooks/useMedia';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import { FieldBoard } from './board/FieldBoard';
import { marksFor } from './board/marks';
import { useViewport } from './board/useViewport';
import { useFieldSelector, useFieldView } from './common/fieldHooks';
import { CommandDoor } from './controls/CommandDoor';
import { FieldControls } from './controls/FieldControls';
import { FieldTabStrip } from './controls/FieldTabStrip';
import { OpponentPlate } from './controls/OpponentPlate';
import { useFieldDialogs } from './controls/useFieldDialogs';
import { useFieldTurn } from './controls/useFieldTurn';
import styles from './FieldTable.module.css';
import { FieldTopBar } from './FieldTopBar';
import { useFieldGuide } from './guide';
import { focusCell } from './input/focusCell';
import { useFieldDrag } from './input/useFieldDrag';
import { useFieldInput } from './input/useFieldInput';
import { useFieldKeys } from './input/useFieldKeys';
import { useFieldPointing } from './input/useFieldPointing';
import guided from './lesson/guided.module.css';
import { FieldAnnouncer } from './log/FieldAnnouncer';
import { FieldRail } from './panels/FieldRail';
import { FieldSquads } from './panels/FieldSquads';
import notes from './panels/notes.module.css';
import { useRailVoice } from './rail/railVoice';
import { FieldRibbon } from './stage/FieldRibbon';
import { useFlanks } from './useFlanks';

/** Most battles are fought without. */
const commandLine = ownFile(() => import('./command/FieldCommandLine').then((room) => room.FieldCommandLine));

const NOWHERE: readonly Position[] = [];

/** The table: squads, the field, and the rail with sheets, forecasts and log. */
export function FieldTable() {
  const { book, seen } = useFieldView();
  const voice = useRailVoice();
  const scene = useMemo(() => ({ book, seen }), [book, seen]);
  const input = useFieldInput();
  const pointing = useFieldPointing(scene, input);
  const viewport = useViewport(seen.field.ground);
  const drag = useFieldDrag(input, pointing);
  const isOpen = useFieldSelector(selectIsFieldOpen);
  const guide = useFieldGuide();
  const isPlayedHere = useFieldSelector(selectIsFieldPlayedHere);
  const refusal = useFieldSelector(selectFieldRefusal);
  const hint = useFieldSelector(selectFieldHintReason);
  const [isThreatsShown, setThreatsShown] = useState(false);
  const [isCommandOpen, setCommandOpen] = useState(false);
  const CommandLine = useOwnFile(commandLine, isCommandOpen);
  const [looked, lookAt] = useState<readonly Position[]>(NOWHERE);
  const threats = useMemo(() => (isThreatsShown ? threatsOn(book, seen) : null), [isThreatsShown, book, seen]);
  const marks = useMemo(
    () => [...marksFor(input.selection, scene, input.legal).values()],
    [input.selection, scene, input.legal],
  );
  const turn = useFieldTurn(input);
  const isNarrow = useMedia(IS_NARROW);
  const dialogs = useFieldDialogs();
  const flanks = useFlanks(pointing, input);
  const toggleThreats = (): void => setThreatsShown((shown) => !shown);
  useFirstFocus();
  useFieldKeys({
    // What is typed while the line is being fetched is no order.
    active: !dialogs.isOpen && isCommandOpen === (CommandLine !== null),
    scene,
    input,
    pointing,
    viewport,
    marks,
    endTurn: turn.end,
    undo: turn.undo,
    hint: guide?.show ?? turn.askHint,
    toggleThreats,
    openMenu: dialogs.openMenu,
    openWhy: dialogs.openWhy,
    openCommand: () => setCommandOpen(true),
    focusLog,
    letGo: turn.keepPlaying,
  });
  return (
    <div
      ref={drag.surface}
      className={`${styles.screen} ${guide === null ? '' : guided.guided} ${drag.surfaceClass}`}
      data-fills-window=""
      {...(input.selection.mode !== 'idle' && { 'data-busy': '' })}
    >
      {guide?.bar ?? <FieldTopBar onMenu={dialogs.openMenu} legal={input.legal} />}
      <FieldSquads
        input={input}
        pointed={pointing.pointed}
        isWatched={isOpen}
        onLook={(at) => {
          lookAt([at]);
          viewport.lookAt(at);
        }}
      />
      <main className={styles.board}>
        <FieldBoard
          input={input}
          pointing={pointing}
          viewport={viewport}
          isWatched={isOpen}
          threats={threats}
          flanks={flanks.cells}
          looked={looked}
        />
        {guide === null || isNarrow ? null : guide.prompt}
        {isCommandOpen || guide !== null ? null : <CommandDoor onOpen={() => setCommandOpen(true)} />}
        {CommandLine === null ? null : <CommandLine turn={turn} onClose={() => setCommandOpen(false)} />}
      </main>
      <aside className={styles.rail}>
        {guide?.rail ?? <OpponentPlate />}
        {guide === null || !isNarrow ? null : <div className={guided.prompt}>{guide.prompt}</div>}
        <FieldRail
          input={input}
          pointing={pointing}
          flanks={flanks.sentences}
          hint={hint}
          turn={turn}
          onLookAt={lookAt}
        />
        <p className={notes.refusal} role="alert">
          {refusal === null || refusal.code === 'nothing-to-undo' || refusal.code === 'not-in-lesson'
            ? ''
            : voice.refusal(refusal)}
        </p>
        <FieldAnnouncer />
        {isPlayedHere || seen.field.winner !== null ? (
          <FieldControls
            turn={turn}
            isThreatsShown={isThreatsShown}
            onThreats={toggleThreats}
            onFace={() => input.press({ type: 'verb', verb: 'face' })}
            onResult={dialogs.showResult}
          />
        ) : (
          <FieldTabStrip />
        )}
      </aside>
      <FieldRibbon />
      <div ref={drag.layer} className={drag.layerClass} aria-hidden="true" inert />
      <AnimatePresence>{dialogs.open}</AnimatePresence>
      {guide?.end}
    </div>
  );
}

/** The field first: to the first own unit. */
function useFirstFocus(): void {
  const { seen } = useFieldView();
  const first = seen.field.units.find((unit) => unit.side === seen.side && unit.position !== null)?.position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is laid.
  useEffect(() => {
    if (first != null && (document.activeElement === null || document.activeElement === document.body))
      focusCell(first);
  }, []);
}
