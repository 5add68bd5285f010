import type { Ability, AbilityPart } from '../../../src/battle/abilities/vocabulary';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { book, SWORD } from '../../support/book';
import { has } from './blows';

/** An engine that knows one more ability, `odd`, and a card that has it. Its number is 5. */
export function knowing(...parts: readonly AbilityPart[]): BattleEngine {
  const odd: Ability = { id: 'odd', value: 5, parts };
  return createBattleEngine(book({ abilities: [odd], cards: [{ ...SWORD, id: 'odd-card', ...ODD }] }));
}

export const ODD = has('odd');
