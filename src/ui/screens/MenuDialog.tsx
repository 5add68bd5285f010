import { useState } from 'react';
import buttons from '../common/buttons.module.css';
import { Dialog } from '../common/Dialog';
import { useSpeak } from '../common/hooks';
import styles from './MenuDialog.module.css';
import { SettingsForm } from './SettingsForm';

interface MenuDialogProps {
  readonly mayConcede: boolean;
  readonly onCommand: () => void;
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
  'keys.brace',
  'keys.cards',
  'keys.end',
  'keys.mute',
  'keys.log',
  'keys.command',
  'keys.list',
  'keys.drag',
] as const;

/** Settings, the keys, and the two ways out of a battle. */
export function MenuDialog({ mayConcede, onCommand, onConcede, onHome, onClose }: MenuDialogProps) {
  const speak = useSpeak();
  const [sure, setSure] = useState(false);
  return (
    <Dialog title={speak('settings.title')} onClose={onClose}>
      <SettingsForm />
      <h3 className={styles.heading}>{speak('keys.title')}</h3>
      <ul className={styles.keys}>
        {KEY_WORDS.map((word) => (
          <li key={word}>{speak(word)}</li>
        ))}
      </ul>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {speak('controls.close')}
        </button>
        <button type="button" onClick={onCommand}>
          {speak('command.title')}
        </button>
        <button type="button" onClick={onHome}>
          {speak('controls.leave')}
        </button>
        <button type="button" disabled={!mayConcede} onClick={sure ? onConcede : () => setSure(true)}>
          {speak(sure ? 'controls.concede.sure' : 'controls.concede')}
        </button>
      </div>
    </Dialog>
  );
}
