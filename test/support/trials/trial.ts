import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import type { BySide } from '../../../src/kernel/sides';
import { openDice } from '../dice';
import { type Match, PLAYER_WORDS, type PlayerWord } from '../gameRunner';
import { keywordBook } from '../keywordSet';
import { type BattlefieldWord, drawBattlefield, withBattlefield } from './battlefields';
import { type DeckWord, deckOf, drawDeck } from './decks';
import { SWITCHES, type Switch, switched } from './switches';

/** A whole battle of two players, in words that fit into one line. */
export interface Trial {
  readonly seed: number;
  readonly players: BySide<PlayerWord>;
  readonly decks: BySide<DeckWord>;
  readonly battlefield: BattlefieldWord;
  readonly switches: readonly Switch[];
}

/** Decks, battlefield and switches by the seed: over a few hundred seeds every card, ground and switch is there. */
export function drawTrial(seed: number, players: BySide<PlayerWord>): Trial {
  const dice = openDice(seed);
  const plain = dice.chance(20);
  return {
    seed,
    players,
    decks: { left: drawDeck(dice), right: drawDeck(dice) },
    battlefield: drawBattlefield(dice, keywordBook()),
    switches: plain ? [] : SWITCHES.filter((name) => dice.chance(name === 'narrowLimits' ? 10 : 35)),
  };
}

/** `count` trials from a first seed on, the players changing sides. */
export function drawTrials(first: number, count: number, one: PlayerWord, other: PlayerWord): Trial[] {
  return Array.from({ length: count }, (_, index) =>
    drawTrial(first + index, index % 2 === 0 ? { left: one, right: other } : { left: other, right: one }),
  );
}

export function engineOf({ switches, battlefield }: Trial): BattleEngine {
  return createBattleEngine(withBattlefield(switched(keywordBook(), switches), battlefield));
}

export function matchOf({ book }: BattleEngine, { seed, players, decks, battlefield }: Trial): Match {
  return {
    seed,
    players,
    decks: { left: deckOf(book, decks.left), right: deckOf(book, decks.right) },
    battlefield,
  };
}

/** The one line that reproduces a trial: `readLine` takes it back, whatever stands behind it. */
export function lineOf({ seed, players, decks, battlefield, switches }: Trial, order: number): string {
  return [
    `seed=${seed}`,
    `left=${players.left}`,
    `right=${players.right}`,
    `decks=${decks.left},${decks.right}`,
    `battlefield=${battlefield}`,
    `switches=${switches.join() || 'none'}`,
    `order=${order}`,
  ].join(' ');
}

export function readLine(line: string): Trial {
  const words = new Map(
    line.split(' ').map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const),
  );
  const word = (key: string): string => {
    const found = words.get(key);
    if (found === undefined) throw new Error(`the line has no ${key}=`);
    return found;
  };
  const [left = '', right = ''] = word('decks').split(',');
  return {
    seed: Number(word('seed')),
    players: { left: oneOf(PLAYER_WORDS, word('left')), right: oneOf(PLAYER_WORDS, word('right')) },
    decks: { left, right },
    battlefield: word('battlefield'),
    switches:
      word('switches') === 'none'
        ? []
        : word('switches')
            .split(',')
            .map((name) => oneOf(SWITCHES, name)),
  };
}

function oneOf<Word extends string>(words: readonly Word[], found: string): Word {
  const known = words.find((word) => word === found);
  if (known === undefined) throw new Error(`${found} is none of ${words.join(', ')}`);
  return known;
}
