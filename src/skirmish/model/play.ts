import { drawInteger } from '../../kernel/chance';
import type { Play } from '../../kernel/game';
import type { FieldBook } from './book';
import type { SkirmishEvent } from './events';
import type { Chance, SkirmishState } from './state';

/** A battle being played on. */
export type SkirmishPlay = Play<FieldBook, SkirmishState, SkirmishEvent>;

/** A planned roll that isn't there, or isn't on the die: the case that planned it is wrong. */
export class WrongRolls extends Error {}

/** Rolls dice of one kind; what comes is told, so that undo ends here. */
export function rollDice(play: SkirmishPlay, count: number, sides: number): readonly number[] {
  if (count === 0) return [];
  const [results, chance] = drawn(play.state.chance, count, sides);
  play.emit({ type: 'rolled', dice: `${count}d${sides}`, results, chance });
  return results;
}

function drawn(chance: Chance, count: number, sides: number): readonly [readonly number[], Chance] {
  if (chance.kind === 'expected') throw new Error('what looks ahead rolls no dice');
  if (chance.kind === 'planned') return planned(chance.rolls, count, sides);
  const results: number[] = [];
  let stream = chance.stream;
  for (let die = 0; die < count; die++) {
    const [result, next] = drawInteger(stream, 1, sides);
    results.push(result);
    stream = next;
  }
  return [results, { kind: 'stream', stream }];
}

function planned(rolls: readonly number[], count: number, sides: number): readonly [readonly number[], Chance] {
  const results = rolls.slice(0, count);
  if (results.length < count) throw new WrongRolls(`${count}d${sides} is rolled, and no more rolls are listed`);
  const wrong = results.find((result) => result < 1 || result > sides);
  if (wrong !== undefined) throw new WrongRolls(`${wrong} is no result of a die with ${sides} sides`);
  return [results, { kind: 'planned', rolls: rolls.slice(count) }];
}

/** Whether something comes about whose chance is so many percent. Looking ahead takes what is likelier. */
export function rollPercent(play: SkirmishPlay, percent: number): boolean {
  if (play.state.chance.kind === 'expected') return percent > 50;
  return sumOf(rollDice(play, 1, 100)) <= percent;
}

export function sumOf(results: readonly number[]): number {
  return results.reduce((sum, result) => sum + result, 0);
}
