import { markdown } from '../bench/report.mjs';
import { interval, met } from '../reports/cells.mjs';

/**
 * @typedef {import('../../src/kernel/wilson').Rate} Rate
 * @typedef {import('../../src/measure/balance/balanceSummary').Bar} Bar
 * @typedef {typeof import('../../src/measure/balance/balanceSummary').BALANCE_BARS} Bars
 * @typedef {import('../../src/measure/balance/secondHelp').SecondHelp} SecondHelp
 * @typedef {Bars & { quietTurns: Record<string, Bar>, drawnGain: number }} AllBars
 * @typedef {import('../../src/measure/balance/balanceSummary').BalanceSummary & { player: string, bars: AllBars, help: Record<string, SecondHelp> }} Balance
 *
 * @typedef {object} Page
 * @property {string} date
 * @property {string} machine
 * @property {{ command: string, answer: Balance }} balance
 * @property {string} changes
 */

const LEAST_GAMES = 6000;

/**
 * `docs/balance.md`, whole.
 * @param {Page} page
 */
export function page({ date, machine, balance: { command, answer }, changes }) {
  const { games, draws, player, first, battlefields, rounds, factions, matrix, cards, bars } = answer;
  const { decks, quietTurns, comebacks, help } = answer;
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
    'What the second player begins with: in how many of the first rounds it has more supply, and both sides’ cards and castles. Castles differ by 10 % at most.',
    markdown([
      ['', 'rounds of supply', 'cards', 'castles'],
      ...Object.entries(help).map(([name, { supplyRounds, hands, castles }]) => [
        name,
        String(supplyRounds),
        `${hands.left} : ${hands.right}`,
        `${castles.left} : ${castles.right}`,
      ]),
    ]),
    '## The course of a battle',
    'Comebacks: battles whose winner was clearly behind at half time. Turns without a card: nothing was deployed and no stratagem played.',
    markdown([
      ['', '%', '95 % interval', 'of', 'bar', ''],
      judged('comebacks', comebacks, bars.comebacks),
      ...Object.entries(quietTurns).map(([span, rate]) => quietRow(span, rate, bars.quietTurns[span])),
    ]),
    '## Factions',
    'Against all other factions, on both sides. A deck of two factions counts for the one that leads it.',
    markdown([
      ['', 'score %', '95 % interval', 'battles', 'bar', ''],
      ...Object.entries(factions).map(([name, rate]) => judged(name, rate, bars.faction)),
    ]),
    'The row against the column; against itself, the first player’s score.',
    markdown([['', ...all], ...all.map((row) => [row, ...all.map((column) => matrixCell(matrix[row]?.[column]))])]),
    '## Decks',
    'Against all others, on both sides.',
    markdown([
      ['', 'score %', '95 % interval', 'battles', 'bar', ''],
      ...Object.entries(decks).map(([name, rate]) => judged(name, rate, bars.deck)),
    ]),
    '## Cards',
    `Drawn, played: how many points better the decks that hold the card do in battles in which it is; drawn, ${bars.drawnGain} at most. Chosen: of the turns that began with it in hand and affordable, those in which it was played, and of a stratagem those in which it could be played at some moment; ${bars.card.least} % at least.`,
    markdown([
      ['', 'drawn', 'played', 'plays a battle', 'chosen %', '95 % interval', ''],
      ...Object.entries(cards).map(([name, { drawnGain, playedGain, playsPerGame, chosen }]) => [
        name,
        signed(drawnGain),
        signed(playedGain),
        playsPerGame.toFixed(2),
        chosen.percent.toFixed(1),
        interval(chosen),
        met(isWithin(chosen, bars.card) && drawnGain <= bars.drawnGain),
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
 * @param {string} span
 * @param {Rate} rate
 * @param {Bar | undefined} bar
 */
function quietRow(span, rate, bar) {
  const name = `turns without a card, ${span}`;
  return bar === undefined
    ? [name, rate.percent.toFixed(1), interval(rate), String(rate.games), '', '']
    : judged(name, rate, bar);
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
