import { Link } from 'wouter';
import type { HomeMemory } from '../../store/home/homeMemory';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { rememberLean } from '../routes/lean';
import styles from './PlaceLinks.module.css';
import type { HomePlace } from './places';

interface PlaceLinksProps {
  readonly places: readonly HomePlace[];
  readonly memory: HomeMemory;
}

/** The places as objects along both edges of the table, and what is read after a battle below the ways into one. */
export function PlaceLinks({ places, memory }: PlaceLinksProps) {
  const speak = useSpeak();
  const atEdges = places.filter(({ isBelow }) => isBelow !== true);
  const half = Math.ceil(atEdges.length / 2);
  const isOdd = places.length % 2 === 1;
  const groups = [
    { name: 'left', members: atEdges.slice(0, half) },
    { name: 'right', members: atEdges.slice(half) },
    { name: 'row', members: places.filter(({ isBelow }) => isBelow === true) },
  ].filter(({ members }) => members.length > 0);
  return (
    <nav className={styles.places} aria-label={speak('place.ways')}>
      {groups.map(({ name, members }) => (
        <ul key={name} className={styles[name]}>
          {members.map((place) => (
            <li key={place.path} className={isOdd && place === places.at(-1) ? styles.odd : undefined}>
              <PlaceLink place={place} memory={memory} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function PlaceLink({ place, memory }: { readonly place: HomePlace; readonly memory: HomeMemory }) {
  const speak = useSpeak();
  const { path, title, icon, Drawing, tell, counts } = place;
  const progress = counts === undefined ? undefined : memory.progress[counts];
  return (
    <Link
      href={path}
      className={styles.place}
      onClick={(event: { readonly currentTarget: Element }) => rememberLean(event.currentTarget)}
    >
      <span className={styles.drawing}>
        <Drawing done={progress?.done ?? 0} of={progress?.of ?? 0} />
      </span>
      <span className={styles.plate}>
        <Icon name={icon} />
        <span>
          <strong>{speak(title)}</strong>
          <VisuallyHidden>, </VisuallyHidden>
          <small>{tell(memory, speak)}</small>
        </span>
      </span>
    </Link>
  );
}
