import { markdown } from '../bench/report.mjs';
import { interval, met } from '../reports/cells.mjs';

/**
 * @typedef {import('../../src/kernel/wilson').Rate} Rate
 * @typedef {import('../../src/measure/balance/balanceSummary').Bar} Bar
 * @typedef {typeof import('../../src/measure/balance/balanceSummary').BALANCE_BARS} Bars
 * @typedef {import('../../src/measure/balance/balanceSummary').BalanceSummary & { player: string, bars: Bars }} Balance
 *
 * @typedef {object} Page
 * @property {string} date
 * @property {string} machine
 * @property {{ command: string, answer: Balance }} balance
 * @property {string} changes
 */

const LEAST_GAMES = 4000;

/**
 * `docs/balance.md`, whole.
 * @param {Page} page
 */
export function page({ date, machine, balance: { command, answer }, changes }) {
  const { games, draws, player, first, battlefields, rounds, factions, matrix, cards, bars } = answer;
  const all = Object.keys(matrix);
  return `${[
    '# Balance',
    'Written by `npm run balance`; edits by hand are lost, but for the last part, which lies in `scripts/balance/changes.md`.',
    `${date}. ${machine}.`,
    `\`${command}\`: ${games} battles of ${player} against itself, ${draws} drawn, over all decks and battlefields, ${rounds.mean.toFixed(1)} rounds on average. ${games >= LEAST_GAMES ? '' : `FEWER than the ${LEAST_GAMES} that the bars ask for. `}A draw is half a win; intervals are Wilson’s of 95 %.`,
    '## The first player',
    markdown([
      ['', 'first player %', '95 % interval', 'battles', 'bar', '', 'rounds', 'p95'],
      [...judged('overall', first, bars.first), rounds.mean.toFixed(1), String(rounds.p95)],
      ...Object.entries(battlefields).map(([name, it]) => [
        ...judged(name, it.first, bars.battlefield),
        it.rounds.mean.toFixed(1),
        String(it.rounds.p95),
      ]),
    ]),
    '## Factions',
    'Against all other factions, on both sides.',
    markdown([
      ['', 'score %', '95 % interval', 'battles', 'bar', ''],
      ...Object.entries(factions).map(([name, rate]) => judged(name, rate, bars.faction)),
    ]),
    'The row against the column; against itself, the first player’s score.',
    markdown([['', ...all], ...all.map((row) => [row, ...all.map((column) => matrixCell(matrix[row]?.[column]))])]),
    '## Cards',
    'Drawn, played: how many points better the decks that hold the card do in battles in which it is. Chosen: of the turns that began with it in hand and affordable, those in which it was played; a card below the bar is never worth playing.',
    markdown([
      ['', 'drawn', 'played', 'plays a battle', 'chosen %', '95 % interval', ''],
      ...Object.entries(cards).map(([name, { drawnGain, playedGain, playsPerGame, chosen }]) => [
        name,
        signed(drawnGain),
        signed(playedGain),
        playsPerGame.toFixed(2),
        chosen.percent.toFixed(1),
        interval(chosen),
        met(isWithin(chosen, bars.card)),
      ]),
    ]),
    changes,
  ].join('\n\n')}\n`;
}

/**
 * @param {string} name
 * @param {Rate} rate
 * @param {Bar} bar
 */
function judged(name, rate, bar) {
  return [
    name,
    rate.percent.toFixed(1),
    interval(rate),
    String(rate.games),
    `${bar.least} to ${bar.most} %`,
    met(isWithin(rate, bar)),
  ];
}

/**
 * @param {Rate} rate
 * @param {Bar} bar
 */
function isWithin({ percent }, { least, most }) {
  return percent >= least && percent <= most;
}

/** @param {Rate | undefined} rate */
const matrixCell = (rate) => (rate === undefined ? '' : rate.percent.toFixed(1));

/** @param {number} points */
const signed = (points) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
