import { useId } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import type { AttackRules } from '../../../skirmish/model/rules';
import type { FieldSpeak } from '../../../words/field/narrator';
import { Icon } from '../../common/icons/Icon';
import { useFieldSpeak } from '../common/fieldHooks';
import { RULE_ICONS } from '../common/ruleIcons';
import { faceDescription, faceName } from './faceWords';
import styles from './RuleSetChoice.module.css';

interface RuleSetChoiceProps {
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Every rule set there is a file of, with what it is like and what it rolls. */
export function RuleSetChoice({ catalog, language, value, onChoose }: RuleSetChoiceProps) {
  const speak = useFieldSpeak();
  const group = useId();
  return (
    <fieldset className={styles.sets}>
      <legend className={styles.legend}>{speak('muster.rules')}</legend>
      {Object.values(catalog.rules).map((face) => (
        <label key={face.id} className={styles.set}>
          <input type="radio" name={group} checked={face.id === value} onChange={() => onChoose(face.id)} />
          <RuleSetCard face={face} language={language} />
        </label>
      ))}
    </fieldset>
  );
}

function RuleSetCard({ face, language }: { readonly face: FieldRulesFace; readonly language: Language }) {
  const speak = useFieldSpeak();
  return (
    <span className={styles.card}>
      <Icon name={RULE_ICONS[face.attack.kind]} className={styles.icon ?? ''} />
      <span className={styles.name}>{faceName(face, language)}</span>
      <span className={styles.dice}>{diceWord(speak, face.attack)}</span>
      <span className={styles.like}>{faceDescription(face, language)}</span>
    </span>
  );
}

/** "one d20", "2d6", "no dice". */
function diceWord(speak: FieldSpeak, attack: AttackRules): string {
  if (attack.kind === 'fixed') return speak('muster.dice.fixed');
  if (attack.kind === 'total') return speak('muster.dice.total', { dice: attack.dice });
  return speak(`muster.dice.${attack.kind}`, { die: attack.die });
}
