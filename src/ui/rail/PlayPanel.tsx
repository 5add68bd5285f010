import { unitById } from '../../battle/model/board';
import type { PlayOrder } from '../../battle/model/orders';
import type { Observation } from '../../battle/view/observe';
import { zoneName } from '../../words/names';
import type { Speak } from '../../words/speak';
import type { Prospect } from '../battle/outcome';
import { CardEmblem } from '../common/card/CardEmblem';
import { useCardLook } from '../common/card/useCardLook';
import { Key } from '../common/controls/Key';
import { useScrollStop } from '../common/dialog/useScrollStop';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useForeteller } from '../common/words/useForeteller';
import styles from './PlayPanel.module.css';

interface PlayPanelProps {
  readonly order: PlayOrder;
  readonly prospect: Prospect;
  readonly seen: Observation;
  readonly onPlay: () => void;
  readonly onCancel: () => void;
}

/** What a stratagem will do where it is aimed, in the log's own sentences, computed by the engine that will carry it out. */
export function PlayPanel({ order, prospect, seen, onPlay, onCancel }: PlayPanelProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const look = lookOf(order.card);
  const told = useForeteller()(prospect);
  // Two cards of one name may get the same.
  const lines = told.map((text, place) => ({ text, key: `${place} ${text}` }));
  const scrollStop = useScrollStop();
  const target = order.unit === undefined ? undefined : unitById(seen, order.unit);
  const targetName = target === undefined ? '' : lookOf(target.card).name;
  return (
    <section className={styles.sheet} aria-label={speak('forecast.title')}>
      <header className={`${styles.header} f-${look.faction}`}>
        <span className={styles.emblem} aria-hidden="true">
          <CardEmblem look={look} />
        </span>
        <h2 className={styles.title}>{titleOf(speak, order, look.name, targetName)}</h2>
      </header>
      <div className={styles.told} {...scrollStop}>
        <ol className={styles.sentences}>
          {lines.map(({ text, key }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.play} onClick={onPlay}>
          <Icon name="scroll-unfurled" /> {speak('play.do')}
        </button>
        <button type="button" onClick={onCancel}>
          {speak('forecast.cancel')} <Key>Esc</Key>
        </button>
      </div>
    </section>
  );
}

/** "Snare on Oathguard", "Gale on row 2". */
function titleOf(speak: Speak, { unit, at, row, column }: PlayOrder, name: string, target: string): string {
  if (unit !== undefined) return speak('play.title', { of: 'unit', name, target });
  if (at !== undefined)
    return speak('play.title', { of: 'cell', name, row: at.row + 1, zone: zoneName(speak, at.col) });
  if (row !== undefined) return speak('play.title', { of: 'row', name, row: row + 1 });
  if (column !== undefined) return speak('play.title', { of: 'column', name, zone: zoneName(speak, column) });
  return speak('play.title', { of: 'none', name });
}
