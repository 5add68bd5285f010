import { useState } from 'react';
import { areRulesLoaded, loadRules } from '../../../store/battle/lazyRules';

/** Does something once the rules of the battle are there: at once when they were fetched before, as they are when somebody comes to press. */
export function useRules(): (act: () => void) => void {
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure !== null) throw failure.reason;
  return (act) => {
    if (areRulesLoaded()) act();
    else loadRules().then(act, (reason: unknown) => setFailure({ reason }));
  };
}
