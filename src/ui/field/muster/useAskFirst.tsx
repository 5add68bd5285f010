import { type ReactNode, useState } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { AskFirst } from './AskFirst';
import { useRunning } from './RunningBattle';

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
      <AskFirst
        isOpen={waiting !== null}
        catalog={catalog}
        language={language}
        onBegin={() => waiting?.run()}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
