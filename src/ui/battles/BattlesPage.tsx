import { useMemo, useState } from 'react';
import type { KeptBattle } from '../../store/archive/keptBattle';
import { PageHead } from '../common/page/PageHead';
import { PlaceBar } from '../home/PlaceBar';
import { ArchiveWays } from './ArchiveWays';
import { BattleRow } from './BattleRow';
import rows from './BattleRow.module.css';
import styles from './Battles.module.css';
import { Filters } from './Filters';
import { isShown, NO_FILTER } from './filters';
import { LedgerSheet } from './LedgerSheet';
import { useKeptBattles } from './useKeptBattles';
import { useTeller } from './useTeller';

/** So many rows come at once: thousands would be a second's work. */
const PAGE = 30;
const NONE: readonly KeptBattle[] = [];

export function BattlesPage() {
  const archive = useKeptBattles();
  const { kept, deleted, trouble } = archive;
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(PAGE);
  const battles = kept.type === 'read' ? kept.battles : NONE;
  const shown = useMemo(() => battles.filter((battle) => isShown(battle, filter)), [battles, filter]);
  const teller = useTeller(battles);
  const { speak } = teller;
  return (
    <div className={styles.page}>
      <PlaceBar />
      <main className={styles.main}>
        <PageHead className={styles.head} title={speak('battles.title')}>
          <ArchiveWays archive={archive} />
        </PageHead>
        <div className={styles.columns}>
          <section className={styles.left}>
            {battles.length === 0 ? null : (
              <Filters battles={battles} filter={filter} teller={teller} onFilter={setFilter} />
            )}
            <p role="status" className={styles.said}>
              {kept.type === 'reading' ? speak('battles.reading') : null}
              {kept.type === 'failed' ? speak('battles.failed', { detail: kept.detail }) : null}
              {trouble === null ? null : <strong>{speak('battles.trouble', { detail: trouble })} </strong>}
              {battles.length > 0 ? speak('battles.shown', { count: shown.length }) : null}
              {deleted.length === 0 ? null : (
                <>
                  {' '}
                  {speak('battles.deleted', { count: deleted.length })}{' '}
                  <button type="button" className={styles.undo} onClick={archive.putBack}>
                    {speak('battles.undo')}
                  </button>
                </>
              )}
            </p>
            {kept.type === 'read' && battles.length === 0 ? (
              <p className={styles.empty}>{speak('battles.none')}</p>
            ) : null}
            {battles.length > 0 && shown.length === 0 ? (
              <p className={styles.empty}>{speak('battles.noneSuch')}</p>
            ) : null}
            {shown.length === 0 ? null : (
              <ol className={rows.list} aria-label={speak('battles.list')}>
                {shown.slice(0, most).map((battle) => (
                  <BattleRow key={battle.id} battle={battle} teller={teller} archive={archive.ways} />
                ))}
              </ol>
            )}
            {shown.length > most ? (
              <button type="button" className={styles.more} onClick={() => setMost(most + PAGE)}>
                {speak('battles.more', { count: Math.min(PAGE, shown.length - most) })}
              </button>
            ) : null}
          </section>
          {battles.length === 0 ? null : <LedgerSheet battles={battles} teller={teller} />}
        </div>
      </main>
    </div>
  );
}
