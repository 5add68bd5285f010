import type { ReactNode } from 'react';
import { hasColumn } from '../../battle/model/cellSet';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { selectDeploymentZone } from '../../store/view/zoneSelectors';
import type { WordId } from '../../words/en';
import { TypeGlyph } from '../art/TypeGlyph';
import { zoneChange } from '../board/zoneChange';
import { ZONE_ICONS } from '../board/zoneIcons';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './ZonePanel.module.css';

interface ZonePanelProps {
  readonly col: number;
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** A column in words: what its header says in signs, and who deploys there. */
export function ZonePanel({ col, seen, rules }: ZonePanelProps) {
  const speak = useSpeak();
  const isOwn = hasColumn(useAppSelector(selectDeploymentZone(seen.side, null)), col);
  const isEnemys = hasColumn(useAppSelector(selectDeploymentZone(OPPONENT[seen.side], null)), col);
  const zone = rules.zones[col];
  if (zone === undefined) return null;
  return (
    <section className={styles.panel} aria-label={speak('zones.look')}>
      <h2 className={styles.heading}>
        <Icon name={ZONE_ICONS[zone.id]} /> {speak(`zone.${zone.id}`)}
      </h2>
      <dl className={styles.changes}>
        {COMBAT_TYPES.map((type) => (
          <Change key={type} percent={zone.attack[type]}>
            <TypeGlyph type={type} /> {speak('zones.attack', { type: speak(`type.${type}`) })}
          </Change>
        ))}
        <Change percent={zone.defense}>
          <Icon name="shield" /> {speak('zones.defense')}
        </Change>
      </dl>
      <p className={styles.deploy}>{speak(deployWord(isOwn, isEnemys))}</p>
    </section>
  );
}

function Change({ percent, children }: { readonly percent: number; readonly children: ReactNode }) {
  const speak = useSpeak();
  return (
    <div className={styles.change}>
      <dt>{children}</dt>
      <dd>{percent === 100 ? speak('zones.unchanged') : `${zoneChange(percent)} %`}</dd>
    </div>
  );
}

function deployWord(isOwn: boolean, isEnemys: boolean): WordId {
  if (isOwn && isEnemys) return 'zones.deploy.both';
  return isOwn ? 'zones.deploy.yours' : 'zones.deploy.enemys';
}
