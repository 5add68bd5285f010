import { selectOwnParts } from '../../store/catalog/ownBookSelectors';
import { listed } from '../../words/lists';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';

/** Null while the battle is played with the cards and rules of the page. */
export function useOwnBookSentence(): string | null {
  const speak = useSpeak();
  const own = useAppSelector(selectOwnParts);
  if (own.length === 0) return null;
  const parts = own.map((part) => speak(`ownBook.${part}`));
  return speak('ownBook.sentence', { parts: listed(speak, parts, 'and') });
}

/** What whoever knows the shipped cards has to know: here they may be others. */
export function OwnBookNote({ className }: { readonly className: string | undefined }) {
  const speak = useSpeak();
  const sentence = useOwnBookSentence();
  if (sentence === null) return null;
  return (
    <span className={className} title={sentence}>
      <span aria-hidden="true">{speak('ownBook.short')}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </span>
  );
}
