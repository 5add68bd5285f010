import type { Ability, EffectName } from '../../battle/abilities/vocabulary';
import type { CombatType } from '../../battle/model/combatType';
import type { Catalog } from '../../content/catalog';

/** A scenario as JSON. It is read by the same reader as every other one, so a mistake in it is named. */
export type Sheet = Readonly<Record<string, unknown>>;

/** Which table is shown. */
export type PositionName = 'midgame' | 'opening' | 'walls' | 'grounds' | 'asking' | 'won';

/** Positions made of whatever cards there are: no card and no keyword is known here by name. */
export function sheetOf(catalog: Catalog, name: PositionName): Sheet {
  return { name, expect: {}, ...SHEETS[name](catalog) };
}

type MakeSheet = (catalog: Catalog) => Sheet;

const midgame: MakeSheet = (catalog) => {
  const [own, enemy] = factionsOf(catalog);
  const yours = (type: CombatType, place: number) => cardOf(catalog, own, type, place);
  const theirs = (type: CombatType, place: number) => cardOf(catalog, enemy, type, place);
  return {
    battlefield: ['.^c', '~.~', 'c^.'],
    round: 6,
    castles: { left: 104, right: 66 },
    supply: { left: 4 },
    units: [
      { id: 'archer', card: yours('ranged', 0), side: 'left', at: [0, 0], health: 20 },
      { id: 'second', card: yours('hybrid', 0), side: 'left', at: [1, 0] },
      { id: 'first', card: yours('melee', 1), side: 'left', at: [1, 1], health: 21 },
      { id: 'spent', card: yours('melee', 2), side: 'left', at: [2, 0], moved: true, attacked: true },
      { id: 'far', card: theirs('ranged', 0), side: 'right', at: [0, 2], health: 21 },
      { id: 'near', card: theirs('melee', 1), side: 'right', at: [1, 2] },
      { id: 'doomed', card: theirs('melee', 2), side: 'right', at: [2, 1], health: 9 },
    ],
    hands: {
      left: [yours('melee', 0), yours('hybrid', 1), yours('ranged', 1), yours('melee', 5), yours('melee', 3)],
      right: [theirs('melee', 0)],
    },
    decks: { left: [yours('melee', 0), yours('ranged', 2)], right: [theirs('melee', 3)] },
    discards: { left: [yours('melee', 4)], right: [theirs('hybrid', 0), theirs('melee', 4)] },
  };
};

/** A wall that can be torn down, and castles in need. */
const walls: MakeSheet = (catalog) => ({
  ...midgame(catalog),
  castles: { left: 31, right: 9 },
  walls: [{ at: [0, 1], health: 12 }],
});

/** Every kind of ground at once. */
const grounds: MakeSheet = (catalog) => {
  const [own] = factionsOf(catalog);
  return {
    battlefield: ['.^c', 'Cx~', '*#%'],
    hands: { left: [cardOf(catalog, own, 'melee', 0)] },
    castles: { left: 72, right: 140 },
  };
};

/** Cards of this position alone, with the keywords that ask for a cell or for an order of their own. */
const asking: MakeSheet = (catalog) => {
  const figures = { type: 'ranged', cost: 1, attack: 18, defense: 3, health: 40 };
  const withKeyword = (id: string | null) => ({ ...figures, abilities: id === null ? [] : [{ id }] });
  return {
    cards: {
      slider: withKeyword(abilityWith(catalog, 'move', (argument) => JSON.stringify(argument).includes('slide'))),
      raiser: withKeyword(abilityWith(catalog, 'setTerrain', (argument) => JSON.stringify(argument).includes('named'))),
      bracer: withKeyword(abilityWith(catalog, 'flag', (argument) => argument === 'mayBrace')),
    },
    units: [
      { id: 'slider', card: 'slider', side: 'left', at: [0, 0] },
      { id: 'bracer', card: 'bracer', side: 'left', at: [2, 0] },
      { id: 'target', card: 'bracer', side: 'right', at: [0, 1], braced: true },
    ],
    hands: { left: ['raiser'] },
  };
};

const SHEETS: Readonly<Record<PositionName, MakeSheet>> = {
  midgame,
  walls,
  grounds,
  asking,
  opening: (catalog) => ({ ...midgame(catalog), phase: 'mulligan', units: [], round: 1 }),
  won: (catalog) => ({ ...midgame(catalog), castles: { left: 40, right: 1 } }),
};

export function factionsOf({ factions }: Catalog): [string, string, ...string[]] {
  const [first = '', second = first, ...others] = Object.keys(factions);
  return [first, second, ...others];
}

/** A card of a faction and type; where there are fewer it begins again. */
export function cardOf({ cards }: Catalog, faction: string, type: CombatType, place: number): string {
  const fitting = Object.values(cards).filter((card) => card.faction === faction && card.type === type);
  const any = fitting.length > 0 ? fitting : Object.values(cards);
  return any[place % any.length]?.id ?? '';
}

/** A keyword by what it does. */
function abilityWith({ abilities }: Catalog, effect: EffectName, fits: (argument: unknown) => boolean): string | null {
  const has = ({ parts }: Ability) =>
    parts.some((part) => effect in part.effect && fits(Object.values(part.effect)[0]));
  return Object.values(abilities).find(has)?.id ?? null;
}
