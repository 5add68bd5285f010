import { CardPicture } from '../../art/pictures/CardPicture';
import { CardToken } from '../../art/pictures/CardToken';
import { Scroll } from '../../art/Scroll';
import { EmblemIcon } from '../icons/Icon';
import styles from './CardEmblem.module.css';
import type { CardLook } from './useCardLook';

const EMBLEM_WIDTH = 44;

/** A card by its emblem alone: on a medallion for a unit, on a little scroll for a stratagem. */
export function CardEmblem({ look }: { readonly look: CardLook }) {
  if (look.stratagem === undefined) return <CardToken look={look} view="mark" width={EMBLEM_WIDTH} />;
  return (
    <Scroll className={styles.scroll ?? ''}>
      <CardPicture look={look} view="token" width={EMBLEM_WIDTH}>
        <EmblemIcon name={look.emblem} className={styles.glyph ?? ''} />
      </CardPicture>
    </Scroll>
  );
}
