import { useId } from 'react';
import type { ArmsPart } from '../../../content/campaign/arms';
import type { CampaignBattle } from '../../../content/campaign/campaignBattle';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { Icon } from '../../common/icons/Icon';
import { battleWords } from '../battleWords';
import styles from './PartChoice.module.css';
import { PieceSign } from './PieceSign';

interface PartChoiceProps {
  readonly part: ArmsPart;
  /** The piece that is borne; null for what everybody has. */
  readonly value: string | null;
  /** Those that bring a piece of this part, along the road. */
  readonly battles: readonly CampaignBattle[];
  readonly isWon: (battle: CampaignBattle) => boolean;
  readonly onChoose: (part: ArmsPart, value: string | null) => void;
}

/** One part of the arms: what everybody has, each piece that is won, and what wins the others. */
export function PartChoice({ part, value, battles, isWon, onChoose }: PartChoiceProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{speak(`heraldry.part.${part}`)}</legend>
      <div className={styles.pieces}>
        <label className={styles.piece}>
          <input type="radio" name={name} checked={value === null} onChange={() => onChoose(part, null)} />
          <PieceSign part={part} value={null} />
          <span className={styles.words}>
            <b>{speak(`heraldry.none.${part}`)}</b>
            <small>{speak('heraldry.free')}</small>
          </span>
        </label>
        {battles.map((battle) => {
          const { arms } = battle;
          const isOwned = isWon(battle);
          const from = { name: battleWords(battle, language).name };
          return (
            <label key={arms.value} className={`${styles.piece} ${isOwned ? '' : styles.locked}`}>
              <input
                type="radio"
                name={name}
                checked={value === arms.value}
                disabled={!isOwned}
                onChange={() => onChoose(part, arms.value)}
              />
              <PieceSign part={part} value={arms.value} />
              <span className={styles.words}>
                <b>{speak(`arms.${arms.value}`)}</b>
                <small>
                  {isOwned ? null : <Icon name="padlock" />} {speak(isOwned ? 'heraldry.won' : 'heraldry.locked', from)}
                </small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
