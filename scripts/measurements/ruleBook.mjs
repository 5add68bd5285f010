/**
 * @typedef {import('../../src/measure/simulation/summary').Summary} Summary
 *
 * @typedef {'share' | 'points' | 'figure'} Kind a share of all games, of which the standard error is known; another percentage; or no percentage
 *
 * @typedef {object} BookRow a figure of the rule book's section 7, and where ours stands
 * @property {string} name
 * @property {(summary: Summary) => number} ours
 * @property {Kind} kind how far it may be from the book's before that needs an explanation
 * @property {number} digits
 * @property {Record<string, number>} book by player
 * @property {string} [why] what explains a difference
 */

/** How many games the book's figures were taken from. */
export const BOOK_GAMES = /** @type {Record<string, number>} */ ({ greedy: 1920, random: 960 });

/** @type {readonly BookRow[]} */
export const BOOK_ROWS = [
  {
    name: 'Left wins %',
    ours: ({ sides }) => sides.left.percent,
    kind: 'share',
    digits: 1,
    book: { greedy: 65, random: 54.6 },
  },
  {
    name: 'rounds, mean',
    ours: ({ course }) => course.rounds.mean,
    kind: 'figure',
    digits: 1,
    book: { greedy: 9.6, random: 13.3 },
  },
  {
    name: 'rounds, p95',
    ours: ({ course }) => course.rounds.p95,
    kind: 'figure',
    digits: 0,
    book: { greedy: 15, random: 17 },
  },
  {
    name: 'games that reach attrition %',
    ours: ({ course }) => course.attrition.percent,
    kind: 'share',
    digits: 1,
    book: { greedy: 19.8, random: 68.1 },
  },
  {
    name: 'winner clearly behind at half time %',
    ours: ({ course }) => course.comebacks.percent,
    kind: 'share',
    digits: 1,
    book: { greedy: 34.2, random: 26.2 },
  },
  {
    name: '… at three quarters %',
    ours: ({ course }) => course.lateComebacks.percent,
    kind: 'share',
    digits: 1,
    book: { greedy: 22, random: 20 },
  },
  {
    name: 'lead changes a game',
    ours: ({ leadChanges }) => leadChanges,
    kind: 'figure',
    digits: 1,
    book: { greedy: 9.2, random: 7.3 },
    why: 'the book does not say at which moment and with whose hand it took the lead: ours is the mean of both evaluations as a turn ends',
  },
  {
    name: "winner's castle left %",
    ours: ({ winnersCastle }) => winnersCastle,
    kind: 'points',
    digits: 0,
    book: { greedy: 57, random: 47 },
  },
  {
    name: 'legal orders a decision',
    ours: ({ choicesPerDecision }) => choicesPerDecision,
    kind: 'figure',
    digits: 1,
    book: { greedy: 10.2, random: 9.6 },
  },
  {
    name: 'orders a turn',
    ours: ({ ordersPerTurn }) => ordersPerTurn,
    kind: 'figure',
    digits: 1,
    book: { greedy: 5.9 },
    why: 'ours counts the end of the turn as an order',
  },
  {
    name: 'cards on the board',
    ours: ({ unitsStanding }) => unitsStanding,
    kind: 'figure',
    digits: 1,
    book: { greedy: 5.6, random: 6.4 },
  },
  {
    name: 'board full, % of turns',
    ours: ({ fullBoards }) => fullBoards,
    kind: 'points',
    digits: 1,
    book: { greedy: 1.1, random: 7.9 },
  },
  {
    name: 'hand at the end of a turn',
    ours: ({ handAtTurnEnd }) => handAtTurnEnd,
    kind: 'figure',
    digits: 1,
    book: { greedy: 2.7 },
  },
  {
    name: 'empty hand, % of turns',
    ours: ({ emptyHands }) => emptyHands,
    kind: 'points',
    digits: 1,
    book: { greedy: 5.1 },
  },
];

/** A percentage may differ by so many points, a share of games also by no more than so many standard errors. */
const POINTS = 4;
const ERRORS = 2;
/** Other figures, in parts of the book's. */
const PART = 0.1;

/** @type {Record<Kind, (book: number, error: number) => number>} */
const TOLERATED = {
  share: (_, error) => Math.min(POINTS, ERRORS * error),
  points: () => POINTS,
  figure: (book) => PART * book,
};

/**
 * @param {BookRow} row
 * @param {string} player
 * @param {Summary} summary
 * @returns {string[] | null} figure, ours, the book's, and what is to be said of the difference; null where the book is silent
 */
export function compared(row, player, summary) {
  const book = row.book[player];
  if (book === undefined) return null;
  const ours = row.ours(summary);
  const tolerated = TOLERATED[row.kind](book, errorOf(book, summary.games, BOOK_GAMES[player] ?? 1));
  const small = Math.abs(ours - book) <= tolerated;
  const remark = small ? 'agrees' : (row.why ?? 'NOT EXPLAINED');
  return [row.name, ours.toFixed(row.digits), book.toFixed(row.digits), remark];
}

/**
 * The standard error of the difference of two shares, in points.
 * @param {number} percent
 * @param {number} games
 * @param {number} others
 */
function errorOf(percent, games, others) {
  const share = percent / 100;
  return 100 * Math.sqrt(share * (1 - share) * (1 / games + 1 / others));
}
