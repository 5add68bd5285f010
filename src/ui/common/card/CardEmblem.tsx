import { Medallion } from '../../art/Medallion';
import { Scroll } from '../../art/Scroll';
import { EmblemIcon } from '../icons/Icon';
import styles from './CardEmblem.module.css';
import type { CardLook } from './useCardLook';

/** A card by its emblem alone: on a medallion for a unit, on a little scroll for a stratagem. */
export function CardEmblem({ look }: { readonly look: CardLook }) {
  if (look.stratagem === undefined) return <Medallion faction={look.faction} emblem={look.emblem} />;
  return (
    <Scroll className={styles.scroll ?? ''}>
      <EmblemIcon name={look.emblem} className={styles.glyph ?? ''} />
    </Scroll>
  );
}
