import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { Link, useLocation } from 'wouter';
import { createReplayStore } from '../../../store/replay/replayStore';
import { selectCatalog } from '../../../store/view/battleSelectors';
import { MedallionDefinitions } from '../../art/MedallionDefinitions';
import { useAppSelector, useAppStore, useSpeak } from '../../common/hooks/storeHooks';
import { Motion } from '../../common/motion/Motion';
import { ownFile, useOwnFile } from '../../common/notices/useOwnFile';
import { PageHead } from '../../common/page/PageHead';
import { BattleWords } from '../../common/words/BattleWords';
import { PATHS } from '../../routes/address';
import { Staged } from '../../stage/Staged';
import styles from '../Battles.module.css';
import { BattlesWords } from '../BattlesWords';
import { type LoadedBattle, type LoadedField, type LoadedReplay, loadReplay, readReplayPath } from './loadReplay';
import { ReplayTable } from './ReplayTable';

/** A battle of the past on the table, with every moment of it. */
export function ReplayScreen() {
  return (
    <BattleWords>
      <BattlesWords>
        <MedallionDefinitions />
        <Motion>
          <Opening />
        </Motion>
      </BattlesWords>
    </BattleWords>
  );
}

function Opening() {
  const [path] = useLocation();
  const { archive } = useAppStore();
  const catalog = useAppSelector(selectCatalog);
  const address = readReplayPath(path);
  const name = address.id ?? address.packed ?? '';
  const loaded = useLoaded(name, () => loadReplay(address, archive, catalog));
  if (loaded === null) return <Said word="replay.opening" />;
  if (loaded.type === 'loaded') {
    return loaded.mode === 'field' ? (
      <FieldLaid key={name} loaded={loaded} moment={address.moment} />
    ) : (
      <Laid key={name} loaded={loaded} moment={address.moment} />
    );
  }
  if (loaded.type === 'missing') return <Said word="replay.missing" />;
  if (loaded.type === 'noBook') return <Said word="replay.noBook" />;
  if (loaded.type === 'noNetwork') return <Said word="replay.noNetwork" />;
  return <Said word="replay.unreadable" reason={loaded.reason} />;
}

export function useLoaded(name: string, load: () => Promise<LoadedReplay>): LoadedReplay | null {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly replay: LoadedReplay } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a battle is loaded once for its name; the moment in the address changes all the time
  useEffect(() => {
    let isWanted = true;
    load().then(
      (replay) => (isWanted ? setLoaded({ name, replay }) : undefined),
      (error: unknown) =>
        isWanted ? setLoaded({ name, replay: { type: 'unreadable', reason: String(error) } }) : undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded.replay : null;
}

interface SaidProps {
  readonly word: 'replay.opening' | 'replay.missing' | 'replay.noBook' | 'replay.noNetwork' | 'replay.unreadable';
  readonly reason?: string;
}

export function Said({ word, reason = '' }: SaidProps) {
  const speak = useSpeak();
  return (
    <main className={styles.page}>
      <PageHead className={styles.head} title={speak('replay.title')} />
      <p className={styles.empty} role="status">
        {speak(word, { reason })}
      </p>
      <nav className={styles.ways} aria-label={speak('place.ways')}>
        <Link href={PATHS.battles}>{speak('replay.toBattles')}</Link>
      </nav>
    </main>
  );
}

interface LaidProps {
  readonly loaded: LoadedBattle;
  readonly moment: string | null;
}

/** Nothing of the open field comes with a card battle. */
const fieldReplay = ownFile(() => import('../../field/replay/FieldReplay').then((room) => room.FieldReplay));

function FieldLaid({ loaded, moment }: { readonly loaded: LoadedField; readonly moment: string | null }) {
  const FieldReplay = useOwnFile(fieldReplay);
  return FieldReplay === null ? <Said word="replay.opening" /> : <FieldReplay loaded={loaded} first={moment} />;
}

/** The battle's own store lies around its table; the page's settings lead it. */
function Laid({ loaded, moment }: LaidProps) {
  const page = useAppStore();
  const store = useMemo(() => {
    const { catalog, settings } = page.getState();
    return createReplayStore(loaded.replay, catalog, settings);
  }, [page, loaded]);
  return (
    <Provider store={store}>
      <Staged>
        <ReplayTable page={page} loaded={loaded} first={moment} />
      </Staged>
    </Provider>
  );
}
