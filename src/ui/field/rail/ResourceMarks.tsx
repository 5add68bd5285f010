import styles from './ResourceMarks.module.css';
import type { RailVoice } from './railVoice';
import type { Resource } from './resourcesLeft';

interface ResourceMarksProps {
  readonly voice: RailVoice;
  readonly resources: readonly Resource[];
}

/** What a unit has left: a diamond for each of several actions, a word for what comes once; what is spent is struck out. */
export function ResourceMarks({ voice, resources }: ResourceMarksProps) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {resources.map((resource) =>
        resource.kind === 'action' && resource.most > 1 ? (
          <Diamonds key={resource.kind} {...resource} />
        ) : (
          <span key={resource.kind} className={resource.left > 0 ? styles.word : styles.spent}>
            {voice.speak(`rail.name.${resource.kind}`, { left: resource.left, most: resource.most })}
          </span>
        ),
      )}
    </span>
  );
}

function Diamonds({ left, most }: Resource) {
  return (
    <span className={styles.diamonds}>
      {Array.from({ length: most }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: diamonds differ by their place alone
        <span key={index} className={`${styles.diamond} ${index < left ? styles.full : ''}`} />
      ))}
    </span>
  );
}

/** The same in words. */
export function resourceWords({ speak }: RailVoice, resources: readonly Resource[]): string {
  return resources.map(({ kind, left, most }) => speak(`rail.left.${kind}`, { left, most })).join(', ');
}
