import { markdown } from '../bench/report.mjs';
import { interval, met } from '../reports/cells.mjs';

/**
 * @typedef {import('../../src/cli/report/duelReport').DuelReport & { times?: import('../../src/cli/report/duelReport').TimesBySeat }} Duel
 * @typedef {import('../../src/measure/duel/ladder').RungResult} Rung
 * @typedef {{ results: Rung[], habits: Record<string, string>, bars: typeof import('../../src/measure/duel/ladder').BARS }} Ladder
 * @typedef {import('../../src/measure/proofs/proof').Proof & { rate: import('../../src/kernel/wilson').Rate, players: string[] }} Proof
 */
/**
 * @template Answer
 * @typedef {{ command: string, answer: Answer }} Asked
 */
/**
 * @typedef {object} Strength
 * @property {string} date
 * @property {string} machine
 * @property {Asked<Duel>} greedy
 * @property {Asked<Duel>} cheatingGreedy
 * @property {Asked<Duel>} cheatingMaster
 * @property {Asked<Duel>} mcts
 * @property {Asked<Ladder>} ladder
 * @property {Asked<Proof>} wins
 * @property {Asked<Proof>} fairness
 * @property {Asked<Proof>} stuck
 */

/** The bars of the opponents: scores in percent, times in milliseconds, and how many battles or turns a figure needs. */
const BARS = {
  master: { score: 98, games: 2000 },
  mcts: { score: 95, games: 400 },
  ladder: { games: 400 },
  decisions: 10_000,
  turns: 100_000,
  times: { turn: { p50: 40, p95: 150, max: 500 }, order: { p95: 100 } },
};

/**
 * `docs/strength.md`, whole.
 * @param {Strength} strength
 */
export function page({ date, machine, greedy, cheatingGreedy, cheatingMaster, mcts, ladder, wins, fairness, stuck }) {
  const { results, habits, bars } = ladder.answer;
  const levels = results.filter(({ character }) => character === null);
  const personalities = results.filter(({ character }) => character !== null);
  const { score } = greedy.answer;
  return `${[
    '# Strength of the opponents',
    'Written by `npm run strength`; edits by hand are lost.',
    `${date}. ${machine}.`,
    'Battles come in pairs of the same shuffles with the sides exchanged, over all decks and battlefields. A draw is half a win; intervals are Wilson’s of 95 %.',
    '## Against the yardsticks',
    markdown([
      ['', 'score %', '95 % interval', 'Elo', 'battles', 'bar', ''],
      duelRow(
        'Master against the frozen greedy player',
        greedy,
        `lower end ≥ ${BARS.master.score} %, n ≥ ${BARS.master.games}`,
        score.low >= BARS.master.score && score.games >= BARS.master.games,
      ),
      duelRow('a Master that sees everything against the greedy player', cheatingGreedy, '', null),
      duelRow('a Master that sees everything against the honest one', cheatingMaster, '', null),
      duelRow(
        'Master against MCTS (boardgame.io’s defaults, sees everything)',
        mcts,
        `≥ ${BARS.mcts.score} %, n ≥ ${BARS.mcts.games}`,
        mcts.answer.score.percent >= BARS.mcts.score && mcts.answer.games >= BARS.mcts.games,
      ),
    ]),
    commands(greedy, cheatingGreedy, cheatingMaster, mcts),
    '## Think time',
    `Of the Master, in a worker thread of the first command above: a thread on every core.`,
    markdown([['', 'milliseconds', 'bar', ''], ...timeRows(greedy.answer)]),
    '## Levels',
    markdown([
      ['', 'score %', '95 % interval', 'Elo', 'battles', 'bar', ''],
      ...levels.map((rung) => [
        rung.players.join(' against '),
        rung.score.percent.toFixed(1),
        interval(rung.score),
        elo(rung),
        String(rung.games),
        `${bars.level.least} to ${bars.level.most} %, n ≥ ${BARS.ladder.games}`,
        met(rung.verdict.strength && rung.games >= BARS.ladder.games),
      ]),
    ]),
    commands(ladder),
    '## Personalities',
    `Against the neutral player of the same level: within ${bars.personality.elo} Elo of it, and at least ${bars.personality.difference} % more of what the personality is known by.`,
    markdown([
      ['', 'Elo', '', 'own habit', 'neutral’s', 'more by', ''],
      ...personalities.map((rung) => [
        rung.players[0],
        elo(rung),
        met(rung.verdict.strength),
        habit(rung, 'first'),
        habit(rung, 'second'),
        `${(rung.verdict.difference ?? 0).toFixed(0)} %`,
        met(rung.verdict.character),
      ]),
    ]),
    Object.entries(habits)
      .map(([name, habit]) => `- ${name}: ${habit}`)
      .join('\n'),
    '## What never happens',
    markdown([
      ['', 'found', 'in', 'at most (95 %)', 'bar', ''],
      proofRow('wins in reach that Captain or above missed', wins, BARS.decisions),
      proofRow('decisions that change with the hidden cards', fairness, BARS.decisions),
      proofRow('turns with an illegal order, too many, none, or a crash', stuck, BARS.turns),
    ]),
    `Turns searched for a win: ${Object.entries(wins.answer.seen)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}; "cut" are turns too wide to be searched whole.`,
    commands(wins, fairness, stuck),
  ].join('\n\n')}\n`;
}

/**
 * @param {string} name
 * @param {Asked<Duel>} asked
 * @param {string} bar
 * @param {boolean | null} isMet
 */
function duelRow(name, { answer }, bar, isMet) {
  const { score, games } = answer;
  return [name, score.percent.toFixed(1), interval(score), elo(answer), String(games), bar, met(isMet)];
}

/** @param {Pick<Duel, 'elo'>} duel */
function elo({ elo: { elo: middle, low, high } }) {
  const points = (/** @type {number | null} */ value) => (value === null ? '∞' : value.toFixed(0));
  return `${points(middle)} (${points(low)} to ${points(high)})`;
}

/**
 * @param {Rung} rung
 * @param {'first' | 'second'} seat
 */
function habit({ character, styles }, seat) {
  return character === null ? '' : styles[seat][character].toFixed(2);
}

/** @param {Duel} duel */
function timeRows({ times }) {
  if (times === undefined) return [];
  const { turn, order } = times.first;
  const { times: bars } = BARS;
  return [
    timeRow('a turn, all its looks together: p50', turn.p50, bars.turn.p50),
    timeRow('… p95', turn.p95, bars.turn.p95),
    timeRow('… max', turn.max, bars.turn.max),
    timeRow('before any single order: p95', order.p95, bars.order.p95),
  ];
}

/**
 * @param {string} name
 * @param {number} time
 * @param {number} bar
 */
function timeRow(name, time, bar) {
  return [name, time.toFixed(1), `≤ ${bar}`, met(time <= bar)];
}

/**
 * @param {string} name
 * @param {Asked<Proof>} asked
 * @param {number} turns
 */
function proofRow(name, { answer: { rate } }, turns) {
  const isMet = rate.wins === 0 && rate.games >= turns;
  return [name, String(rate.wins), String(rate.games), `${rate.high.toFixed(4)} %`, `0 in ${turns}`, met(isMet)];
}

/** @param {{ command: string }[]} asked */
function commands(...asked) {
  return asked.map(({ command }) => `\`${command}\``).join(', ');
}
