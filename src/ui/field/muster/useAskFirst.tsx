import { AnimatePresence } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import { useRunning } from './RunningBattle';

const askFirst = ownFile(() => import('./AskFirst').then((room) => room.AskFirst));

interface Asking {
  /** Begins at once, or when the person gives the running battle up. */
  readonly begin: (run: () => void) => void;
  readonly question: ReactNode;
}

/** Whatever begins a battle asks first while another goes on. */
export function useAskFirst(catalog: FieldCatalog, language: Language): Asking {
  const running = useRunning(catalog, language);
  const [waiting, setWaiting] = useState<{ readonly run: () => void } | null>(null);
  return {
    begin: (run) => {
      if (running === null) run();
      else setWaiting({ run });
    },
    question: (
      <AnimatePresence>
        {waiting === null ? null : (
          <Fetched
            key="ask"
            file={askFirst}
            with={{ catalog, language, onBegin: waiting.run, onClose: () => setWaiting(null) }}
          />
        )}
      </AnimatePresence>
    ),
  };
}
