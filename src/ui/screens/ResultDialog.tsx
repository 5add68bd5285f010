import type { Observation } from '../../battle/view/observe';
import { SIDES } from '../../kernel/sides';
import { selectIsShared, selectIsWatched } from '../../store/seats/seatSelectors';
import type { RematchSides } from '../../store/start/rematch';
import { selectStatistics } from '../../store/view/statisticsSelectors';
import buttons from '../common/controls/buttons.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { type Fighter, useFighters } from '../common/words/useFighters';
import { CastleChart } from './CastleChart';
import { Figures } from './Figures';
import styles from './ResultDialog.module.css';
import { resultWord } from './resultWord';

interface ResultDialogProps {
  readonly seen: Observation;
  readonly onAgain: (sides: RematchSides) => void;
  /** It was a battle of the campaign: home is its map. */
  readonly isCampaign: boolean;
  readonly onHome: () => void;
  readonly onReplay: () => void;
  readonly onLook: () => void;
}

/** How the battle ended, its story in figures, and what one may do next. */
export function ResultDialog({ seen, isCampaign, onAgain, onHome, onReplay, onLook }: ResultDialogProps) {
  const speak = useSpeak();
  const title = useResultTitle(seen);
  const fighters = useFighters();
  const statistics = useAppSelector(selectStatistics);
  return (
    <Dialog title={title} onClose={onLook}>
      <p className={styles.reason}>
        <Icon name={seen.winner === seen.side ? 'trophy-cup' : 'castle'} />{' '}
        {seen.ending === null ? '' : speak(`result.${seen.ending}`, { round: seen.round })}
      </p>
      <section aria-label={speak('result.figures')}>
        <p className={styles.castles}>
          {SIDES.map((side) => (
            <span key={side} className={seen.winner === side ? styles.winner : undefined}>
              <span className={styles.name}>{fighters[side].name}</span> <b>{Math.max(0, seen.castles[side])}</b>{' '}
              <small>{knownOf(fighters[side])}</small>
            </span>
          ))}
        </p>
        {statistics === null ? null : (
          <>
            <CastleChart marks={statistics.castles} fighters={fighters} viewer={seen.side} />
            <Figures statistics={statistics} fighters={fighters} />
          </>
        )}
      </section>
      <div className={`${buttons.row} ${styles.ways}`}>
        <button type="button" className={buttons.primary} onClick={() => onAgain('same')}>
          {speak('result.again')}
        </button>
        <button type="button" onClick={() => onAgain('swapped')}>
          {speak('result.againSwapped')}
        </button>
        <button type="button" onClick={onReplay}>
          {speak('result.replay')}
        </button>
        <button type="button" onClick={onLook}>
          {speak('result.look')}
        </button>
        <button type="button" onClick={onHome}>
          {speak(isCampaign ? 'result.campaign' : 'result.home')}
        </button>
      </div>
    </Dialog>
  );
}

/** Personality and faction, as far as there are any. */
function knownOf({ fondness, faction }: Fighter): string {
  return [fondness, faction].filter((word) => word !== '').join(', ');
}

/** Victory or defeat for one person; where two share the screen, or nobody plays, the winner's side. */
export function useResultTitle(seen: Observation): string {
  const speak = useSpeak();
  const bySide = useAppSelector((state) => selectIsShared(state) || selectIsWatched(state));
  if (!bySide || seen.winner === null || seen.winner === 'draw') return speak(resultWord(seen));
  return speak('result.sideWon', { side: speak(`seat.${seen.winner}`) });
}
