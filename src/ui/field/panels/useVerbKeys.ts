import { useEffect, useEffectEvent } from 'react';
import { deedOf } from '../../common/keys/keyHooks';
import { isForSomebodyElse } from '../../input/shortcutKeys';
import { VERBS, type Verb } from '../rail/verbs';

/** The letters beside the orders, while a unit is chosen. */
export function useVerbKeys(onVerb: (verb: Verb) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    const deed = deedOf('field', event);
    const verb = VERBS.find((each) => each === deed);
    if (verb === undefined) return;
    event.preventDefault();
    onVerb(verb);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
