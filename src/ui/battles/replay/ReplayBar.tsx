import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import type { KeptBattle } from '../../../store/archive/keptBattle';
import { PATHS } from '../../routes/address';
import { facts, headline } from '../battleWords';
import { useTeller } from '../useTeller';
import styles from './Replay.module.css';

interface ReplayBarProps {
  readonly kept: KeptBattle | null;
  readonly round: number;
  /** The ways to share it. */
  readonly children: ReactNode;
}

/** Which battle it is, and the round that is looked at. */
export function ReplayBar({ kept, round, children }: ReplayBarProps) {
  const teller = useTeller(useMemo(() => (kept === null ? [] : [kept]), [kept]));
  const { speak } = teller;
  return (
    <header className={styles.bar}>
      <Link href={PATHS.battles} className={styles.back ?? ''}>
        {speak('replay.toBattles')}
      </Link>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{kept === null ? speak('replay.title') : headline({ speak }, kept)}</h1>
        <p>
          {kept === null ? null : `${facts(teller, kept)} · `}
          {speak('battle.round', { round })}
        </p>
      </div>
      {children}
    </header>
  );
}
