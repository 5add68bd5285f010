import type { Threat } from '../../battle/foresight/threats';
import type { Unit } from '../../battle/model/unit';
import type { Standing } from '../../store/view/boardSelectors';
import type { Readiness } from '../../store/view/readinessSelectors';
import { Prow } from '../art/Prow';
import { CardToken } from '../art/pictures/CardToken';
import { useIsSmall } from '../art/pictures/useIsSmall';
import { TypeBadge } from '../art/TypeBadge';
import type { Outcome } from '../battle/outcome';
import { CardName } from '../common/card/CardName';
import { KeywordChips } from '../common/card/KeywordChips';
import { Stats } from '../common/card/Stats';
import { useCardLook } from '../common/card/useCardLook';
import type { Keyword } from '../common/card/useKeywords';
import { Flown } from '../playback/Flown';
import { useUnitGestures } from '../stage/useUnitGestures';
import { BlowBadge } from './BlowBadge';
import { HealthBar } from './HealthBar';
import { Pips } from './Pips';
import { ThreatBadge } from './ThreatBadge';
import { UnitState } from './UnitState';
import styles from './UnitToken.module.css';
import sizes from './UnitTokenSizes.module.css';
import small from './UnitTokenSmall.module.css';

interface UnitTokenProps {
  readonly unit: Unit;
  readonly own: boolean;
  readonly readiness: Readiness | null;
  readonly standing: Standing | null;
  readonly keywords: readonly Keyword[];
  readonly chosen: boolean;
  readonly blow: Outcome | null;
  readonly threat: Threat | null;
}

/** Letters of a name that fit on one line of the largest plate. */
const LONGEST_NAME = 16;

type Part = 'plate' | 'foe' | 'emblem' | 'type' | 'threat' | 'name' | 'keywords' | 'middle' | 'stats';

/** What a part looks like, and how it shrinks with its cell. */
const part = (name: Part): string => `${styles[name]} ${sizes[name]} ${small[name]}`;

/** A unit on the board. Sides differ by shape, emblem position and colour, so mirror matches read at once. */
export function UnitToken({ unit, own, readiness, standing, keywords, chosen, blow, threat }: UnitTokenProps) {
  const look = useCardLook()(unit.card);
  const token = useUnitGestures(unit, own);
  const isSmall = useIsSmall();
  const spent = readiness !== null && !readiness.canMove && !readiness.canStrike && !readiness.canBrace;
  const classes: (string | undefined)[] = [part('plate'), own ? '' : part('foe'), `f-${look.faction}`];
  if (chosen) classes.push(styles.chosen);
  if (blow !== null) classes.push(small.target);
  if (threat !== null) classes.push(small.threatened);
  if (spent) classes.push(styles.spent);
  if (standing?.hidden === true) classes.push(styles.hidden);
  return (
    <Flown unit={unit.id} token={token} className={classes.join(' ')}>
      <Prow facing={unit.facing} own={own} />
      <span className={part('emblem')}>
        <CardToken look={look} view={isSmall ? 'mark' : 'token'} width={isSmall ? 33 : 76} spent={spent} />
        <span className={part('type')}>
          <TypeBadge type={unit.type} tone="bone" />
        </span>
        {threat === null ? null : (
          <span className={part('threat')}>
            <ThreatBadge threat={threat} />
          </span>
        )}
      </span>
      <CardName look={look} className={part('name')} most={LONGEST_NAME} />
      <span className={part('keywords')}>
        <KeywordChips keywords={keywords} tone="plate" />
      </span>
      <span className={part('middle')}>
        {blow === null ? null : <BlowBadge blow={blow} />}
        {readiness === null ? null : <Pips readiness={readiness} fresh={unit.fresh} />}
        {/* A blow's number takes its place: the forecast reckons with both. */}
        {blow === null ? <UnitState unit={unit} hidden={standing?.hidden === true} /> : null}
      </span>
      <span className={part('stats')}>
        <Stats
          attack={unit.attack}
          defense={unit.defense}
          health={unit.health}
          fullHealth={unit.fullHealth}
          {...(standing === null ? {} : { now: standing })}
        />
      </span>
      <span className={styles.bar}>
        <HealthBar health={unit.health} fullHealth={unit.fullHealth} left={blow?.left ?? unit.health} />
      </span>
    </Flown>
  );
}
