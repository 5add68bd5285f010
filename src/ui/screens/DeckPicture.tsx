import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { Medallion } from '../art/Medallion';
import { Icon } from '../common/icons/Icon';
import styles from './DeckPicture.module.css';
import { factionOfDeck } from './factionOfDeck';

/** A deck by the arms of its faction. */
export function DeckPicture({ catalog, id }: { readonly catalog: Catalog; readonly id: string }) {
  const faction = factionOfDeck(catalog, id);
  const emblem = lookUp(catalog.factions, faction)?.emblem ?? 'castle';
  return (
    <span className={`${styles.emblem} f-${faction}`}>
      <Medallion faction={faction} emblem={emblem} />
    </span>
  );
}

export function Lot() {
  return <Icon name="perspective-dice-six-faces-random" className={styles.lot ?? ''} />;
}
