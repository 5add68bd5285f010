import { PageHead } from '../../common/page/PageHead';
import { PlaceBar } from '../../home/PlaceBar';
import { useFieldSpeak } from '../common/fieldHooks';
import { GroundColumn } from './GroundColumn';
import { MusterBar } from './MusterBar';
import styles from './MusterTable.module.css';
import { OpponentSheet } from './OpponentSheet';
import { PositionsDoor } from './PositionsDoor';
import { ReplacedBattle } from './ReplacedBattle';
import { RulesColumn } from './RulesColumn';
import { RunningBattle } from './RunningBattle';
import { SquadColumn } from './SquadColumn';
import type { MusterProps } from './useMuster';

/** Three sheets on the table, and the way to the field below them. */
export function MusterTable(props: MusterProps) {
  const speak = useFieldSpeak();
  return (
    <div className={styles.muster}>
      <PlaceBar />
      <PageHead className={styles.top} title={speak('muster.title')}>
        <p className={styles.tagline}>{speak('muster.tagline')}</p>
        <div className={styles.ways}>
          <PositionsDoor {...props} />
        </div>
      </PageHead>
      <main className={styles.main}>
        <RunningBattle catalog={props.catalog} language={props.language} />
        <ReplacedBattle />
        <div className={styles.table}>
          <div className={styles.rules}>
            <RulesColumn {...props} />
          </div>
          <div className={styles.middle}>
            <GroundColumn {...props} />
            <OpponentSheet {...props} />
          </div>
          <div className={styles.squad}>
            <SquadColumn {...props} />
          </div>
          <MusterBar {...props} />
        </div>
      </main>
    </div>
  );
}
