import { useId, useState } from 'react';
import { nameOfLevelled } from '../../ai/players/playerNames';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { nextLevel } from '../../content/campaign/honours';
import { beginCampaign } from '../../store/campaign/beginCampaign';
import { HONOURS, type Honour } from '../../store/campaign/campaignProgress';
import { ownArms } from '../../store/campaign/ownArms';
import { selectLanguage } from '../../store/view/battleSelectors';
import { battlefieldName, deckName } from '../../words/names';
import { ArmsShield } from '../art/arms/ArmsShield';
import { CardBack } from '../art/arms/CardBack';
import { freshSeed } from '../common/boot/freshSeed';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import { Icon } from '../common/icons/Icon';
import { styleOf, wholeName } from '../common/words/playerNames';
import { Bust } from '../home/art/Bust';
import { MiniMap } from '../screens/MiniMap';
import { battleWords } from './battleWords';
import styles from './NodeSheet.module.css';

interface NodeSheetProps {
  readonly battle: CampaignBattle;
  readonly count: number;
  readonly honours: readonly Honour[];
  /** What must be won first; null where the road is open. */
  readonly before: CampaignBattle | null;
}

/** A battle on the road: story, opponent, twist, ground, honours, and the way into it. */
export function NodeSheet({ battle, count, honours, before }: NodeSheetProps) {
  const speak = useSpeak();
  const store = useAppStore();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const [deck, setDeck] = useState(battle.decks.left);
  const [isHarder, setHarder] = useState(false);
  const deckField = useId();
  const [{ worn }] = useState(ownArms.read);
  const told = battleWords(battle, language);
  const level = isHarder ? nextLevel(battle.level) : battle.level;
  const opponent = nameOfLevelled({ level, personality: battle.style });
  const harder = nameOfLevelled({ level: nextLevel(battle.level), personality: battle.style });
  const honourWords: Readonly<Record<Honour, string>> = {
    win: speak('campaign.honour.win'),
    term:
      battle.honour.type === 'castle'
        ? speak('campaign.honour.castle', { least: battle.honour.least })
        : speak('campaign.honour.rounds', { most: battle.honour.most }),
    level: speak('campaign.honour.level', { opponent: wholeName(speak, harder) }),
  };
  const march = (): void => {
    beginCampaign(store.dispatch, catalog, battle, { seed: freshSeed(), deck, isHarder });
  };
  return (
    <section className={styles.sheet} aria-label={told.name}>
      <p className={styles.kicker}>{speak('campaign.of', { number: battle.number, count })}</p>
      <h2 className={styles.name}>{told.name}</h2>
      <p className={styles.story}>{told.story}</p>
      <p className={styles.opponent}>
        <span className={styles.bust} aria-hidden="true">
          <Bust player={opponent} />
        </span>
        <span>
          <b>{wholeName(speak, opponent)}</b>
          <span>
            {styleOf(speak, opponent)}; {deckName(catalog, language, battle.decks.right)}
          </span>
        </span>
      </p>
      <p className={styles.twist}>
        <Icon name="flame" />
        <span>
          <b>{speak('campaign.twist', { name: told.twist })}</b>
          <span>{told.twistText}</span>
        </span>
      </p>
      <p className={styles.ground}>
        <MiniMap catalog={catalog} id={battle.battlefield} />
        <span>
          <b>{battlefieldName(catalog, language, battle.battlefield)}</b>
          <span>{speak('campaign.side')}</span>
        </span>
      </p>
      <h3>{speak('campaign.honours')}</h3>
      <ul className={styles.honours}>
        {HONOURS.map((honour) => (
          <li key={honour}>
            <span aria-hidden="true">{honours.includes(honour) ? '★' : '☆'}</span> {honourWords[honour]}
            {honours.includes(honour) ? <VisuallyHidden>{`, ${speak('campaign.honour.kept')}`}</VisuallyHidden> : null}
          </li>
        ))}
      </ul>
      <h3>{speak('campaign.arms')}</h3>
      <p className={styles.piece}>
        {battle.arms.part === 'back' ? (
          <CardBack back={battle.arms.value} className={styles.shield} />
        ) : (
          <ArmsShield arms={{ ...worn, [battle.arms.part]: battle.arms.value }} className={styles.shield} />
        )}
        <span>
          <b>{speak(`arms.${battle.arms.value}`)}</b>
          <span>{speak('campaign.arms.about')}</span>
        </span>
      </p>
      {before === null ? (
        <div className={styles.march}>
          <label htmlFor={deckField}>{speak('campaign.deck')}</label>
          <select id={deckField} value={deck} onChange={({ target }) => setDeck(target.value)}>
            {Object.keys(catalog.decks).map((id) => (
              <option key={id} value={id}>
                {deckName(catalog, language, id)}
              </option>
            ))}
          </select>
          <label className={styles.harder}>
            <input type="checkbox" checked={isHarder} onChange={({ target }) => setHarder(target.checked)} />{' '}
            {speak('campaign.harder')}
          </label>
          <button type="button" className={styles.go} onClick={march}>
            {speak(honours.length === 0 ? 'campaign.march' : 'campaign.again')}
          </button>
        </div>
      ) : (
        <p className={styles.shut}>
          <Icon name="padlock" /> {speak('campaign.closed', { name: battleWords(before, language).name })}
        </p>
      )}
    </section>
  );
}
