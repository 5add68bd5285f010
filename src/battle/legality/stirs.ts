import { ofSide } from '../../kernel/sides';
import { reachesAny } from '../abilities/audience';
import {
  cellChanged,
  facingAfter,
  forcedTo,
  healthGained,
  isConcealable,
  isGrantable,
  isReadiable,
  isRecallable,
  swapPartner,
  terrainAfter,
} from '../abilities/changes';
import { type Occasion, playOccasion } from '../abilities/occasion';
import { holds, type Part } from '../abilities/parts';
import { byEffect, type EffectName, type EffectOf, type ON_PLAY } from '../abilities/vocabulary';
import type { Book } from '../model/book';
import type { EngineState } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { type Position, TOWARDS_ENEMY_CASTLE } from '../model/position';
import type { StratagemProfile } from '../model/stratagemProfile';
import type { UnitProfile } from '../model/unitProfile';
import { type AimNumber, otherAt, voiceOf } from './aims';

/** What a row has at hand. */
interface Bench {
  readonly book: Book;
  readonly state: EngineState;
}

/** Whether a part reaches a card that it would change. */
function changesAny({ state }: Bench, { reached }: Part, { bearer, other }: Occasion, is: (unit: Fighter) => boolean) {
  return reachesAny(state, bearer, other, reached, is);
}

type Stirring = {
  readonly [Name in EffectOf<typeof ON_PLAY>]: (bench: Bench, part: Part<Name>, occasion: Occasion) => boolean;
};

/** Whether an effect would do anything now: its own words about one card (`abilities/changes.ts`), asked of its audience. */
const STIRRING: Stirring = {
  heal: (bench, part, occasion) =>
    changesAny(bench, part, occasion, (unit) => healthGained(unit, part.modifier.value) > 0),
  dealDamage: (bench, part, occasion) => changesAny(bench, part, occasion, stands),
  addAtk: (bench, part, occasion) => changesAny(bench, part, occasion, stands),
  move: ({ state, book }, part, occasion) => {
    const { kind, squares } = part.with;
    const { axis, named } = occasion;
    // Whoever goes first finds the board as it is now: if nobody can be moved now, nobody is.
    return changesAny({ state, book }, part, occasion, (unit) => {
      return forcedTo(state, unit, kind, squares, axis, named) !== null;
    });
  },
  ready: (bench, part, occasion) =>
    changesAny(bench, part, occasion, (unit) => isReadiable(unit, part.with.what ?? 'attack')),
  setTerrain: ({ book, state }, part, occasion) => {
    const at = cellChanged(part.with.at, occasion);
    return at !== null && terrainAfter(book, state, part.with, at) !== null;
  },
  conceal: (bench, part, occasion) => changesAny(bench, part, occasion, isConcealable),
  grant: (bench, part, occasion) => changesAny(bench, part, occasion, (unit) => isGrantable(unit, part.with.ability)),
  turn: (bench, part, occasion) =>
    changesAny(bench, part, occasion, (unit) => facingAfter(unit, occasion.bearer, part.with.facing) !== null),
  swap: ({ state }, _part, { other, named }) => swapPartner(state, other, named) !== null,
  // The stratagem itself will have left the hand.
  recall: (bench, part, occasion) =>
    changesAny(bench, part, occasion, (unit) =>
      isRecallable(bench.book, bench.state, unit, unit.side === occasion.bearer.side ? 1 : 0),
    ),
};

type Row = (bench: Bench, part: Part, occasion: Occasion) => boolean;
const ROWS = byEffect(STIRRING as Readonly<Partial<Record<EffectName, Row>>>);

/**
 * R12.4: whether a stratagem aimed so would bring any event after `played`. As long as no part has done anything the state is
 * what it is now, so it is enough that one part would do something now.
 */
export function stirs(
  book: Book,
  state: EngineState,
  card: UnitProfile,
  stratagem: StratagemProfile,
  aim: AimNumber,
  named: Position | null,
): boolean {
  const voice = voiceOf(state, card, stratagem, aim);
  const other = otherAt(state, stratagem.of, aim);
  const occasion = playOccasion(voice, other, ofSide(TOWARDS_ENEMY_CASTLE, state.turn), named);
  const bench = { book, state };
  const { parts } = stratagem;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    if (!holds(part, state, voice, other, null, null, false)) continue;
    if (ROWS[part.effectNumber]?.(bench, part, occasion) === true) return true;
  }
  return false;
}

function stands({ health }: Fighter): boolean {
  return health > 0;
}
