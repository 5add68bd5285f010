import { selectCatalog } from '../../store/view/battleSelectors';
import { CardPicture } from '../art/pictures/CardPicture';
import type { View } from '../art/theatre/subject';
import type { CardLook } from '../common/card/useCardLook';
import { useAppSelector } from '../common/hooks/storeHooks';
import { EmblemIcon } from '../common/icons/Icon';
import { Exhibit, Room } from './Exhibit';
import styles from './PicturesRoom.module.css';

/** As wide as they are on a card of the hand, on a phone, on the board, and in a row of a deck. */
const SIZES: readonly (readonly [View, number])[] = [
  ['stage', 150],
  ['bust', 62],
  ['token', 76],
  ['mark', 36],
];

/** Every card at every size. */
export function PicturesRoom() {
  const looks = useLooks();
  return (
    <Room id="pictures" title="Pictures of the cards">
      {SIZES.map(([view, width]) => (
        <Exhibit key={view} title={view} note={`${width} pixels wide`}>
          {looks.map((look) => (
            <figure key={look.id} className={styles.card}>
              <span className={styles[view]}>
                <CardPicture look={look} view={view} width={width}>
                  <EmblemIcon name={look.emblem} />
                </CardPicture>
              </span>
              <figcaption>{look.name}</figcaption>
            </figure>
          ))}
        </Exhibit>
      ))}
    </Room>
  );
}

/** The whole catalog, whatever the battle at hand has in its book. */
function useLooks(): CardLook[] {
  const { cards, stratagems } = useAppSelector(selectCatalog);
  const units = Object.values(cards).map((card) => ({ ...card, figures: card, stratagem: undefined }));
  const orders = Object.values(stratagems).map((card) => ({ ...card, figures: undefined, stratagem: card }));
  return [...units, ...orders].map((card) => ({ ...card, faction: card.faction ?? 'none' }));
}
