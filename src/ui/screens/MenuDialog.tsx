import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { battleLink } from '../../store/links/linkAddress';
import { selectIsWatched } from '../../store/seats/seatSelectors';
import { isHeardIn, KEYED_DEEDS, type KeyedDeed } from '../../store/settings/keyTable';
import { selectHasHints } from '../../store/settings/tableSettings';
import { selectHasOpponent, selectPossibleOrders } from '../../store/view/offerSelectors';
import { selectSetup } from '../../store/view/tableSelectors';
import buttons from '../common/controls/buttons.module.css';
import { CopyLink } from '../common/controls/CopyLink';
import outlined from '../common/controls/outlined.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { KeyList } from '../common/keys/KeyList';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
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

/** Comes when it is asked for: it carries the battle out once more. */
const shareRunning = ownFile(() =>
  import('../battles/replay/ShareRunningBattle').then((room) => room.ShareRunningBattle),
);

const PLAYERS_DEEDS = KEYED_DEEDS.filter((deed) => isHeardIn(deed, 'battle'));
const WATCHERS_DEEDS = KEYED_DEEDS.filter((deed) => isHeardIn(deed, 'watch'));

/** The keys that do something in this battle. */
function useKeyedDeeds(isWatched: boolean): readonly KeyedDeed[] {
  const possible = useAppSelector(selectPossibleOrders);
  const hasHints = useAppSelector(selectHasHints);
  const hasOpponent = useAppSelector(selectHasOpponent);
  const idle = new Set<KeyedDeed>();
  if (!possible.has('brace')) idle.add('brace');
  if (!possible.has('march')) idle.add('march').add('fallBack');
  if (!hasHints) idle.add('hint');
  if (!hasOpponent) idle.add('why');
  return (isWatched ? WATCHERS_DEEDS : PLAYERS_DEEDS).filter((deed) => !idle.has(deed));
}

/** Keys that stay as they are; whoever only looks on has the arrows alone. */
const FIXED = ['arrows', 'enter', 'escape', 'hand'] as const;
const WATCHERS_FIXED = ['arrows'] as const;

function BattleKeys() {
  const speak = useSpeak();
  const isWatched = useAppSelector(selectIsWatched);
  const deeds = useKeyedDeeds(isWatched);
  const fixed = isWatched ? WATCHERS_FIXED : FIXED;
  return (
    <>
      <KeyList
        fixed={fixed.map((key) => ({ keys: speak(`keys.${key}`), does: speak(`keys.${key}.battle`) }))}
        deeds={deeds}
      />
      {isWatched ? null : <p className={styles.drag}>{speak('keys.drag')}</p>}
    </>
  );
}

/** Settings, the keys, and the two ways out of a battle. */
export function MenuDialog({ mayConcede, onCommand, onConcede, onHome, onClose }: MenuDialogProps) {
  const speak = useSpeak();
  const [sure, setSure] = useState(false);
  const [isHowToOpen, setHowToOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const Share = useOwnFile(shareRunning, isSharing);
  const setup = useAppSelector(selectSetup);
  const ownBook = useOwnBookSentence();
  return (
    <Dialog title={speak('settings.title')} onClose={onClose}>
      {ownBook === null ? null : <p>{ownBook}</p>}
      <SettingsForm />
      <h3 className={styles.heading}>{speak('keys.title')}</h3>
      <BattleKeys />
      <div className={outlined.buttons}>
        {setup === null ? null : <CopyLink label={speak('link.copyBattle')} link={() => battleLink(setup)} />}
        <button type="button" onClick={() => setSharing(true)}>
          {speak('link.share')}
        </button>
      </div>
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
        {Share === null ? null : <Share key="share" onClose={() => setSharing(false)} />}
      </AnimatePresence>
    </Dialog>
  );
}
