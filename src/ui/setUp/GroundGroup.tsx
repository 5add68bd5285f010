import { castlesOf, openingHandsOf } from '../../battle/model/state';
import { lookUp } from '../../kernel/dispatch';
import { SIDE_CHOICES } from '../../store/start/quickBattle';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { battlefieldName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Lot } from '../screens/DeckPicture';
import { MiniMap } from '../screens/MiniMap';
import { GroundMap } from './GroundMap';
import { GROUPS } from './groups';
import { Picks } from './Picks';
import { known, LOT, useChoices } from './useChoices';

/** Where one fights: the chosen ground as it will lie there, and all others as stamps. */
export function GroundGroup() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const [choices, choose] = useChoices();
  const battlefields = Object.keys(catalog.battlefields);
  const chosen = known(battlefields, choices.battlefield);
  const nameOf = (id: string) => (id === LOT ? speak('home.lot') : battlefieldName(catalog, language, id));
  return (
    <>
      <GroundMap catalog={catalog} id={chosen} name={nameOf(chosen)} />
      <Picks
        id={GROUPS.ground}
        label={speak('home.battlefield')}
        options={[LOT, ...battlefields]}
        value={chosen}
        nameOf={nameOf}
        pictureOf={(id) => (id === LOT ? <Lot /> : <MiniMap catalog={catalog} id={id} />)}
        layout="stamps"
        onChoose={(id) => choose({ battlefield: id === LOT ? null : id })}
      />
    </>
  );
}

/** From which castle one fights, and what that changes. */
export function SideGroup() {
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
    <Picks
      id={GROUPS.side}
      label={speak('home.side')}
      options={SIDE_CHOICES}
      value={choices.side}
      nameOf={(option) => speak(`home.side.${option}`, unlike)}
      layout="words"
      onChoose={(side) => choose({ side })}
    />
  );
}
