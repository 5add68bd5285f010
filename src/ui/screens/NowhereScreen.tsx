import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasDecks } from '../../store/start/battleSetup';
import { selectCatalog } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { PATHS } from '../routes/address';
import { useAddress } from '../routes/navigation';
import { BeginButton } from './BeginButton';
import styles from './NowhereScreen.module.css';
import place from './Place.module.css';

/** No place has this address. */
export function UnknownScreen() {
  const speak = useSpeak();
  const address = useAddress();
  // While it fades, the next address is already there.
  const text = address.type === 'unknown' ? address.text : '';
  return <Nowhere title={speak('unknown.title')} text={speak('unknown.text', { address: text })} />;
}

/** The battle's address without a battle; another one is a press away. */
export function NoBattleScreen() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  return (
    <Nowhere title={speak('noBattle.title')} text={speak('noBattle.text')}>
      {hasDecks(catalog) ? <BeginButton word="home.quickBattle" isSecond /> : null}
    </Nowhere>
  );
}

interface NowhereProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Nowhere({ title, text, children }: NowhereProps) {
  const speak = useSpeak();
  return (
    <main className={styles.place}>
      <div className={`${place.sheet} ${styles.sheet}`}>
        <h1 className={`${place.title} ${styles.title}`}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Link href={PATHS.home} replace className={styles.home}>
          {speak('unknown.home')}
        </Link>
      </div>
      <div className={styles.other}>{children}</div>
    </main>
  );
}
