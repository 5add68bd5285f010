import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import type { Arms } from '../../content/campaign/arms';
import type { Side } from '../../kernel/sides';
import { threatWords } from '../../words/foresight';
import type { Speak } from '../../words/speak';
import { CastleArt } from '../art/CastleArt';
import type { Outcome } from '../battle/outcome';
import { placeWord } from '../battle/places';
import { NamedPicture } from '../common/controls/NamedPicture';
import { memoByValue } from '../common/hooks/memoByValue';
import { useSpeak } from '../common/hooks/storeHooks';
import { useThreatsShown } from '../common/hooks/threatsShown';
import { isByTouch, isRepeatedClick, swallowRepeatedKey } from '../input/pressEvents';
import { CastlePictures } from '../stage/CastlePictures';
import { castlePlace } from '../stage/places';
import { useCastleGestures } from '../stage/useCastleGestures';
import { Brackets } from './Brackets';
import styles from './Castle.module.css';
import { thenWords } from './cellName';
import { ThreatBadge } from './ThreatBadge';

interface CastleProps {
  readonly side: Side;
  readonly own: boolean;
  readonly health: number;
  readonly fullHealth: number;
  readonly faction: string;
  readonly emblem: string;
  readonly arms: Arms | undefined;
  /** Row by row, the percentage of a blow that comes through; null where the row is open. */
  readonly screens: readonly (number | null)[];
  readonly blow: Outcome | null;
  /** A hint points at it. */
  readonly hinted: boolean;
  /** What the blow would bring besides. */
  readonly foretold: readonly string[];
  readonly reference: Ref<HTMLButtonElement>;
  readonly onPress: (byTouch: boolean) => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A castle with its health: pressed with a unit in hand, it is what the unit strikes at. */
export const Castle = memoByValue(function Castle(props: CastleProps) {
  const speak = useSpeak();
  const walls = useCastleGestures(props.side);
  const { side, own, blow, fullHealth } = props;
  const health = Math.max(0, props.health);
  const threats = useThreatsShown();
  const threat = own ? (threats?.castle ?? null) : null;
  const menace = own && threats !== null ? `, ${threatWords(speak, threat)}` : '';
  const strike = blow === null ? '' : speak('castle.strike', { damage: blow.damage, ends: blow.fells ? 'yes' : 'no' });
  const castle = speak(own ? 'castle.yours' : 'castle.enemys');
  const name = speak('castle.name', {
    castle,
    health,
    full: fullHealth,
    rows: screenedRows(speak, props.screens),
    strike: [strike + menace, ...thenWords(speak, props.foretold)].join(', '),
  });
  const press = (event: MouseEvent) => (isRepeatedClick(event) ? undefined : props.onPress(isByTouch(event)));
  return (
    <button
      type="button"
      ref={props.reference}
      data-spot={castlePlace(side)}
      className={`${styles.castle} ${blow === null ? '' : styles.target}`}
      data-place={placeWord({ type: 'castle', side })}
      onClick={press}
      onKeyDown={(event) => {
        swallowRepeatedKey(event);
        props.onKeyDown(event);
      }}
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onPoint())}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onLeave())}
      onFocus={({ currentTarget }) => (currentTarget.matches(':focus-visible') ? props.onPoint() : undefined)}
    >
      <NamedPicture name={name}>
        <span className={styles.gauge}>
          <span className={own ? styles.title : styles.titleFoe}>
            <span className={styles.long}>{speak(own ? 'castle.label.yours' : 'castle.label.enemys')}</span>
            <span className={styles.short}>{speak(own ? 'castle.short.yours' : 'castle.short.enemys')}</span>
          </span>
          <span className={styles.figure}>
            <b>{health}</b>
            <small>{speak('castle.of', { full: fullHealth })}</small>
          </span>
          <span className={styles.bar}>
            <span className={styles.fill} style={{ transform: `scaleX(${health / fullHealth})` }} />
          </span>
        </span>
        <span className={styles.walls}>
          <span ref={walls} className={styles.stones}>
            <CastleArt
              side={side}
              health={health}
              fullHealth={fullHealth}
              faction={props.faction}
              emblem={props.emblem}
              arms={props.arms}
              gates={[props.screens[0] ?? null, props.screens[1] ?? null, props.screens[2] ?? null]}
            />
          </span>
          {props.hinted ? <span className={styles.hinted} /> : null}
          {blow === null ? null : <Brackets tone="onWood" />}
          {blow === null ? null : <span className={styles.blow}>−{blow.damage}</span>}
          {threat === null ? null : (
            <span className={styles.threat}>
              <ThreatBadge threat={threat} />
            </span>
          )}
          <CastlePictures side={side} />
        </span>
      </NamedPicture>
    </button>
  );
});

/** What the gate badges show, in words. */
function screenedRows(speak: Speak, screens: readonly (number | null)[]): string {
  const rows = screens.flatMap((percent, row) =>
    percent === null ? [] : [speak('castle.screenedRow', { row: row + 1, percent })],
  );
  return rows.length === 0 ? '' : speak('castle.screened', { rows: rows.join(', ') });
}
