import { useEffect, useRef } from 'react';
import type { Position } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import type { Side } from '../../kernel/sides';
import { screenTaken } from '../../store/seats/seatsSlice';
import { Medallion } from '../art/Medallion';
import { useInput } from '../battle/useInput';
import { usePointed } from '../battle/usePointed';
import { Field } from '../board/Field';
import { useAppDispatch, useSpeak } from '../common/hooks/storeHooks';
import { useBanners } from '../common/hooks/useBanners';
import { useFighters } from '../common/words/useFighters';
import { TabStrip } from '../rail/TabStrip';
import screen from './BattleScreen.module.css';
import styles from './Curtain.module.css';

const NOWHERE: readonly Position[] = [];

interface CurtainProps {
  readonly side: Side;
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/**
 * Between two people at one screen: only the board, which is public, lies behind the sheet. No hand, no log and no order is
 * in the page until the next person takes over.
 */
export function Curtain({ side, seen, rules }: CurtainProps) {
  return (
    <div className={screen.screen}>
      <div className={styles.behind} inert>
        <PublicBoard seen={seen} rules={rules} />
      </div>
      <div className={screen.rail} />
      <Sheet side={side} seen={seen} />
    </div>
  );
}

function PublicBoard({ seen, rules }: Omit<CurtainProps, 'side'>) {
  const input = useInput();
  const pointing = usePointed(seen, input);
  return <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={NOWHERE} />;
}

/** Only the button leads past it: the browser's own ways to close a dialog must not show a hand to the wrong eyes. */
function Sheet({ side, seen }: Pick<CurtainProps, 'side' | 'seen'>) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const banner = useBanners()[side];
  const { faction } = useFighters()[side];
  const name = speak(`seat.${side}`);
  const title = speak('curtain.title', { side: name });
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.curtain}
      aria-label={title}
      onKeyDown={(event) => (event.key === 'Escape' ? event.preventDefault() : undefined)}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <span className={`${styles.emblem} f-${banner.faction}`}>
        <Medallion faction={banner.faction} emblem={banner.emblem} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.who}>
        {[faction, seen.phase === 'mulligan' ? speak('home.atHands') : speak('home.atRound', { round: seen.round })]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      <p className={styles.note}>{speak('curtain.note', { side: name })}</p>
      <button type="button" className={styles.ready} onClick={() => dispatch(screenTaken(side))}>
        {speak('curtain.ready')}
      </button>
      <TabStrip />
    </dialog>
  );
}
