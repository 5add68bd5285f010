/** A way into a save and what stands there instead: undefined takes it out, a function makes it of what stood there. */
export type Tampering = readonly [path: string, value: unknown, message: string];

const OTHER = 'its content is not that of a battle';

/** Seen before anybody looks inside. */
export const SEALS: readonly Tampering[] = [
  ['', null, 'it is not a Ninekeep save'],
  ['', 'battle', 'it is not a Ninekeep save'],
  ['', 7, 'it is not a Ninekeep save'],
  ['', [], 'it is not a Ninekeep save'],
  ['format', 'solitaire', 'it is not a Ninekeep save'],
  ['format', undefined, 'it is not a Ninekeep save'],
  ['checksum', undefined, 'it is not a Ninekeep save'],
  ['checksum', 5, 'it is not a Ninekeep save'],
  ['checksum', '0123456789abcdef', 'its checksum does not fit its content'],
  ['version', 1, 'another version of the game wrote it'],
  ['version', '2', 'another version of the game wrote it'],
  ['version', 99, 'another version of the game wrote it'],
  ['save', undefined, 'its checksum does not fit its content'],
  ['save/record/orders', [], 'its checksum does not fit its content'],
  ['save/book/rules/castleHealth', 1, 'its checksum does not fit its content'],
];

/** The checksums fit: whoever wrote this knew what he did. */
export const FORGERIES: readonly Tampering[] = [
  ['save/seats/left', 'constructor', OTHER],
  ['save/seats/right', undefined, OTHER],
  ['save/stream', [1, 2, 3], OTHER],
  ['save/stream/0', 0.5, OTHER],
  ['save/stream/0', '1', OTHER],
  ['save/scenario', 7, OTHER],
  ['save/scenario', 's'.repeat(201), OTHER],
  ['save/record/orders', 'endTurn', OTHER],
  ['save/record/orders', Array.from({ length: 5001 }, () => ({ type: 'endTurn' })), 'order 1 of 5001 is refused'],
  ['save/record/orders/0', null, 'order 1 of 30 is refused'],
  ['save/record/orders/0', { type: 'constructor' }, 'order 1 of 30 is refused'],
  ['save/record/orders/3', { type: 'concede' }, 'order 5 of 30 is refused'],
  ['save/record/orders/2', { type: 'deploy', card: '__proto__', at: { row: 0, col: 0 } }, 'order 3 of 30 is refused'],
  ['save/record/orders/2', { type: 'deploy', card: 'oathguard', at: { row: 9, col: -1 } }, 'order 3 of 30 is refused'],
  ['save/record/orders/2', { type: 'move', unit: 'nobody', to: [0, 0] }, 'order 3 of 30 is refused'],
  ['save/record/start/type', 'puzzle', OTHER],
  ['save/record/start/seed', 'one', OTHER],
  ['save/record/start/seed', 1e300, OTHER],
  ['save/record/start/decks/left', 'oathguard', OTHER],
  ['save/record/start/decks/left', [null], OTHER],
  ['save/record/start/decks/left', Array.from({ length: 1000 }, () => 'oathguard'), OTHER],
  ['save/record/start/battlefield', 3, OTHER],
  ['save/book/rules', {}, OTHER],
  ['save/book/rules/castleHealth', 1e15, OTHER],
  ['save/book/rules/castleHealth', -1, OTHER],
  ['save/book/rules/drawPerTurn', 10_000, OTHER],
  ['save/book/rules/zones', [], OTHER],
  ['save/book/rules/zones/0/attack/melee', '120', OTHER],
  ['save/book/rules/deployColumns/left', [3], OTHER],
  ['save/book/rules/optional', null, OTHER],
  ['save/book/rules/effects/depth', Number.MAX_SAFE_INTEGER, OTHER],
  ['save/book/cards', [], OTHER],
  ['save/book/cards', {}, 'is refused'],
  ['save/book/cards/constructor', { id: 'other' }, OTHER],
  ['save/book/abilities', null, OTHER],
  ['save/book/formations', Array.from({ length: 1000 }, () => null), OTHER],
  ['save/book/terrains/0/glyph', 7, OTHER],
  ['save/book/terrains/0/name', 'n'.repeat(201), OTHER],
  ['save/book/terrains/0/cover', 'splendid', OTHER],
  ['save/book/battlefields/redoubt/ground', [], OTHER],
];

