import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import type { FieldSetup } from '../../../store/field/setup/fieldSetup';
import { faceFor } from '../../../store/field/setup/setupBook';
import { Fetched } from '../common/Fetched';
import { useFieldSpeak } from '../common/fieldHooks';
import { helpDialog } from './helpFile';

interface HelpDoorProps {
  readonly catalog: FieldCatalog;
  readonly setup: Pick<FieldSetup, 'rules' | 'victory' | 'fog'>;
  readonly language: Language;
}

/** The way to how the chosen rule set works. */
export function HelpDoor({ catalog, setup, language }: HelpDoorProps) {
  const speak = useFieldSpeak();
  const [isOpen, setOpen] = useState(false);
  const face = faceFor(catalog, setup);
  if (face === null) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {speak('muster.rules.help')}
      </button>
      <AnimatePresence>
        {isOpen ? (
          <Fetched key="help" file={helpDialog} with={{ face, catalog, language, onClose: () => setOpen(false) }} />
        ) : null}
      </AnimatePresence>
    </>
  );
}
