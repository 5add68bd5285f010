import { useEffect, useEffectEvent } from 'react';
import { isForSomebodyElse } from '../../input/shortcutKeys';
import { VERB_KEYS, VERBS, type Verb } from '../rail/verbs';

/** The letters beside the orders, while a unit is chosen. */
export function useVerbKeys(onVerb: (verb: Verb) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event) || event.shiftKey) return;
    const verb = VERBS.find((each) => VERB_KEYS[each].toLowerCase() === event.key.toLowerCase());
    if (verb === undefined) return;
    event.preventDefault();
    onVerb(verb);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
