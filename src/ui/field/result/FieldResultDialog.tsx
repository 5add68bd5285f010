import { SIDES } from '../../../kernel/sides';
import {
  selectFieldSeen,
  selectFieldViewer,
  selectIsFieldShared,
  selectIsFieldWatched,
} from '../../../store/field/fieldSelectors';
import { selectFieldFighters, selectFieldStatistics } from '../../../store/field/statisticsSelector';
import { ENGLISH_RESULT } from '../../../words/field/en/result';
import buttons from '../../common/controls/buttons.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { Icon } from '../../common/icons/Icon';
import { useFieldSelector, useFieldSpeak, useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import { fromSide, whoIs } from '../log/tellSided';
import { FieldFigures } from './FieldFigures';
import styles from './FieldResultDialog.module.css';
import { HealthChart } from './HealthChart';

interface FieldResultDialogProps {
  readonly onAgain: () => void;
  /** Again with sides changed. */
  readonly onSwap: () => void;
  readonly onReplay: () => Promise<void>;
  readonly onMuster: () => void;
  /** To look at the field as it lies. */
  readonly onClose: () => void;
}

/** How the battle ended, its story in figures, and what one may do next. */
export function FieldResultDialog(props: FieldResultDialogProps) {
  return (
    <LaterWords english={ENGLISH_RESULT}>
      <WordedFieldResultDialog {...props} />
    </LaterWords>
  );
}

function WordedFieldResultDialog({ onAgain, onSwap, onReplay, onMuster, onClose }: FieldResultDialogProps) {
  const speak = useFieldSpeak();
  const { narrator } = useFieldView();
  const seen = useFieldSelector(selectFieldSeen);
  const statistics = useFieldSelector(selectFieldStatistics);
  const units = useFieldSelector(selectFieldFighters);
  const viewer = useFieldSelector(selectFieldViewer);
  const bySide = useFieldSelector((state) => selectIsFieldShared(state) || selectIsFieldWatched(state));
  const winner = seen?.field.winner ?? null;
  if (seen === null || winner === null) return null;
  const teller = fromSide({ ...narrator, units }, bySide ? null : viewer);
  const who = winner === 'draw' ? winner : whoIs(teller, winner);
  const names = { left: whoIs(teller, 'left'), right: whoIs(teller, 'right') };
  const named = { left: speak('stage.squad', { who: names.left }), right: speak('stage.squad', { who: names.right }) };
  return (
    <Dialog title={speak('stage.won', { who })} onClose={onClose}>
      <p className={styles.reason}>
        <Icon name={winner === viewer ? 'trophy-cup' : 'flying-flag'} />{' '}
        {speak('stage.ended', { who, reason: seen.field.endReason ?? 'agreement' })}
      </p>
      {statistics === null ? null : (
        <section aria-label={speak('stage.figures')}>
          <p className={styles.squads}>
            {SIDES.map((side) => (
              <span key={side} className={winner === side ? styles.winner : undefined}>
                <span className={styles.name}>{named[side]}</span> <b>{statistics.health.at(-1)?.health[side] ?? 0}</b>{' '}
                <small>{speak('stage.standing', { count: standingOf(units, side) })}</small>
              </span>
            ))}
          </p>
          <HealthChart marks={statistics.health} names={named} viewer={viewer} />
          <FieldFigures statistics={statistics} names={named} teller={teller} />
        </section>
      )}
      <div className={`${buttons.row} ${styles.ways}`}>
        <button type="button" className={buttons.primary} onClick={onAgain}>
          {speak('stage.again')}
        </button>
        <button type="button" onClick={onSwap}>
          {speak('stage.swap')}
        </button>
        <button type="button" onClick={() => void onReplay()}>
          {speak('stage.replay')}
        </button>
        <button type="button" onClick={onClose}>
          {speak('stage.look')}
        </button>
        <button type="button" onClick={onMuster}>
          {speak('stage.muster')}
        </button>
      </div>
    </Dialog>
  );
}

function standingOf(units: readonly { readonly side: string; readonly position: unknown }[], side: string): number {
  return units.filter((unit) => unit.side === side && unit.position !== null).length;
}
