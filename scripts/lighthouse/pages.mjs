/**
 * @typedef {object} JudgedPage
 * @property {string} name
 * @property {string} address
 * @property {string | RegExp} heading of the place: an address that leads elsewhere is not judged
 */

/** @type {readonly JudgedPage[]} */
export const PAGES = [
  { name: 'home', address: '#/', heading: 'Ninekeep' },
  // A link begins it: the page with everything that a battle needs.
  { name: 'battle', address: '#/play?opponent=recruit', heading: 'Ninekeep' },
  { name: 'decks', address: '#/decks', heading: /deck/i },
];

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

/** Of a hundred, in each. */
export const LEAST = 95;
