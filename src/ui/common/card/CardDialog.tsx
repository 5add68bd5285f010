import type { CardId } from '../../../battle/model/card';
import { listed } from '../../../words/lists';
import { CloseRow } from '../controls/CloseRow';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { Dialog } from '../dialog/Dialog';
import { useSpeak } from '../hooks/storeHooks';
import styles from './CardDialog.module.css';
import { CardFace } from './CardFace';
import { type CardLook, useCardLook } from './useCardLook';

interface CardDialogProps {
  /** One, or all that something tells of. */
  readonly cards: readonly CardId[];
  readonly onClose: () => void;
}

/** Cards to be read at full size, on any screen. */
export function CardDialog({ cards, onClose }: CardDialogProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const looks = cards.map((card) => ({ card, look: lookOf(card) }));
  const names = looks.map(({ look }) => look.name);
  return (
    <Dialog title={listed(speak, names, 'and')} onClose={onClose}>
      <div className={styles.cards}>
        {looks.map(({ card, look }) => (
          <div key={card}>
            <Figures look={look} />
            <CardFace look={look} affordable place="dialog" />
          </div>
        ))}
      </div>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

/** What the face shows by pictures. */
function Figures({ look: { name, figures, stratagem } }: { readonly look: CardLook }) {
  const speak = useSpeak();
  if (stratagem !== undefined) {
    const { cost } = stratagem;
    return <VisuallyHidden>{`${name}, ${speak('cards.stratagem', { cost })}`}</VisuallyHidden>;
  }
  if (figures === undefined) return null;
  const { cost, attack, defense, health } = figures;
  return (
    <VisuallyHidden>
      {speak('hand.card', {
        ...{ name, type: speak(`type.${figures.type}`), cost, attack, defense, health, missing: 0 },
        ...{ keywords: '', lock: 'none', chosen: 'no' },
      })}
    </VisuallyHidden>
  );
}
