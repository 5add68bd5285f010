import { unitName } from '../../../words/field/narrator';
import { Key } from '../../common/controls/Key';
import { DeedKey } from '../../common/keys/DeedKey';
import { GreatButton } from '../../rail/GreatButton';
import { ToolButton } from '../../rail/ToolButton';
import { useFieldSelector, useFieldView } from '../common/fieldHooks';
import styles from '../FieldTable.module.css';
import { useFieldGuide } from '../guide';
import notes from '../panels/notes.module.css';
import type { FieldTurn } from './useFieldTurn';

interface FieldControlsProps {
  readonly turn: FieldTurn;
  readonly isThreatsShown: boolean;
  readonly onThreats: () => void;
  readonly onFace: () => void;
  readonly onResult: () => void;
}

/** Undo, threats, hint, facing, and the great button that carries the battle on. */
export function FieldControls({ turn, isThreatsShown, onThreats, onFace, onResult }: FieldControlsProps) {
  const { book, seen, narrator } = useFieldView();
  const { speak } = narrator;
  const isAsked = useFieldSelector((state) => state.fieldHint.isAsked);
  const guide = useFieldGuide();
  // A lesson has its own.
  const hasHints = useFieldSelector((state) => state.settings.hints);
  const isOver = seen.field.winner !== null;
  const isDeployment = seen.field.phase === 'deployment';
  // A guide has a word of its own for the end.
  if (isOver && guide !== null) return null;
  return (
    <>
      {turn.asked === null ? null : <Guard turn={turn} />}
      <div className={styles.controls}>
        {isOver ? null : (
          <div className={styles.tools}>
            <ToolButton
              icon="anticlockwise-rotation"
              label={speak('board.undo')}
              deed="undo"
              description={
                turn.undoCount > 0 ? speak('board.undo.can', { count: turn.undoCount }) : speak('board.undo.cannot')
              }
              count={turn.undoCount > 0 ? turn.undoCount : null}
              disabled={turn.undoCount === 0}
              lit={guide?.buttons.includes('undo') === true}
              onPress={turn.undo}
            />
            <ToolButton
              icon="eye-target"
              label={speak('board.threats')}
              deed="threats"
              description={speak('board.threats.hint')}
              pressed={isThreatsShown}
              onPress={onThreats}
            />
            {guide !== null && !hasHints ? null : (
              <ToolButton
                icon="lantern-flame"
                label={speak('board.hint')}
                deed="hint"
                description={speak(isAsked ? 'board.hint.thinking' : 'board.hint.ask')}
                disabled={!turn.isPersonsTurn || isDeployment}
                onPress={guide?.show ?? turn.askHint}
              />
            )}
            {book.rules.facing === undefined ? null : (
              <ToolButton
                icon="back-forth"
                label={speak('board.face')}
                deed="face"
                description={speak('board.face.hint')}
                onPress={onFace}
              />
            )}
          </div>
        )}
        <CarryOn turn={turn} onResult={onResult} />
      </div>
    </>
  );
}

/** The great button: it says that the squad is ready, ends the turn, and after the battle leads to the result. */
function CarryOn({ turn, onResult }: Pick<FieldControlsProps, 'turn' | 'onResult'>) {
  const { seen, narrator } = useFieldView();
  const { speak } = narrator;
  const { phase, winner } = seen.field;
  const isAsked = useFieldGuide()?.buttons.includes('end') === true;
  if (winner !== null) {
    const label = speak('board.result');
    const result = { icon: 'trophy-cup', label, detail: '', deed: null } as const;
    return <GreatButton {...result} ready disabled={false} onPress={onResult} />;
  }
  const isDeployment = phase === 'deployment';
  const left = turn.isPersonsTurn ? speak('board.end.left', { count: turn.ableCount }) : '';
  return (
    <GreatButton
      icon="hourglass"
      label={speak(isDeployment ? 'board.ready' : 'board.end')}
      detail={isDeployment ? speak('board.ready.hint') : left}
      deed="endTurn"
      ready={turn.isPersonsTurn && (isDeployment || isAsked || turn.ableCount === 0)}
      disabled={!turn.isPersonsTurn}
      onPress={turn.end}
    />
  );
}

/** Asks before a turn ends with something worth doing left. It takes no focus: the same key or button answers it. */
function Guard({ turn }: { readonly turn: FieldTurn }) {
  const { narrator } = useFieldView();
  const { speak } = narrator;
  const asked = turn.asked ?? [];
  const units = asked.map((unit) => unitName(narrator, unit)).join(', ');
  return (
    <section className={notes.guard} aria-label={speak('board.guard.title')}>
      <div role="alert">
        <h2>{speak('board.guard.title')}</h2>
        <p>{speak('board.guard.text', { units, count: asked.length })}</p>
      </div>
      <div className={notes.watch}>
        <button type="button" onClick={turn.keepPlaying}>
          {speak('board.guard.keep')} <Key className="">Esc</Key>
        </button>
        <button type="button" onClick={turn.end}>
          {speak('board.guard.end')} <DeedKey deed="endTurn" />
        </button>
      </div>
    </section>
  );
}
