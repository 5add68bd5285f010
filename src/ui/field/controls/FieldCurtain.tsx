import { useEffect, useRef } from 'react';
import type { Side } from '../../../kernel/sides';
import { fieldScreenTaken } from '../../../store/field/fieldSeatsSlice';
import curtain from '../../screens/Curtain.module.css';
import { useFieldSpeak, useFieldStore } from '../common/fieldHooks';

/** Between two people at one screen: nothing of either side is in the page until the next one takes over. */
export function FieldCurtain({ side }: { readonly side: Side }) {
  const speak = useFieldSpeak();
  const { dispatch } = useFieldStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = speak(`field.side.${side}`);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={curtain.curtain}
      aria-label={speak('board.curtain.title', { side: name })}
      onKeyDown={(event) => (event.key === 'Escape' ? event.preventDefault() : undefined)}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <h2 className={curtain.title}>{speak('board.curtain.title', { side: name })}</h2>
      <p className={curtain.note}>{speak('board.curtain.note', { side: name })}</p>
      <button type="button" className={curtain.ready} onClick={() => dispatch(fieldScreenTaken(side))}>
        {speak('board.curtain.ready', { side: name })}
      </button>
    </dialog>
  );
}
