import { AnimatePresence } from 'framer-motion';
import { lazy, Suspense, useState } from 'react';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { selectHouseRules } from '../../store/view/houseRuleSelectors';
import { listed } from '../../words/lists';
import { houseRuleName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './HouseRules.module.css';

const LazyHouseRules = lazy(() => import('./HouseRulesDialog').then((room) => ({ default: room.HouseRulesDialog })));

/** Says which house rules the battle has, and opens what they mean. Nothing while there are none. */
export function HouseRules() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const ids = useAppSelector(selectHouseRules);
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  const rules = listed(
    speak,
    ids.map((id) => houseRuleName(catalog, language, id)),
    'and',
  );
  const name = speak('houseRules.open', { count: ids.length, rules });
  return (
    <>
      <button type="button" className={styles.open} aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="scroll-unfurled" />
        <b aria-hidden="true">{ids.length}</b>
      </button>
      <AnimatePresence>
        {isOpen ? (
          <Suspense key="house-rules" fallback={null}>
            <LazyHouseRules onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </AnimatePresence>
    </>
  );
}
