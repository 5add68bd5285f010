import { COMBAT_TYPES } from '../../battle/combatType';
import type { ZoneId, ZoneRules } from '../../battle/rules';
import { TypeGlyph } from '../art/TypeGlyph';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import type { IconName } from '../common/iconNames';
import { VisuallyHidden } from '../common/VisuallyHidden';
import styles from './ZoneHeaders.module.css';

const ZONE_ICONS: Readonly<Record<ZoneId, IconName>> = {
  'left-wing': 'flame',
  center: 'crossed-swords',
  'right-wing': 'wave-crest',
};

/** What each column does to attack, by combat type, and to defense: always in sight above the board. */
export function ZoneHeaders({ zones }: { readonly zones: readonly ZoneRules[] }) {
  const speak = useSpeak();
  return (
    <ul className={styles.headers} aria-label={speak('zones.title')}>
      {zones.map((zone) => (
        <li key={zone.id} className={`${styles.header} ${styles[zone.id]}`}>
          <span className={styles.name}>
            <Icon name={ZONE_ICONS[zone.id]} />
            {speak(`zone.${zone.id}`)}
          </span>
          <span className={styles.modifiers}>
            {COMBAT_TYPES.map((type) => (
              <Modifier
                key={type}
                label={speak('zones.attack', { type: speak(`type.${type}`) })}
                percent={zone.attack[type]}
              >
                <TypeGlyph type={type} />
              </Modifier>
            ))}
            <span className={styles.rule} />
            <Modifier label={speak('zones.defense')} percent={zone.defense}>
              <Icon name="shield" />
            </Modifier>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ModifierProps {
  readonly label: string;
  readonly percent: number;
  readonly children: React.ReactNode;
}

/** A change by percent: sign, arrow and colour say the same thing three times. */
function Modifier({ label, percent, children }: ModifierProps) {
  const speak = useSpeak();
  const change = percent - 100;
  const tone = change > 0 ? styles.gain : change < 0 ? styles.loss : styles.even;
  return (
    <span className={`${styles.modifier} ${tone}`} title={`${label}: ${signed(change)}%`}>
      {children}
      <VisuallyHidden>
        {label}: {change === 0 ? speak('zones.unchanged') : ''}
      </VisuallyHidden>
      <span aria-hidden={change === 0}>
        {signed(change)}
        {change === 0 ? null : <span className={styles.percent}>%</span>}
      </span>
      {change === 0 ? null : <span className={styles.arrow} aria-hidden="true" />}
    </span>
  );
}

function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
