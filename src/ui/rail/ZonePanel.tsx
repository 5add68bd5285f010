import type { ReactNode } from 'react';
import { zonesOf } from '../../battle/damage/zones';
import { hasColumn } from '../../battle/model/cellSet';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { SiegeRules, ZoneRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { selectColumnControl } from '../../store/view/houseRuleSelectors';
import { selectDeploymentZone } from '../../store/view/zoneSelectors';
import type { WordId } from '../../words/en';
import { TypeGlyph } from '../art/TypeGlyph';
import { useColumnFacts } from '../board/useColumnFacts';
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
  const zone = zonesOf(rules, seen.side)[col];
  const enemys = zonesOf(rules, OPPONENT[seen.side])[col];
  const factsOf = useColumnFacts();
  const control = useAppSelector(selectColumnControl)?.[col];
  const facts = control === undefined ? [] : factsOf(control, seen.side);
  if (zone === undefined || enemys === undefined) return null;
  return (
    <section
      className={`${styles.panel} ${rules.mirrorZones || facts.length > 0 ? styles.long : ''}`}
      aria-label={speak('zones.look')}
    >
      <h2 className={styles.heading}>
        <Icon name={ZONE_ICONS[zone.id]} /> {speak(`zone.${zone.id}`)}
      </h2>
      {rules.mirrorZones ? (
        <>
          <h3 className={styles.whose}>{speak('zones.own')}</h3>
          <Changes zone={zone} />
          <h3 className={styles.whose}>{speak('zones.enemys')}</h3>
          <Changes zone={enemys} />
        </>
      ) : (
        <Changes zone={zone} />
      )}
      {facts.map(({ key, words }) => (
        <p key={key} className={styles.fact}>
          {words.charAt(0).toUpperCase()}
          {words.slice(1)}.
        </p>
      ))}
      <DeployNote col={col} seen={seen} />
    </section>
  );
}

function Changes({ zone }: { readonly zone: ZoneRules }) {
  const speak = useSpeak();
  return (
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

function DeployNote({ col, seen }: Omit<ZonePanelProps, 'rules'>) {
  const speak = useSpeak();
  const isOwn = hasColumn(useAppSelector(selectDeploymentZone(seen.side, null)), col);
  const isEnemys = hasColumn(useAppSelector(selectDeploymentZone(OPPONENT[seen.side], null)), col);
  return <p className={styles.deploy}>{speak(deployWord(isOwn, isEnemys))}</p>;
}

function deployWord(isOwn: boolean, isEnemys: boolean): WordId {
  if (isOwn && isEnemys) return 'zones.deploy.both';
  if (isEnemys) return 'zones.deploy.enemys';
  return isOwn ? 'zones.deploy.yours' : 'zones.deploy.nobody';
}
