import type { ReactNode } from 'react';
import { COMBAT_TYPES } from '../../battle/combatType';
import type { Observation } from '../../battle/observe';
import type { SiegeRules } from '../../battle/rules';
import { OPPONENT, type Side } from '../../battle/sides';
import type { WordId } from '../../words/en';
import { TypeGlyph } from '../art/TypeGlyph';
import { zoneChange } from '../board/zoneChange';
import { ZONE_ICONS } from '../board/zoneIcons';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import styles from './ZonePanel.module.css';

interface ZonePanelProps {
  readonly col: number;
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** A column in words: what its header says in signs, and who deploys there. */
export function ZonePanel({ col, seen, rules }: ZonePanelProps) {
  const speak = useSpeak();
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
      <p className={styles.deploy}>{speak(deployWord(col, seen, rules))}</p>
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

function deployWord(col: number, { side }: Observation, { deployColumns }: SiegeRules): WordId {
  const deploys = (who: Side): boolean => deployColumns[who].some((column) => column === col);
  const isOwn = deploys(side);
  if (isOwn && deploys(OPPONENT[side])) return 'zones.deploy.both';
  return isOwn ? 'zones.deploy.yours' : 'zones.deploy.enemys';
}
