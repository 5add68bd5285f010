import { useState } from 'react';
import { selectIsPersonsTurn } from '../../store/view/battleSelectors';
import { hintOn } from '../battle/hint';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { ToolButton } from './ToolButton';
import { useHint } from './useHint';

/** Asks for a hint, step by step, and says it to assistive technology. */
export function HintButton() {
  const speak = useSpeak();
  const store = useAppStore();
  const isTurn = useAppSelector(selectIsPersonsTurn);
  const { hint, sentences, reasons } = useHint();
  const isShown = hint.status !== 'none';
  const told = [...sentences, ...reasons].join(' ');
  // That it was put away is said once, and nothing before the first one.
  const [wasShown, setShown] = useState(false);
  if (isShown && !wasShown) setShown(true);
  const description = speak(isTurn ? 'hint.about' : 'hint.not-now');
  return (
    <>
      <ToolButton
        icon="lantern-flame"
        label={speak('hint.title')}
        deed="hint"
        description={description}
        disabled={!isTurn}
        pressed={isShown}
        onPress={() => hintOn(store)}
      />
      <VisuallyHidden>
        <span role="status">{isShown ? told : wasShown ? speak('hint.gone') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
