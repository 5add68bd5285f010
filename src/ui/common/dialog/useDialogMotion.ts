import { EASE_OUT, type Frame, move } from '../../playback/frames';
import { useStageLength } from '../../stage/useStageLength';
import { useIsStill } from '../motion/useIsStill';

const ENTERS = 160;
const LEAVES = 110;

const AWAY: Frame = { opacity: 0, transform: 'translateY(14px) scale(0.985)' };
const HERE: Frame = { opacity: 1, transform: 'none' };

/** Dialogs rise a little as they come and sink as they go, at the speed of everything else. */
export function useDialogMotion() {
  const length = useStageLength();
  const scale = useIsStill() ? 0 : length;
  return {
    enter: (dialog: HTMLElement): void => {
      dialog.hidden = false;
      if (scale > 0) move(dialog, [AWAY, HERE], { duration: ENTERS * scale, easing: EASE_OUT });
    },
    /** Says when it is done. */
    leave: async (dialog: HTMLElement): Promise<void> => {
      if (scale === 0) dialog.hidden = true;
      else await move(dialog, [HERE, AWAY], { duration: LEAVES * scale, easing: EASE_OUT, stays: true }).finished;
    },
  };
}
