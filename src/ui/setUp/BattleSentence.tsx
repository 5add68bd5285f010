import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerName } from '../../ai/players/playerNames';
import { knownHouseRules } from '../../content/catalog';
import { selectLanguage } from '../../store/view/battleSelectors';
import { listed } from '../../words/lists';
import { battlefieldName, deckName, houseRuleName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import { calledName, fondnessName } from '../common/words/playerNames';
import styles from './BattleSentence.module.css';
import { type Group, openGroup } from './groups';
import { known, LOT, useChoices } from './useChoices';

/** The whole battle in a sentence, told anew with every choice; each of its dotted words leads to what it tells of. */
export function BattleSentence({ id: place }: { readonly id: string }) {
  const speak = useSpeak();
  const intl = useIntl();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const [choices] = useChoices();
  const { mode, side, opponent, watched } = choices;

  const deck = (of: 'deck' | 'enemyDeck') => {
    const id = known(Object.keys(catalog.decks), choices[of]);
    return word(of, id === LOT ? speak('setUp.anyDeck') : deckName(catalog, language, id));
  };
  const player = (group: Group, name: PlayerName) => {
    const fondness = fondnessName(speak, name).toLowerCase();
    const called = calledName(speak, name);
    return word(group, fondness === '' ? called : speak('player.whole', { level: called, personality: fondness }));
  };
  const battlefield = known(Object.keys(catalog.battlefields), choices.battlefield);
  const values: Record<string, ReactNode> = {
    deck: deck('deck'),
    enemyDeck: deck('enemyDeck'),
    side: word('side', speak(`setUp.side.${side}`)),
    enemy: player('opponent', opponent),
    left: player('leftPlayer', watched.left),
    right: player('rightPlayer', watched.right),
    ground: word(
      'ground',
      battlefield === LOT
        ? speak('setUp.anyGround')
        : speak('setUp.ground', { ground: battlefieldName(catalog, language, battlefield) }),
    ),
  };
  const rules = knownHouseRules(catalog, choices.houseRules).map((id) => houseRuleName(catalog, language, id));
  values.rules =
    rules.length === 0 ? '' : word('houseRules', speak('setUp.rules', { rules: listed(speak, rules, 'and') }));
  return (
    <p id={place} className={styles.sentence} aria-live="polite">
      {intl.formatMessage({ id: `setUp.${mode}` }, values)}
    </p>
  );
}

function word(group: Group, text: string): ReactNode {
  return (
    <button key={group} type="button" className={styles.word} onClick={() => openGroup(group)}>
      {text}
    </button>
  );
}
