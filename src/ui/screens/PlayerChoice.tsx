import { LEVELS } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { levelledOf, nameOfLevelled, type PlayerName, YARDSTICKS } from '../../ai/players/playerNames';
import { Choice } from '../common/controls/Choice';
import { useSpeak } from '../common/hooks/storeHooks';
import { calledName, styleOf, wholeName } from '../common/words/playerNames';
import styles from './PlayerChoice.module.css';

interface PlayerChoiceProps {
  readonly label: string;
  readonly personalityLabel: string;
  readonly value: PlayerName;
  readonly onChoose: (player: PlayerName) => void;
}

const KINDS = [...LEVELS, ...YARDSTICKS] as const;
type Kind = (typeof KINDS)[number];

/** How strong an opponent is and what it is fond of; the yardsticks have neither. */
export function PlayerChoice({ label, personalityLabel, value, onChoose }: PlayerChoiceProps) {
  const speak = useSpeak();
  const levelled = levelledOf(value);
  const kind = KINDS.find((each) => each === (levelled?.level ?? value)) ?? 'recruit';
  const choose = (chosen: Kind) => {
    const asLevel = LEVELS.find((level) => level === chosen);
    const personality = levelled?.personality ?? 'neutral';
    onChoose(asLevel === undefined ? chosen : nameOfLevelled({ level: asLevel, personality }));
  };
  return (
    <div className={styles.player}>
      <Choice
        label={label}
        options={KINDS}
        value={kind}
        nameOf={(each) => wholeName(speak, each)}
        layout="row"
        onChoose={choose}
      />
      {levelled === null ? null : (
        <Choice
          label={personalityLabel}
          options={PERSONALITIES}
          value={levelled.personality}
          nameOf={(each) => speak(`personality.${each}`)}
          layout="row"
          onChoose={(personality) => onChoose(nameOfLevelled({ ...levelled, personality }))}
        />
      )}
      <p className={styles.style}>
        {speak(levelled === null ? 'why.who' : 'home.level', {
          player: calledName(speak, value),
          style: styleOf(speak, value),
          level: levelled === null ? 0 : LEVELS.indexOf(levelled.level) + 1,
          levels: LEVELS.length,
        })}
      </p>
    </div>
  );
}
