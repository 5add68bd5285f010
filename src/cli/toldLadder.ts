import { BARS, type RungResult } from '../measure/ladder';
import { HABITS } from '../measure/style';
import { type Field, toldField } from './seriesOptions';
import { textTable } from './textTable';
import { toldElo } from './toldDuel';
import { intervalOf } from './toldSimulation';

/** The ladder for people, each line with its bar. */
export function toldLadder(field: Field, results: readonly RungResult[]): string[] {
  const levels = results.filter(({ character }) => character === null);
  const personalities = results.filter(({ character }) => character !== null);
  const { level, personality } = BARS;
  return [
    `${toldField(field)}: ${field.games} battles a match from seed ${field.seed}`,
    '',
    ...textTable([
      ['level against the one below', '%', '95 % interval', `${level.least} to ${level.most} %`],
      ...levels.map(({ players, score, verdict }) => [
        players.join(' against '),
        score.percent.toFixed(1),
        intervalOf(score),
        met(verdict.strength),
      ]),
    ]),
    ...(personalities.length === 0 ? [] : ['']),
    ...(personalities.length === 0
      ? []
      : textTable([
          [
            'personality',
            'Elo against neutral',
            `within ${personality.elo}`,
            'its habit',
            'neutral',
            'difference',
            `${personality.difference} %`,
          ],
          ...personalities.map(personalityRow),
        ])),
    ...(personalities.length === 0 ? [] : ['', ...Object.entries(HABITS).map(([name, habit]) => `${name}: ${habit}`)]),
  ];
}

function personalityRow({ players, character, elo, styles, verdict }: RungResult): string[] {
  const habit = (seat: 'first' | 'second'): string => (character === null ? '' : styles[seat][character].toFixed(2));
  const difference = `${(verdict.difference ?? 0).toFixed(0)} %`;
  return [
    players[0],
    toldElo(elo),
    met(verdict.strength),
    habit('first'),
    habit('second'),
    difference,
    met(verdict.character),
  ];
}

const met = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
