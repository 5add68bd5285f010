import { selectUndoCount, selectWhyNoUndo } from '../../store/view/battleSelectors';
import { useGuide } from '../battle/guide';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { ToolButton } from './ToolButton';

/** Takes orders back, one after the other, up to the last one that revealed something; says why when it can't. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const speak = useSpeak();
  const count = useAppSelector(selectUndoCount);
  const hindrance = useAppSelector(selectWhyNoUndo);
  const isAsked = useGuide()?.button === 'undo';
  return (
    <ToolButton
      icon={hindrance === 'revealed' ? 'padlock' : 'anticlockwise-rotation'}
      label={speak('undo.label')}
      deed="undo"
      description={hindrance === null ? speak('undo.count', { count }) : speak(`undo.${hindrance}`)}
      count={hindrance === null ? count : null}
      disabled={hindrance !== null}
      lit={isAsked}
      onPress={onUndo}
    />
  );
}
