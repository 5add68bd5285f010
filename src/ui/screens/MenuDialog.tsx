import { useState } from 'react';
import { battleLink } from '../../store/battleLink';
import { selectIsWatched } from '../../store/seatSelectors';
import { selectSetup } from '../../store/tableSelectors';
import buttons from '../common/buttons.module.css';
import { CopyLink } from '../common/CopyLink';
import { Dialog } from '../common/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks';
import { HowToDialog } from './HowToDialog';
import styles from './MenuDialog.module.css';
import { SettingsForm } from './SettingsForm';

interface MenuDialogProps {
  readonly mayConcede: boolean;
  /** Null for who only looks on. */
  readonly onCommand: (() => void) | null;
  readonly onConcede: () => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
}

const KEY_WORDS = [
  'keys.arrows',
  'keys.enter',
  'keys.escape',
  'keys.numbers',
  'keys.undo',
  'keys.threats',
  'keys.hint',
  'keys.why',
  'keys.brace',
  'keys.cards',
  'keys.end',
  'keys.mute',
  'keys.log',
  'keys.command',
  'keys.list',
  'keys.drag',
] as const;

const WATCHERS_KEY_WORDS = [
  'keys.arrows',
  'watched.keys.pause',
  'watched.keys.step',
  'watched.keys.speed',
  'keys.why',
] as const;

/** Settings, the keys, and the two ways out of a battle. */
export function MenuDialog({ mayConcede, onCommand, onConcede, onHome, onClose }: MenuDialogProps) {
  const speak = useSpeak();
  const [sure, setSure] = useState(false);
  const [isHowToOpen, setHowToOpen] = useState(false);
  const setup = useAppSelector(selectSetup);
  const isWatched = useAppSelector(selectIsWatched);
  return (
    <Dialog title={speak('settings.title')} onClose={onClose}>
      <SettingsForm />
      <h3 className={styles.heading}>{speak('keys.title')}</h3>
      <ul className={styles.keys}>
        {(isWatched ? WATCHERS_KEY_WORDS : KEY_WORDS).map((word) => (
          <li key={word}>{speak(word)}</li>
        ))}
      </ul>
      {setup === null ? null : <CopyLink label={speak('link.copyBattle')} link={() => battleLink(setup)} />}
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {speak('controls.close')}
        </button>
        {onCommand === null ? null : (
          <button type="button" onClick={onCommand}>
            {speak('command.title')}
          </button>
        )}
        <button type="button" onClick={onHome}>
          {speak('controls.leave')}
        </button>
        <button type="button" onClick={() => setHowToOpen(true)}>
          {speak('home.howTo')}
        </button>
        <button type="button" disabled={!mayConcede} onClick={sure ? onConcede : () => setSure(true)}>
          {speak(sure ? 'controls.concede.sure' : 'controls.concede')}
        </button>
      </div>
      {isHowToOpen ? <HowToDialog onClose={() => setHowToOpen(false)} /> : null}
    </Dialog>
  );
}
