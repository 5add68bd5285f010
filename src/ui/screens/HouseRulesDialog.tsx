import type { SiegeRules } from '../../battle/model/rules';
import { lookUp } from '../../kernel/dispatch';
import type { Side } from '../../kernel/sides';
import { selectCatalog, selectLanguage, selectRules, selectViewer } from '../../store/view/battleSelectors';
import { selectHouseRules } from '../../store/view/houseRuleSelectors';
import { houseRuleHelp } from '../../words/houseRules';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { houseRuleWords } from '../common/houseRules/houseRuleWords';
import styles from './HouseRulesDialog.module.css';

/** The house rules of the battle: each in its sentence, then how they show and how one orders what they allow. */
export function HouseRulesDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const rules = useAppSelector(selectRules);
  const viewer = useAppSelector(selectViewer);
  const ids = useAppSelector(selectHouseRules);
  return (
    <Dialog title={speak('houseRules.title')} onClose={onClose}>
      <dl className={styles.rules}>
        {ids.map((id) => {
          const rule = lookUp(catalog.houseRules, id);
          const words = rule === undefined ? null : houseRuleWords(rule, language);
          return (
            <div key={id}>
              <dt>{words?.name ?? id}</dt>
              <dd>{words?.description ?? speak('houseRules.gone')}</dd>
            </div>
          );
        })}
      </dl>
      {rules === null ? null : <OnTable rules={rules} viewer={viewer} />}
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

function OnTable({ rules, viewer }: { readonly rules: SiegeRules; readonly viewer: Side }) {
  const speak = useSpeak();
  const told = houseRuleHelp(rules, viewer, speak);
  if (told.length === 0) return null;
  return (
    <>
      <h3>{speak('houseRules.onTable')}</h3>
      {told.map((sentence) => (
        <p key={sentence} className={styles.how}>
          {sentence}
        </p>
      ))}
    </>
  );
}
