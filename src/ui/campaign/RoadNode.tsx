import * as m from 'framer-motion/m';
import type { KeyboardEvent } from 'react';
import { EmblemGlyph } from '../art/EmblemGlyph';
import { Icon } from '../common/icons/Icon';
import type { LabelSide } from './labelSide';
import styles from './RoadNode.module.css';
import { ROAD_SECONDS } from './roadSeconds';

const MOST_HONOURS = 3;

interface RoadNodeProps {
  readonly number: number;
  readonly name: string;
  /** How it stands there, for whoever doesn't see it. */
  readonly whole: string;
  readonly level: string;
  readonly faction: string;
  readonly emblem: string;
  readonly state: 'won' | 'next' | 'closed';
  readonly honours: number;
  /** Won since the map was seen last: its seal is pressed now. */
  readonly isFresh: boolean;
  readonly isChosen: boolean;
  readonly label: LabelSide;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A battle on the road: the enemy's sign once it is won or next, its number before that. */
export function RoadNode(props: RoadNodeProps) {
  const { number, name, state, honours, isFresh } = props;
  return (
    <>
      <button
        type="button"
        data-node=""
        className={`${styles.node} ${styles[state]} f-${props.faction}`}
        aria-current={props.isChosen}
        aria-label={props.whole}
        onClick={props.onPress}
        onKeyDown={props.onKeyDown}
      >
        {state === 'closed' ? (
          number
        ) : (
          <svg viewBox="0 0 48 48" className={styles.emblem} aria-hidden="true" focusable="false">
            <EmblemGlyph name={props.emblem} across={24} down={24} size={28} />
          </svg>
        )}
        {state === 'won' ? (
          <m.span
            className={styles.seal}
            initial={isFresh ? { scale: 1.4, opacity: 0 } : false}
            animate={{ scale: 1, opacity: 1, x: isFresh ? [0, 2, -1, 0] : 0 }}
            transition={{ delay: ROAD_SECONDS.seal, duration: 0.16 }}
          >
            <Icon name="check-mark" />
          </m.span>
        ) : null}
        {state === 'next' ? <span className={styles.flag}>{number}</span> : null}
      </button>
      <span className={`${styles.label} ${styles[props.label]}`} aria-hidden="true">
        <b>{name}</b>
        <small>
          {state === 'won' ? (
            <span className={styles.stars}>{'★'.repeat(honours) + '☆'.repeat(MOST_HONOURS - honours)}</span>
          ) : (
            props.level
          )}
        </small>
      </span>
    </>
  );
}
