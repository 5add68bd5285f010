import type { OrderReason } from '../../../ai/field/fieldPlayer';
import type { Position } from '../../../core/geometry/position';
import { fieldUnitAt, findFieldUnit } from '../../../skirmish/model/state';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import { useFieldView } from '../common/fieldHooks';
import type { FieldTurn } from '../controls/useFieldTurn';
import { WatchControls } from '../controls/WatchControls';
import styles from '../FieldTable.module.css';
import { useFieldGuide } from '../guide';
import type { FieldInput } from '../input/useFieldInput';
import type { FieldPointing } from '../input/useFieldPointing';
import { FieldLog } from '../log/FieldLog';
import { UnitSheet } from '../rail/UnitSheet';
import { formingPanel, useDrill } from './drill';
import notes from './notes.module.css';
import { OfferedDraw } from './OfferedDraw';
import { OpponentFailure } from './OpponentFailure';
import { PreviewPanel } from './PreviewPanel';
import { UnitOrders } from './UnitOrders';

/** It comes while somebody thinks about what to advise. */
const hintNote = ownFile(() => import('./HintNote').then((room) => room.HintNote));

interface FieldRailProps {
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
  readonly flanks: readonly string[];
  readonly hint: OrderReason | null;
  readonly turn: FieldTurn;
  readonly onLookAt: (cells: readonly Position[]) => void;
}

/** What one reads: the forecast of what is aimed at, else the sheet of what is looked at, then orders, hints and the log. */
export function FieldRail({ input, pointing, flanks, hint, turn, onLookAt }: FieldRailProps) {
  const { book, narrator, seen } = useFieldView();
  useDrill(book);
  const { selection } = input;
  const unit = selection.mode === 'unitChosen' ? findFieldUnit(seen.field, selection.unit) : null;
  const { pointed, preview } = pointing;
  const looked = pointed === null ? null : fieldUnitAt(seen.field, pointed.x, pointed.y);
  const shown = looked ?? unit;
  const isOrdering = turn.isPersonsTurn && seen.field.phase === 'battle';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls and holds no button, keys must reach it.
    <section className={styles.panels} aria-label={narrator.speak('board.order')} tabIndex={0}>
      <WatchControls />
      <OfferedDraw />
      <OpponentFailure />
      {seen.field.phase === 'deployment' ? <p className={notes.note}>{narrator.speak('board.deploy.how')}</p> : null}
      {pointing.asksAgain ? (
        <p className={notes.note} role="status">
          {narrator.speak('board.thing.again')}
        </p>
      ) : null}
      {isOrdering && preview === null && seen.field.round === 1 ? <FirstSteps isChosen={unit !== null} /> : null}
      {preview !== null ? (
        <PreviewPanel preview={preview} input={input} pointing={pointing} />
      ) : selection.mode === 'forming' ? (
        <Fetched file={formingPanel} with={{ selection, onPress: input.press }} />
      ) : shown === null ? null : (
        <UnitSheet unit={shown} />
      )}
      {isOrdering && unit !== null && selection.mode === 'unitChosen' ? (
        <UnitOrders unit={unit} selection={selection} input={input} />
      ) : null}
      {flanks.map((sentence) => (
        <p key={sentence} className={notes.note}>
          {sentence}
        </p>
      ))}
      {hint === null ? null : <Fetched file={hintNote} with={{ hint }} />}
      <FieldLog onLookAt={onLookAt} />
    </section>
  );
}

/** What to do first, while the first round lasts. A lesson has words of its own. */
function FirstSteps({ isChosen }: { readonly isChosen: boolean }) {
  const { speak } = useFieldView().narrator;
  if (useFieldGuide() !== null) return null;
  return (
    <p className={`${notes.note} ${isChosen ? notes.ample : ''}`}>
      {speak(isChosen ? 'board.first.order' : 'board.first.choose')}
      <span className={notes.byFinger}> {speak('board.first.finger')}</span>
    </p>
  );
}
