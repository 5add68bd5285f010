/**
 * @typedef {object} Bar
 * @property {number} floor what must hold; more isn't wished for, what is easier to read is
 * @property {boolean} [atMost] the smaller the better
 *
 * @typedef {object} Measure
 * @property {string} name
 * @property {string} unit of every contender's figure
 * @property {string} ours whose figure is judged
 * @property {string} [against] whose figure it is divided by; without one it is judged itself
 * @property {number} digits
 * @property {Bar} [bar] without one it is only told
 */

/** What is measured, and what must hold. The figures are those of the best of several interleaved rounds. */
export const MEASURES = /** @satisfies {Readonly<Record<string, Measure>>} */ ({
  playouts: {
    name: 'playout plies: legal orders + apply, the same game',
    unit: 'plies/s',
    ours: 'ninekeep',
    against: 'boardgame.io',
    digits: 0,
    bar: { floor: 200 },
  },
  perft: {
    name: 'perft leaves without bulk counting',
    unit: 'leaves/s',
    ours: 'ninekeep',
    against: 'chessops',
    digits: 0,
    bar: { floor: 2 },
  },
  games: {
    name: 'full random games on one core, beside battles of generation 1',
    unit: 'games/s',
    ours: 'ninekeep',
    against: '@pkmn/sim',
    digits: 0,
    bar: { floor: 100 },
  },
  workers: {
    name: 'games of simulate on two workers against one (wall clock)',
    unit: 'games/s',
    ours: 'two workers',
    against: 'one worker',
    digits: 0,
    bar: { floor: 1.8 },
  },
  allocation: {
    name: 'allocation per ply',
    unit: 'B',
    ours: 'ninekeep',
    digits: 0,
    bar: { floor: 300, atMost: true },
  },
  dispatch: {
    name: 'one store dispatch of an order, production build',
    unit: 'µs',
    ours: 'ninekeep',
    digits: 1,
    bar: { floor: 100, atMost: true },
  },
  fieldOrders: {
    name: 'open field, 12 x 12, 5 against 5: listing the legal orders, median',
    unit: 'ms',
    ours: 'slowest rule set',
    digits: 2,
    bar: { floor: 1, atMost: true },
  },
  fieldSoldierMedian: {
    name: "open field: a Soldier's whole turn, median",
    unit: 'ms',
    ours: 'slowest rule set',
    digits: 0,
    bar: { floor: 80, atMost: true },
  },
  fieldSoldierSlow: {
    name: "open field: a Soldier's whole turn, 95th percentile",
    unit: 'ms',
    ours: 'slowest rule set',
    digits: 0,
    bar: { floor: 250, atMost: true },
  },
  fieldCaptainMedian: {
    name: "open field: a Captain's whole turn, median",
    unit: 'ms',
    ours: 'slowest rule set',
    digits: 0,
    bar: { floor: 400, atMost: true },
  },
  fieldCaptainSlow: {
    name: "open field: a Captain's whole turn, 95th percentile",
    unit: 'ms',
    ours: 'slowest rule set',
    digits: 0,
    bar: { floor: 1500, atMost: true },
  },
});

/** @typedef {keyof typeof MEASURES} MeasureName */

/** @typedef {'met' | 'missed' | 'none'} Verdict */

/**
 * What could not be measured is missed.
 * @param {Measure} measure
 * @param {number} value
 * @returns {Verdict}
 */
export function verdictOf({ bar }, value) {
  if (bar === undefined) return 'none';
  return (bar.atMost === true ? value <= bar.floor : value >= bar.floor) ? 'met' : 'missed';
}
