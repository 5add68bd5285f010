import { castlesOf, openingHandsOf } from '../../battle/model/state';
import { lookUp } from '../../kernel/dispatch';
import type { Side } from '../../kernel/sides';
import { battleLink } from '../../store/links/linkAddress';
import { quickBattleChosen } from '../../store/settings/settingsSlice';
import { setupOf } from '../../store/start/battleSetup';
import { MODES, type QuickBattle, SIDE_CHOICES } from '../../store/start/quickBattle';
import { selectCatalog, selectLanguage, selectSettings } from '../../store/view/battleSelectors';
import { battlefieldName } from '../../words/names';
import { freshSeed } from '../common/boot/freshSeed';
import { Choice } from '../common/controls/Choice';
import { CopyLink } from '../common/controls/CopyLink';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { HouseRuleChoice } from '../common/houseRules/HouseRuleChoice';
import { DeckChoice } from './DeckChoice';
import { Lot } from './DeckPicture';
import { LookAtDeck } from './LookAtDeck';
import { MiniMap } from './MiniMap';
import { PlayerChoice } from './PlayerChoice';
import styles from './QuickBattleForm.module.css';

/** No deck and no battlefield has an empty id. */
const LOT = '';

/** Who fights whom, and where. Every choice is remembered for the next visit. */
export function QuickBattleForm() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const { quickBattle } = useAppSelector(selectSettings);
  const { mode } = quickBattle;
  const isOwn = mode === 'opponent';
  return (
    <div className={styles.form}>
      <Choice
        label={speak('home.mode')}
        options={MODES}
        value={mode}
        nameOf={(option) => speak(`home.mode.${option}`)}
        layout="even"
        onChoose={(option) => dispatch(quickBattleChosen({ mode: option }))}
      />
      {isOwn ? <OpponentChoice /> : null}
      {mode === 'watch' ? <WatchedChoice side="left" /> : null}
      {mode === 'watch' ? <WatchedChoice side="right" /> : null}
      <OneDeck of="deck" label={speak(isOwn ? 'home.deck' : 'home.leftDeck')} />
      <OneDeck of="enemyDeck" label={speak(isOwn ? 'home.enemyDeck' : 'home.rightDeck')} />
      <BattlefieldChoice />
      {isOwn ? <SideChoice /> : null}
      <HouseRuleChoice />
      <CopyLink label={speak('home.copyLink')} link={() => battleLink(setupOf(quickBattle, freshSeed()))} />
    </div>
  );
}

function useChoices(): readonly [QuickBattle, (choice: Partial<QuickBattle>) => void] {
  const dispatch = useAppDispatch();
  const { quickBattle } = useAppSelector(selectSettings);
  return [quickBattle, (choice) => dispatch(quickBattleChosen(choice))];
}

function OneDeck({ of, label }: { readonly of: 'deck' | 'enemyDeck'; readonly label: string }) {
  const catalog = useAppSelector(selectCatalog);
  const [choices, choose] = useChoices();
  const deck = lookUp(catalog.decks, choices[of] ?? LOT) === undefined ? null : choices[of];
  return (
    <div>
      <DeckChoice label={label} deck={deck} mayBeDrawn onChoose={(id) => choose({ [of]: id })} />
      <LookAtDeck deck={deck} of={label} />
    </div>
  );
}

function BattlefieldChoice() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const [choices, choose] = useChoices();
  const battlefields = [LOT, ...Object.keys(catalog.battlefields)];
  return (
    <Choice
      label={speak('home.battlefield')}
      options={battlefields}
      value={known(battlefields, choices.battlefield)}
      nameOf={(id) => (id === LOT ? speak('home.lot') : battlefieldName(catalog, language, id))}
      pictureOf={(id) => (id === LOT ? <Lot /> : <MiniMap catalog={catalog} id={id} />)}
      layout="tiles"
      onChoose={(id) => choose({ battlefield: id === LOT ? null : id })}
    />
  );
}

function SideChoice() {
  const speak = useSpeak();
  const { rules, battlefields } = useAppSelector(selectCatalog);
  const [choices, choose] = useChoices();
  const battlefield = lookUp(battlefields, choices.battlefield ?? LOT) ?? null;
  const castles = castlesOf(rules, battlefield);
  const hands = openingHandsOf(rules, battlefield);
  const unlike = {
    cards: hands.right - hands.left,
    bonus: rules.supply.secondBonus,
    castle: castles.right === castles.left ? 'same' : 'other',
    health: castles.right,
  };
  return (
    <Choice
      label={speak('home.side')}
      options={SIDE_CHOICES}
      value={choices.side}
      nameOf={(option) => speak(`home.side.${option}`, unlike)}
      layout="row"
      onChoose={(side) => choose({ side })}
    />
  );
}

function OpponentChoice() {
  const speak = useSpeak();
  const [{ opponent }, choose] = useChoices();
  return (
    <PlayerChoice
      label={speak('home.opponent')}
      personalityLabel={speak('home.personality')}
      value={opponent}
      onChoose={(player) => choose({ opponent: player })}
    />
  );
}

function WatchedChoice({ side }: { readonly side: Side }) {
  const speak = useSpeak();
  const [{ watched }, choose] = useChoices();
  return (
    <PlayerChoice
      label={speak(`home.${side}Player`)}
      personalityLabel={speak(`home.${side}Personality`)}
      value={watched[side]}
      onChoose={(player) => choose({ watched: { ...watched, [side]: player } })}
    />
  );
}

function known(options: readonly string[], id: string | null): string {
  return id !== null && options.includes(id) ? id : LOT;
}
