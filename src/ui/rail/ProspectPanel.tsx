import type { Prospect } from '../battle/outcome';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useForeteller } from '../common/words/useForeteller';
import styles from './ProspectPanel.module.css';

/** What a deployment, a move or a named cell would bring: the sentences that the log will have, computed by the engine. */
export function ProspectPanel({ prospect }: { readonly prospect: Prospect }) {
  const speak = useSpeak();
  const foretell = useForeteller();
  const { toll } = prospect;
  return (
    <section className={styles.sheet} aria-label={speak('forecast.title')}>
      <h2 className={styles.title}>{speak('forecast.title')}</h2>
      <ol className={styles.sentences}>
        {foretell(prospect, 'events').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {toll === null ? null : (
        <p className={styles.toll}>
          <Icon name={toll.falls ? 'death-skull' : 'broadsword'} /> −{toll.damage}
        </p>
      )}
    </section>
  );
}