/** The same with a position instead of a match. */
export const POSITIONS: readonly Tampering[] = [
  ['save/record/start/state/phase', 'intermission', OTHER],
  ['save/record/start/state/round', -1, OTHER],
  ['save/record/start/state/round', 1e9, OTHER],
  ['save/record/start/state/turn', 'middle', OTHER],
  ['save/record/start/state/winner', 'me', OTHER],
  ['save/record/start/state/castles/left', 'stone', OTHER],
  ['save/record/start/state/castles/left', 1.5, OTHER],
  ['save/record/start/state/hands/left', null, OTHER],
  ['save/record/start/state/units', {}, OTHER],
  ['save/record/start/state/units', (units: object[]) => units.map((unit) => ({ ...unit, row: 0, col: 0 })), OTHER],
  ['save/record/start/state/units', (units: object[]) => units.map((unit) => ({ ...unit, id: 'a' })), OTHER],
  ['save/record/start/state/units/0/row', 3, OTHER],
  ['save/record/start/state/units/0/health', 0, OTHER],
  ['save/record/start/state/units/0/side', 'both', OTHER],
  ['save/record/start/state/units/0/health', -1, OTHER],
  ['save/record/start/state/units/0/facing', 'up', OTHER],
  ['save/record/start/state/units/0/attackBonus', 1e6, OTHER],
  ['save/record/start/state/units/0/abilities', 'guard', OTHER],
  ['save/record/start/state/ground', [], OTHER],
  ['save/record/start/state/held/left', [0, 0], OTHER],
  ['save/record/start/state/walls', [{ row: 5, col: 0, health: 1, under: 'normal' }], OTHER],
  ['save/record/start/state/chance', [], OTHER],
  ['save/record/start/state/usedIds', {}, OTHER],
  ['save/record/start/state', undefined, OTHER],
];

/** Right part by part, and no battle comes to it, or no file of content says it. */
export const CONTRADICTIONS: readonly Tampering[] = [
  ['save/record/start/state', wallUnderOwn, 'walls.0: must stand on a cell of its own'],
  ['save/record/start/state', twoWalls, 'walls.1: must stand on a cell of its own'],
  ['save/record/start/state/usedIds', [], 'usedIds: must name everybody who stands on the board'],
  ['save/record/start/state/units/0/fullHealth', 1, 'health: must be at most 1'],
  [
    'save/record/start/state/units/0/abilities',
    [{ id: 'guard' }, { id: 'guard' }],
    'abilities: must name each ability once',
  ],
  ['save/record/start/state/winner', 'left', 'ending: must be there with a winner'],
  ['save/record/start/state/castles/right', 0, 'castles.right: must stand while nobody has won'],
  ['save/record/start/state', settlingMany, 'hands.left: must have at most 10 cards to be settled'],
  ['save/book/rules', dealingMany, 'openingHand.left: left must be at most 10 while cards may be sent back'],
  ['save/book/rules/terrain', ['forest'], 'book.rules.terrain: terrain must list "normal"'],
  ['save/book', lostFromTheStart, 'book.battlefields.redoubt.secondCastle: must leave the castle some health'],
  ['save/book/formations/0/slots', (slots: object[]) => [slots[0], slots[0]], 'this place is already taken by entry 1'],
  ['save/book/formations/0/minimum', 20, 'minimum must be at most the number of slots'],
  ['save/book/terrains/1/glyph', '.', 'the glyph "." is already taken'],
];

interface Place {
  readonly row: number;
  readonly col: number;
}

interface Position {
  readonly turn: string;
  readonly units: readonly (Place & { readonly side: string })[];
}

function wallUnderOwn(state: Position): object {
  const own = state.units.find(({ side }) => side === state.turn);
  return { ...state, walls: [{ row: own?.row, col: own?.col, health: 10, under: 'normal' }] };
}

function twoWalls(state: Position): object {
  const isTaken = (cell: number) => state.units.some(({ row, col }) => row * 3 + col === cell);
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8].find((cell) => !isTaken(cell)) ?? 0;
  const wall = { row: Math.floor(free / 3), col: free % 3, health: 10, under: 'normal' };
  return { ...state, walls: [wall, wall] };
}

function settlingMany(state: Position): object {
  const hand = Array.from({ length: 11 }, () => 'oathguard');
  return { ...state, phase: 'mulligan', hands: { left: hand, right: [] } };
}

function dealingMany(rules: object): object {
  return { ...rules, openingHand: { left: 20, right: 20 }, handLimit: 20 };
}

function lostFromTheStart(book: {
  readonly rules: object;
  readonly battlefields: { readonly redoubt: object };
}): object {
  const redoubt = { ...book.battlefields.redoubt, secondCastle: -5 };
  return { ...book, rules: { ...book.rules, castleHealth: 5 }, battlefields: { ...book.battlefields, redoubt } };
}
