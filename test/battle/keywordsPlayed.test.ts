import { describe, expect, it } from 'vitest';
import { YARDSTICKS, type Yardstick } from '../../src/ai/players/playerNames';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Entry } from '../../src/core/arithmetic/entry';
import { SOAK } from '../support/gameRunner';
import { STANDING_INVARIANTS } from '../support/invariants/table';
import { keywordCatalog, NEW_KEYWORDS, PROVING } from '../support/keywordSet';
import { checkTrial } from '../support/trials/checkTrial';

/** Palisade, Slide and Brace are in no faction: the set's cards carry them. */
const SET_KEYWORDS = [...NEW_KEYWORDS, 'slide', 'raise-palisade', 'brace'];

/** A wall and a stance gain nothing that the frozen greedy player's evaluation counts. */
const INDIFFERENT: Readonly<Record<Yardstick, readonly string[]>> = {
  greedy: ['raise-palisade', 'brace'],
  random: [],
};

const FIRST_SEED = 60_000;
const GAMES = 14;
/** The set's cards are in the decks of whole wild battles too, which are held to all invariants. */
const HELD = SOAK ? STANDING_INVARIANTS : {};

describe.each(YARDSTICKS)('the %s player', (player) => {
  it(`plays every keyword of the set: seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}`, () => {
    const used = playedBy(player);
    expect(SET_KEYWORDS.filter((id) => !used.has(id))).toEqual(INDIFFERENT[player]);
  });
});

/** Keywords that did something in its battles: an event told of them, or a blow's arithmetic counted them. */
function playedBy(player: Yardstick): ReadonlySet<string> {
  const used = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const trial = {
      seed: FIRST_SEED + game,
      players: { left: player, right: player },
      decks: { left: PROVING, right: PROVING },
      battlefield: 'twin-hills',
      switches: [],
    };
    checkTrial(trial, HELD, ({ events }) => {
      for (const event of events) for (const id of namesIn(event)) used.add(id);
    });
  }
  return used;
}

function namesIn(event: BattleEvent): string[] {
  const told = 'ability' in event && event.ability !== null ? [event.ability] : [];
  return 'arithmetic' in event ? [...told, ...sourcesOf(event.arithmetic)] : told;
}

const ABILITY = 'ability:';

function sourcesOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ source, of = [] }) => [
    ...(source.startsWith(ABILITY) ? [source.slice(ABILITY.length)] : []),
    ...sourcesOf(of),
  ]);
}

it('every card of the set is in its deck', () => {
  const { cards, decks } = keywordCatalog();
  const own = Object.values(cards).filter(({ faction }) => faction === PROVING);
  expect(own.map(({ id }) => id).sort()).toEqual(Object.keys(decks[PROVING]?.cards ?? {}).sort());
  const carried = own.flatMap(({ abilities }) => abilities.map(({ id }) => id));
  expect(SET_KEYWORDS.filter((id) => !carried.includes(id))).toEqual([]);
});
