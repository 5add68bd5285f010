import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { battleLink } from '../../store/links/linkAddress';
import { selectIsWatched } from '../../store/seats/seatSelectors';
import { selectHasHints } from '../../store/settings/tableSettings';
import { selectHasOpponent, selectPossibleOrders } from '../../store/view/offerSelectors';
import { selectSetup } from '../../store/view/tableSelectors';
import buttons from '../common/controls/buttons.module.css';
import { CopyLink } from '../common/controls/CopyLink';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { HowToDialog } from './HowToDialog';
import styles from './MenuDialog.module.css';
import { useOwnBookSentence } from './OwnBookNote';
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
  'keys.march',
  'keys.cards',
  'keys.end',
  'keys.mute',
  'keys.log',
  'keys.command',
  'keys.list',
  'keys.settings',
  'keys.drag',
] as const;

const WATCHERS_KEY_WORDS = [
  'keys.arrows',
  'watched.keys.pause',
  'watched.keys.step',
  'watched.keys.speed',
  'keys.why',
  'keys.settings',
] as const;

type KeyWord = (typeof KEY_WORDS)[number] | (typeof WATCHERS_KEY_WORDS)[number];

/** The keys that do something in this battle. */
function useKeyWords(): readonly KeyWord[] {
  const isWatched = useAppSelector(selectIsWatched);
  const possible = useAppSelector(selectPossibleOrders);
  const hasHints = useAppSelector(selectHasHints);
  const hasOpponent = useAppSelector(selectHasOpponent);
  const idle = new Set<KeyWord>();
  if (!possible.has('brace')) idle.add('keys.brace');
  if (!possible.has('march')) idle.add('keys.march');
  if (!hasHints) idle.add('keys.hint');
  if (!hasOpponent) idle.add('keys.why');
  return (isWatched ? WATCHERS_KEY_WORDS : KEY_WORDS).filter((word) => !idle.has(word));
}

/** Settings, the keys, and the two ways out of a battle. */
export function MenuDialog({ mayConcede, onCommand, onConcede, onHome, onClose }: MenuDialogProps) {
  const speak = useSpeak();
  const [sure, setSure] = useState(false);
  const [isHowToOpen, setHowToOpen] = useState(false);
  const setup = useAppSelector(selectSetup);
  const ownBook = useOwnBookSentence();
  return (
    <Dialog title={speak('settings.title')} onClose={onClose}>
      {ownBook === null ? null : <p>{ownBook}</p>}
      <SettingsForm />
      <h3 className={styles.heading}>{speak('keys.title')}</h3>
      <ul className={styles.keys}>
        {useKeyWords().map((word) => (
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
      <AnimatePresence>
        {isHowToOpen ? <HowToDialog key="how-to" onClose={() => setHowToOpen(false)} /> : null}
      </AnimatePresence>
    </Dialog>
  );
}
