import { benchRows, markdown } from '../bench/report.mjs';
import { interval } from '../reports/cells.mjs';
import { noteOn, WORTH_FROM } from './mechanicNotes.mjs';
import { BOOK_GAMES, BOOK_ROWS, compared } from './ruleBook.mjs';

/** @typedef {import('./ruleBook.mjs').Summary} Summary */
/** @typedef {Summary & { ignored: string | null }} Result */
/** @typedef {{ player: string, command: string, result: Result, printed: Result }} Simulated with the cards of today, and with the numbers that the rule book prints */

/** @typedef {{ command: string, results: Result[] }} Ignorance a row for each mechanic that one of them knows nothing of */

/**
 * @typedef {object} Measurements
 * @property {string} date
 * @property {string} machine
 * @property {number} rounds
 * @property {import('../bench/judge.mjs').Judged[]} measures
 * @property {Simulated[]} simulations
 * @property {Ignorance} ignorance between greedy players
 * @property {Ignorance} marshals the same between Marshals
 */

/**
 * `docs/measurements.md`, whole.
 * @param {Measurements} measurements
 */
export function page({ date, machine, rounds, measures, simulations, ignorance, marshals }) {
  return `${[
    '# Measurements',
    'Written by `npm run measurements`; edits by hand are lost.',
    `${date}. ${machine}.`,
    '## Speed',
    `\`npm run bench\`: the engine and its peers take turns in ${rounds} rounds of one run; processor time, unless wall clock is said. The best round is held against the bars, the median stands beside it.`,
    markdown(benchRows(measures)),
    '## Battles beside the rule book',
    "The first column is played with the numbers that the rule book prints (`scripts/measurements/bookCards.mjs` changes them back), so that it can be held against the book's own. A percentage that differs by more than 4 points or two standard errors is explained, and so is any other figure that differs by more than a tenth. The last column is the game as it ships, after what [balance](balance.md) asked for.",
    ...simulations.flatMap(bookSection),
    '## By battlefield',
    ...simulations.flatMap(battlefieldSection),
    '## What a mechanic is worth',
    `The full player against an equal one whose model of the rules lacks a mechanic; both look again after every order. Between Marshals a mechanic below ${WORTH_FROM} % is explained.`,
    `\`${marshals.command}\``,
    worthTable('Marshals: the model lacks', marshals, true),
    `\`${ignorance.command}\``,
    worthTable('greedy players: the model lacks', ignorance, false),
  ].join('\n\n')}\n`;
}

/**
 * @param {string} title
 * @param {Ignorance} ignorance
 * @param {boolean} explained whether little worth needs a word
 */
function worthTable(title, { results }, explained) {
  const rows = results.map(({ ignored, contestants: { first } }) => {
    const figures = [ignored ?? '', first.percent.toFixed(1), interval(first), String(first.games)];
    return explained ? [...figures, noteOn(ignored ?? '', first.percent)] : figures;
  });
  const head = [title, 'the full player wins %', '95 % interval', 'battles'];
  return markdown([explained ? [...head, ''] : head, ...rows]);
}

/** @param {Simulated} simulated */
function bookSection({ player, command, result, printed }) {
  return [
    `\`${command}\`, beside the book's ${BOOK_GAMES[player]} games:`,
    markdown([
      [`${player} against ${player}`, 'its numbers, here', 'rule book', '', 'as shipped'],
      ...BOOK_ROWS.flatMap((row) => {
        const cells = compared(row, player, printed);
        return cells === null ? [] : [[...cells, row.ours(result).toFixed(row.digits)]];
      }),
    ]),
  ];
}

/** @param {Simulated} simulated */
function battlefieldSection({ player, result }) {
  return [
    markdown([
      [`${player} against ${player}`, 'Left %', '95 % interval', 'rounds', 'attrition %', 'comebacks %'],
      ...Object.entries(result.battlefields).map(([name, { left, rounds, attrition, comebacks }]) => [
        name,
        left.percent.toFixed(1),
        interval(left),
        rounds.mean.toFixed(1),
        attrition.percent.toFixed(1),
        comebacks.percent.toFixed(1),
      ]),
    ]),
  ];
}
