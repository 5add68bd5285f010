import { LEVELS } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { levelledOf, nameOfLevelled, type PlayerName, YARDSTICKS, type Yardstick } from '../../ai/players/playerNames';
import { EmblemGlyph } from '../art/EmblemGlyph';
import { useSpeak } from '../common/hooks/storeHooks';
import { calledName, styleOf, wholeName } from '../common/words/playerNames';
import { Bust } from '../home/art/Bust';
import { TABARDS } from '../home/art/bustShapes';
import { GROUPS, type Group } from './groups';
import { Picks } from './Picks';
import styles from './PlayerGroup.module.css';

interface PlayerGroupProps {
  readonly group: Group;
  readonly label: string;
  readonly personalityLabel: string;
  readonly value: PlayerName;
  readonly onChoose: (player: PlayerName) => void;
}

const KINDS = [...LEVELS, ...YARDSTICKS] as const;
type Kind = (typeof KINDS)[number];

/** An opponent as a person: how strong, what it is fond of, and what it says. The yardsticks have no level. */
export function PlayerGroup({ group, label, personalityLabel, value, onChoose }: PlayerGroupProps) {
  const speak = useSpeak();
  const levelled = levelledOf(value);
  const personality = levelled?.personality ?? 'neutral';
  const kind = KINDS.find((each) => each === (levelled?.level ?? value)) ?? 'recruit';
  const named = (each: Kind): PlayerName => {
    const level = LEVELS.find((known) => known === each);
    return level === undefined ? (each as Yardstick) : nameOfLevelled({ level, personality });
  };
  return (
    <div className={styles.player}>
      <div className={styles.person}>
        <span className={styles.bust}>
          <Bust player={value} />
        </span>
        <div className={styles.words}>
          <p className={styles.speech}>
            {speak(levelled === null ? `setUp.speech.${value as Yardstick}` : `setUp.speech.${personality}`)}
          </p>
          <p className={styles.style}>
            {speak(levelled === null ? 'why.who' : 'home.level', {
              player: calledName(speak, value),
              style: styleOf(speak, value),
              level: levelled === null ? 0 : LEVELS.indexOf(levelled.level) + 1,
              levels: LEVELS.length,
            })}
          </p>
        </div>
      </div>
      <Picks
        id={GROUPS[group]}
        label={label}
        options={KINDS}
        value={kind}
        nameOf={(each) => wholeName(speak, each)}
        pictureOf={(each) => <Bust player={named(each)} />}
        layout="stamps"
        onChoose={(each) => onChoose(named(each))}
      />
      {levelled === null ? null : (
        <Picks
          id={`${GROUPS[group]}-personality`}
          label={personalityLabel}
          options={PERSONALITIES}
          value={personality}
          nameOf={(each) => speak(`personality.${each}`)}
          pictureOf={(each) => (
            <svg viewBox="0 0 40 46" className={styles.banner} aria-hidden="true" focusable="false">
              <path d="M2 2H38V44L20 34 2 44Z" fill={TABARDS[each].cloth} stroke={TABARDS[each].light} />
              <EmblemGlyph name={TABARDS[each].device} across={20} down={17} size={22} className={styles.charge} />
            </svg>
          )}
          layout="stamps"
          onChoose={(each) => onChoose(nameOfLevelled({ ...levelled, personality: each }))}
        />
      )}
    </div>
  );
}
