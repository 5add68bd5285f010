import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/battle/abilities/vocabulary';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Card } from '../../src/battle/model/card';
import { COMBAT_TYPES } from '../../src/battle/model/combatType';
import { abilityProblems } from '../../src/content/check/ability';
import { readContentFile } from '../../src/content/load/readContentFile';
import { book, plainCard, shippedCatalog } from '../support/book';
import { playGame, SOAK } from '../support/gameRunner';
import { firstBroken, STANDING_INVARIANTS } from '../support/invariants/table';
import { randomPart } from './support/randomAbility';

const NUMBER_OF_GAMES = SOAK ? 2_000 : 50;
const CARDS = 12;
const PLAYERS = { left: 'wild', right: 'wild' } as const;
const { terrain, rules, battlefields, abilities: shipped } = shippedCatalog();
const ABILITIES = new Set(Object.keys(shipped));
const KNOWN = { claimed: new Set(Object.keys(terrain)), right: new Map(Object.entries(terrain)), rules };

/** An ability of one part, if the checker lets it pass. */
function passed(part: object, index: number): Ability[] {
  const id = `zap-${index}a`;
  const value = JSON.stringify(part).includes('"value"') ? { value: 2 } : {};
  const text = JSON.stringify({ id, name: 'Zap', ...value, parts: [part] });
  const { contentFile } = readContentFile('ability', `cards/abilities/${id}.json`, text);
  if (contentFile === null || abilityProblems(contentFile, KNOWN, ABILITIES).length > 0) return [];
  return [{ id, ...value, parts: contentFile.content.parts }];
}

/** Cheap and frail, so that much happens. */
function cardWith(index: number, abilities: readonly Ability[]): Card {
  const type = COMBAT_TYPES[index % COMBAT_TYPES.length] ?? 'melee';
  const uses = abilities.map(({ id }) => ({ id }));
  return plainCard(`card-${index}a`, type, index, { cost: 1, health: 15 + 3 * index, abilities: uses });
}

describe('whatever the checker lets pass', () => {
  it('can be played', () => {
    let played = 0;
    let drafted = 0;
    const game = fc.record({
      drafts: fc.array(randomPart, { minLength: 4 * CARDS, maxLength: 4 * CARDS }),
      seed: fc.nat(),
      battlefield: fc.constantFrom(...Object.keys(battlefields)),
    });
    fc.assert(
      fc.property(game, ({ drafts, seed, battlefield }) => {
        const abilities = drafts.flatMap(passed);
        const cards = Array.from({ length: CARDS }, (_, card) =>
          cardWith(
            card,
            abilities.filter((_ability, index) => index % CARDS === card),
          ),
        );
        played += abilities.length;
        drafted += drafts.length;
        const deck = cards.flatMap(({ id }) => [id, id]);
        const engine = createBattleEngine(book({ cards, abilities }));
        playGame(engine, { seed, players: PLAYERS, decks: { left: deck, right: deck }, battlefield }, (moment) => {
          expect(firstBroken(STANDING_INVARIANTS, moment)).toBeNull();
        });
      }),
      { numRuns: NUMBER_OF_GAMES, seed: 20261116 },
    );
    expect(played).toBeGreaterThan(drafted / 4);
  }, 600_000);
});
