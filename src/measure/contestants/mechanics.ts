import type { Book } from '../../battle/model/book';
import type { SiegeRules } from '../../battle/model/rules';

/** The same book, but one thing in it does nothing. */
export type RemoveMechanic = (book: Book) => Book;

const NEUTRAL = 100;
/** More cards than a ring has cells. */
const NEVER = 9;

const withRules =
  (change: (rules: SiegeRules) => Partial<SiegeRules>): RemoveMechanic =>
  (book) => ({ ...book, rules: { ...book.rules, ...change(book.rules) } });

const facing = withRules(() => ({ angles: { front: NEUTRAL, side: NEUTRAL, rear: NEUTRAL } }));
const screens = withRules(() => ({ screen: NEUTRAL }));
const zones = withRules(({ zones: [left, center, right] }) => ({ zones: [flat(left), flat(center), flat(right)] }));
const highGround = withRules(({ attackColumns }) => ({
  highGround: { damage: 0, meleeColumns: attackColumns.melee },
}));
const cover = withRules(() => ({ cover: { none: NEUTRAL, partial: NEUTRAL, good: NEUTRAL, excellent: NEUTRAL } }));
const hazards = withRules(() => ({ hazardDamage: 0 }));
const formations: RemoveMechanic = (book) => ({ ...book, formations: [] });

/** Whoever has forgotten this knows all the rules, and looks again after every order as the others do who have forgotten something. */
export const NOTHING = 'nothing';

/** What a model of the rules can leave out, by name: how much it costs to ignore a mechanic is how much it matters. */
const MECHANICS: Readonly<Record<string, RemoveMechanic>> = {
  [NOTHING]: (book) => book,
  positional: (book) =>
    [facing, screens, zones, highGround, cover, hazards, formations].reduce((left, forget) => forget(left), book),
  facing,
  surrounded: withRules(() => ({ surroundedFrom: NEVER })),
  screens,
  zones,
  formations,
  'high-ground': highGround,
  cover,
  hazards,
};

const OPTIONAL = {
  domination: 'domination',
  'zone-ownership': 'zoneOwnership',
  march: 'march',
  'riposte-for-all': 'riposteForAll',
} as const;
const OPTIONAL_NAMES = ['domination', 'zone-ownership', 'march', 'riposte-for-all'] as const;

/** Of the rules that are off unless switched on: those that are on. */
function optionalMechanics({ rules: { optional, mirrorZones } }: Book): [string, RemoveMechanic][] {
  const off = (name: keyof typeof OPTIONAL): RemoveMechanic =>
    withRules((rules) => ({ optional: { ...rules.optional, [OPTIONAL[name]]: false } }));
  const on = OPTIONAL_NAMES.filter((name) => optional[OPTIONAL[name]]);
  return [
    ...on.map((name): [string, RemoveMechanic] => [name, off(name)]),
    ...(mirrorZones ? [['mirrored-zones', withRules(() => ({ mirrorZones: false }))] as [string, RemoveMechanic]] : []),
  ];
}

/** Those of the rules, then every formation and every ability of the book. */
export function mechanicsOf(book: Book): Readonly<Record<string, RemoveMechanic>> {
  const single = book.formations.map(({ id }) => [`formation:${id}`, withoutFormation(id)] as const);
  const keywords = Object.keys(book.abilities).map((id) => [abilityName(id), withoutAbility(id)] as const);
  return { ...MECHANICS, ...Object.fromEntries([...optionalMechanics(book), ...single, ...keywords]) };
}

/** The mechanics of the rules alone: what `all` stands for. */
export function ruleMechanics(book: Book): string[] {
  return Object.keys(mechanicsOf(book)).filter((name) => name !== NOTHING && !name.startsWith(ABILITY));
}

const ABILITY = 'ability:';
const abilityName = (id: string): string => `${ABILITY}${id}`;

function flat<Zone extends SiegeRules['zones'][number]>(zone: Zone): Zone {
  return { ...zone, attack: { melee: NEUTRAL, ranged: NEUTRAL, hybrid: NEUTRAL }, defense: NEUTRAL };
}

function withoutFormation(id: string): RemoveMechanic {
  return (book) => ({ ...book, formations: book.formations.filter((formation) => formation.id !== id) });
}

export function withoutAbility(id: string): RemoveMechanic {
  return (book) => {
    const ability = book.abilities[id];
    if (ability === undefined) return book;
    return { ...book, abilities: { ...book.abilities, [id]: { ...ability, parts: [] } } };
  };
}
