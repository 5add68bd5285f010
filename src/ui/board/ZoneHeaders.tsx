import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { ZoneRules } from '../../battle/model/rules';
import type { Side } from '../../kernel/sides';
import type { ColumnControl } from '../../store/view/houseRuleSelectors';
import { TypeGlyph } from '../art/TypeGlyph';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { memoByValue } from '../common/hooks/memoByValue';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { ColumnSigns } from './ColumnSigns';
import styles from './ZoneHeaders.module.css';
import { zoneChange } from './zoneChange';
import { ZONE_ICONS } from './zoneIcons';

interface ZoneHeadersProps {
  /** As the viewer's cards have them. */
  readonly zones: readonly ZoneRules[];
  readonly viewer: Side;
  /** Null while no rule speaks of whole columns. */
  readonly control: readonly ColumnControl[] | null;
  readonly onPoint: (col: number) => void;
  readonly onLeave: () => void;
}

/** What each column does to attack, by combat type, and to defense: always in sight above the board, in words when pressed. */
export const ZoneHeaders = memoByValue(function ZoneHeaders(props: ZoneHeadersProps) {
  const { zones, viewer, control, onPoint, onLeave } = props;
  const speak = useSpeak();
  return (
    <ul className={styles.headers} aria-label={speak('zones.title')}>
      {zones.map((zone, col) => (
        <li key={zone.id}>
          <button
            type="button"
            className={`${styles.header} ${styles[zone.id]}`}
            onClick={() => onPoint(col)}
            onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : onPoint(col))}
            onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : onLeave())}
            onFocus={({ currentTarget }) => (currentTarget.matches(':focus-visible') ? onPoint(col) : undefined)}
          >
            <span className={styles.name}>
              <Icon name={ZONE_ICONS[zone.id]} />
              {speak(`zone.${zone.id}`)}
              <SignsOf control={control?.[col]} viewer={viewer} />
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
          </button>
        </li>
      ))}
    </ul>
  );
});

function SignsOf({ control, viewer }: { readonly control: ColumnControl | undefined; readonly viewer: Side }) {
  return control === undefined ? null : <ColumnSigns control={control} viewer={viewer} />;
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
    <span className={`${styles.modifier} ${tone}`} title={`${label}: ${zoneChange(percent)}%`}>
      {children}
      <VisuallyHidden>
        {label}: {change === 0 ? speak('zones.unchanged') : ''}
      </VisuallyHidden>
      <span aria-hidden={change === 0}>
        {zoneChange(percent)}
        {change === 0 ? null : <span className={styles.percent}>%</span>}
      </span>
      {change === 0 ? null : <span className={styles.arrow} aria-hidden="true" />}
    </span>
  );
}
