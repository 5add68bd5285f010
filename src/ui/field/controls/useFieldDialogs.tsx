import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lookUp } from '../../../kernel/dispatch';
import { fieldArchive } from '../../../store/field/fieldArchive';
import { rematchField } from '../../../store/field/setup/beginField';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { freshSeed } from '../../common/boot/freshSeed';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { ownFile } from '../../common/notices/useOwnFile';
import { PATHS } from '../../routes/address';
import { goTo, openSettings } from '../../routes/navigation';
import { Fetched } from '../common/Fetched';
import { useFieldStore, useFieldView } from '../common/fieldHooks';
import { useFieldGuide } from '../guide';
import { helpDialog } from '../help/helpFile';

/** Each comes when it is wanted first: a battle begins without them. */
const fieldMenu = ownFile(() => import('./FieldMenu').then((room) => room.FieldMenu));
const fieldWhy = ownFile(() => import('../log/FieldWhy').then((room) => room.FieldWhy));
const resultDialog = ownFile(() => import('../result/FieldResultDialog').then((room) => room.FieldResultDialog));

export interface FieldDialogs {
  readonly isOpen: boolean;
  readonly openMenu: () => void;
  readonly openWhy: () => void;
  readonly showResult: () => void;
  /** The dialog that is open, or null. */
  readonly open: ReactNode;
}

/** Which dialog lies over the table. The result opens by itself when the battle ends. */
export function useFieldDialogs(): FieldDialogs {
  const page = useAppStore();
  const store = useFieldStore();
  const { book, seen, catalog } = useFieldView();
  const language = useAppSelector(selectLanguage);
  const known = lookUp(catalog.rules, book.rules.id);
  // As it is played: victory and fog may have been changed at the muster.
  const face = known === undefined ? undefined : { ...known, ...book.rules };
  const [shown, show] = useState<'menu' | 'result' | 'why' | 'help' | null>(null);
  // A guide has a word of its own for the end, and the settings alone are its menu.
  const isGuided = useFieldGuide() !== null;
  const isOver = seen.field.winner !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && !isGuided) show('result');
    wasOver.current = isOver;
  }, [isOver, isGuided]);
  const close = (): void => show(null);
  const toMuster = (): void => goTo(PATHS.field);
  // A position that no file holds can't be begun again: the muster leads on.
  const again = (sides: 'same' | 'swapped') => (): void => {
    if (!rematchField(store, freshSeed(), sides)) toMuster();
  };
  const onReplay = async (): Promise<void> => {
    const { showOwnReplay } = await import('../../battles/replay/showOwnReplay');
    await showOwnReplay(fieldArchive, store.getState(), page.archive);
  };
  const dialogs = {
    menu: (
      <Fetched
        key="menu"
        file={fieldMenu}
        with={{ onClose: close, onHelp: () => show('help'), onWhy: () => show('why') }}
      />
    ),
    help:
      face === undefined ? null : (
        <Fetched key="help" file={helpDialog} with={{ face, catalog, language, onClose: close }} />
      ),
    why: <Fetched key="why" file={fieldWhy} with={{ onClose: close }} />,
    result: (
      <Fetched
        key="result"
        file={resultDialog}
        with={{ onAgain: again('same'), onSwap: again('swapped'), onReplay, onMuster: toMuster, onClose: close }}
      />
    ),
  };
  return {
    isOpen: shown !== null,
    openMenu: isGuided ? openSettings : () => show('menu'),
    openWhy: () => show('why'),
    showResult: () => show('result'),
    open: shown === null ? null : dialogs[shown],
  };
}
