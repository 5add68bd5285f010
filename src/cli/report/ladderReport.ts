import { BARS, type RungResult } from '../../measure/duel/ladder';
import { HABITS } from '../../measure/duel/style';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { eloText } from './duelReport';
import { intervalOf } from './simulationReport';
import { textTable } from './textTable';

/** The ladder for people, each line with its bar. */
export function ladderReport(spec: SeriesSpec, results: readonly RungResult[]): string[] {
  const levels = results.filter(({ character }) => character === null);
  const personalities = results.filter(({ character }) => character !== null);
  const { level, personality } = BARS;
  return [
    `${seriesLabel(spec)}: ${spec.games} battles a match from seed ${spec.seed}`,
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
    eloText(elo),
    met(verdict.strength),
    habit('first'),
    habit('second'),
    difference,
    met(verdict.character),
  ];
}

const met = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
