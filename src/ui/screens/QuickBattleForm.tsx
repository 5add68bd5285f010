import { PLAYER_NAMES } from '../../ai/players';
import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { type QuickBattle, SIDE_CHOICES } from '../../store/quickBattle';
import { selectCatalog, selectSettings } from '../../store/selectors';
import { quickBattleChosen } from '../../store/settingsSlice';
import { battlefieldName, deckName, factionName } from '../../words/names';
import { Medallion } from '../art/Medallion';
import { Choice } from '../common/Choice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { MiniMap } from './MiniMap';
import styles from './QuickBattleForm.module.css';

/** No deck and no battlefield has an empty id. */
const LOT = '';

/** Who fights whom, and where. Every choice is remembered for the next visit. */
export function QuickBattleForm() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { language, quickBattle } = useAppSelector(selectSettings);
  const choose = (choice: Partial<QuickBattle>) => dispatch(quickBattleChosen(choice));
  const decks = [LOT, ...Object.keys(catalog.decks)];
  const battlefields = [LOT, ...Object.keys(catalog.battlefields)];
  const known = (options: readonly string[], id: string | null) => (id !== null && options.includes(id) ? id : LOT);

  const deckChoice = (key: 'deck' | 'enemyDeck') => (
    <Choice
      label={speak(`home.${key}`)}
      options={decks}
      value={known(decks, quickBattle[key])}
      nameOf={(id) => (id === LOT ? speak('home.lot') : factionName(catalog, language, factionOf(catalog, id)))}
      noteOf={(id) => (id === LOT ? '' : deckName(catalog, language, id))}
      pictureOf={(id) => <DeckPicture catalog={catalog} id={id} />}
      onChoose={(id) => choose({ [key]: id === LOT ? null : id })}
    />
  );

  return (
    <div className={styles.form}>
      {deckChoice('deck')}
      {deckChoice('enemyDeck')}
      <Choice
        label={speak('home.battlefield')}
        options={battlefields}
        value={known(battlefields, quickBattle.battlefield)}
        nameOf={(id) => (id === LOT ? speak('home.lot') : battlefieldName(catalog, language, id))}
        pictureOf={(id) => (id === LOT ? <Lot /> : <MiniMap catalog={catalog} id={id} />)}
        onChoose={(id) => choose({ battlefield: id === LOT ? null : id })}
      />
      <div className={styles.pair}>
        <Choice
          label={speak('home.side')}
          options={SIDE_CHOICES}
          value={quickBattle.side}
          nameOf={(option) => speak(`home.side.${option}`, { bonus: catalog.rules.supply.secondBonus })}
          onChoose={(side) => choose({ side })}
        />
        <Choice
          label={speak('home.opponent')}
          options={PLAYER_NAMES}
          value={quickBattle.opponent}
          nameOf={(option) => `${speak(`player.${option}`)}, ${speak(`player.${option}.style`)}`}
          onChoose={(opponent) => choose({ opponent })}
        />
      </div>
    </div>
  );
}

function Lot() {
  return <Icon name="perspective-dice-six-faces-random" className={styles.lot ?? ''} />;
}

function DeckPicture({ catalog, id }: { readonly catalog: Catalog; readonly id: string }) {
  if (id === LOT) return <Lot />;
  const faction = factionOf(catalog, id);
  const emblem = lookUp(catalog.factions, faction)?.emblem ?? 'castle';
  return (
    <span className={`${styles.emblem} f-${faction}`}>
      <Medallion faction={faction} emblem={emblem} />
    </span>
  );
}

/** The faction of most of a deck's cards. */
function factionOf(catalog: Catalog, id: string): string {
  const count = new Map<string, number>();
  for (const [card, copies] of Object.entries(lookUp(catalog.decks, id)?.cards ?? {})) {
    const faction = lookUp(catalog.cards, card)?.faction;
    if (faction !== undefined) count.set(faction, (count.get(faction) ?? 0) + copies);
  }
  const [most] = [...count].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? '';
}
