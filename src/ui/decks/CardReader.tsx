import type { CardId } from '../../battle/model/card';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { CardFace } from '../common/card/CardFace';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './CardReader.module.css';
import { entriesOf, entryOf } from './collection';

interface CardReaderProps {
  readonly card: CardId;
  readonly onClose: () => void;
}

/** A card at full size, what its keywords do, and who else has them. */
export function CardReader({ card, onClose }: CardReaderProps) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const { look, keywords } = entryOf(catalog, language, speak, card);
  const all = entriesOf(catalog, language, speak);
  const bearers = keywords.map(({ id, title }) => ({
    title,
    names: all.flatMap((entry) => (entry.keywords.some((each) => each.id === id) ? entry.look.name : [])),
  }));
  return (
    <Dialog title={look.name} onClose={onClose}>
      <div className={styles.card}>
        <CardFace look={look} affordable place="dialog" />
      </div>
      {bearers.map(({ title, names }) => (
        <p key={title} className={styles.bearers}>
          <b>{title}</b>: {names.join(', ')}
        </p>
      ))}
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
