import { AnimatePresence } from 'framer-motion';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countPlaces } from '../../store/home/countPlaces';
import { selectLanguage } from '../../store/view/battleSelectors';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { CreditsDialog } from '../screens/CreditsDialog';
import { FairPlayDialog } from '../screens/FairPlayDialog';
import { HowToDialog } from '../screens/HowToDialog';
import { ScenarioDrop } from '../screens/ScenarioDrop';
import { ScenarioOpener } from '../screens/ScenarioOpener';
import { ShelfWays } from '../screens/ShelfWays';
import { type HomeDialog, openHomeDialog, useHomeDialog } from './dialogs';
import { KeysDialog } from './KeysDialog';
import { SHELF_PLACE } from './shelfPlace';

interface DialogProps {
  readonly onClose: () => void;
}

const DIALOGS: Readonly<Record<HomeDialog, ComponentType<DialogProps>>> = {
  howTo: HowToDialog,
  files: FilesDialog,
  fair: FairPlayDialog,
  credits: CreditsDialog,
  keys: KeysDialog,
};

/** What needs the game itself on the start page: its dialogs, files that are dropped, battles that lie beside the running one. */
export function HomeExtras() {
  const open = useHomeDialog();
  const isShelfUsed = useAppSelector(({ shelf }) => shelf.aside !== null || shelf.replaced);
  const Open = open === null ? null : DIALOGS[open];
  const { archive } = useAppStore();
  const language = useAppSelector(selectLanguage);
  useEffect(() => void countPlaces(archive, language), [archive, language]);
  // Nothing of it waits for whoever comes back.
  useEffect(() => () => openHomeDialog(null), []);
  return (
    <>
      <ScenarioDrop />
      <AnimatePresence>
        {Open === null ? null : <Open key={open} onClose={() => openHomeDialog(null)} />}
      </AnimatePresence>
      {isShelfUsed ? (
        <OnShelf>
          <ShelfWays />
        </OnShelf>
      ) : null}
    </>
  );
}

/** The start page leaves room for it. */
function OnShelf({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(SHELF_PLACE)), []);
  return place === null ? null : createPortal(children, place);
}

function FilesDialog({ onClose }: DialogProps) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('home.scenario.title')} onClose={onClose}>
      <ScenarioOpener onChosen={onClose} />
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
