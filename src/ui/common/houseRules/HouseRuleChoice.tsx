import { useId } from 'react';
import { type HouseRule, type HouseRuleId, knownHouseRules } from '../../../content/catalog';
import { quickBattleChosen } from '../../../store/settings/settingsSlice';
import { selectCatalog, selectLanguage, selectSettings } from '../../../store/view/battleSelectors';
import { useAppDispatch, useAppSelector, useSpeak } from '../hooks/storeHooks';
import styles from './HouseRuleChoice.module.css';
import { houseRuleWords } from './houseRuleWords';

/** Which house rules the next battle has: any of them, each with its sentence. Nothing where there is no file of one. */
export function HouseRuleChoice() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { quickBattle } = useAppSelector(selectSettings);
  const rules = Object.values(catalog.houseRules);
  if (rules.length === 0) return null;
  const chosen = knownHouseRules(catalog, quickBattle.houseRules);
  const turn = (id: HouseRuleId, on: boolean) =>
    dispatch(quickBattleChosen({ houseRules: on ? [...chosen, id] : chosen.filter((other) => other !== id) }));
  return (
    <fieldset className={styles.rules}>
      <legend>{speak('home.houseRules')}</legend>
      {rules.map((rule) => (
        <Row key={rule.id} rule={rule} on={chosen.includes(rule.id)} onTurn={(on) => turn(rule.id, on)} />
      ))}
    </fieldset>
  );
}

interface RowProps {
  readonly rule: HouseRule;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

function Row({ rule, on, onTurn }: RowProps) {
  const words = houseRuleWords(rule, useAppSelector(selectLanguage));
  const sentence = useId();
  return (
    <label className={styles.rule}>
      <input
        type="checkbox"
        checked={on}
        aria-describedby={sentence}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <span>
        <b>{words.name}</b>
        <small id={sentence} aria-hidden="true">
          {words.description}
        </small>
      </span>
    </label>
  );
}
