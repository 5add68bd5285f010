import type { Opening } from '../../battle/foresight/openings';
import type { WordId } from '../../words/en';
import { openingWord } from '../../words/foresight';
import type { Toll } from '../battle/outcome';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import type { CellMark } from './cellMark';
import styles from './Invitation.module.css';

interface InvitationProps {
  readonly mark: CellMark;
  readonly toll: Toll | null;
  readonly opening: Opening | null;
}

const INVITATIONS: Readonly<Partial<Record<CellMark, { readonly icon: IconName; readonly word: WordId }>>> = {
  deploy: { icon: 'card-pickup', word: 'cell.deploy' },
  move: { icon: 'boots', word: 'cell.move' },
  slide: { icon: 'back-forth', word: 'cell.slide' },
  raise: { icon: 'palisade', word: 'cell.raise' },
};

/** What a press on this cell would do, what it would cost, and which blow it opens. */
export function Invitation({ mark, toll, opening }: InvitationProps) {
  const speak = useSpeak();
  const invitation = INVITATIONS[mark];
  if (invitation === undefined) return null;
  return (
    <span className={styles.invitation}>
      <Icon name={invitation.icon} className={styles.icon ?? ''} />
      {speak(invitation.word)}
      {toll === null ? null : (
        <span className={styles.toll}>
          <Icon name={toll.falls ? 'death-skull' : 'broadsword'} /> −{toll.damage}
        </span>
      )}
      {opening === null ? null : (
        <span className={styles.opening}>
          <Icon name={opening.fells ? 'death-skull' : 'crosshair'} /> {openingWord(speak, opening)} −{opening.damage}
        </span>
      )}
    </span>
  );
}
