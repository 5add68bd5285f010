/** Below this win rate, in percent, a mechanic needs a word on why it is worth having or what would make it matter. */
export const WORTH_FROM = 52;

/** @type {Readonly<Record<string, string>>} one sentence a mechanic, printed only where it is needed */
const NOTES = {
  positional:
    'All of the below at once: were it worth nothing, cells would not matter. Battlefields with more ground would raise it.',
  facing:
    'A blow from the side or the rear hurts up to half more, and to come from there is what moving is for. A player that looks again after each order sees the blow itself, only not the danger.',
  surrounded:
    'It needs three enemies around one card, which a side of five cards seldom spares. It is worth having as the reward for a whole turn of moves; two enemies instead of three would make it matter.',
  screens:
    'Both sides strike the castle over open rows whenever they can, screens or not: it decides where a card stands, seldom whether one wins. A screen that stops more than half would make it matter.',
  zones:
    'A column adds or takes a fifth from everybody who stands there, friend and enemy, and the best blow mostly stays the best. It is worth having for where fighters and shooters want to stand; zones that count at the castle too would make it matter.',
  formations:
    'Cards stand side by side for other reasons too, so the bonus mostly comes by itself. It is worth having because it rewards a plan of several turns, which a search of one turn and its answer hardly makes.',
  'high-ground':
    'Five of sixteen battlefields have a hill, so eleven of sixteen battles say nothing of it. It is worth having there: the hill is what both sides fight for.',
  cover:
    'Seven of sixteen battlefields have cover, on one to three cells, and only shots are weakened. It is worth having for shooters’ duels there; cover on more cells would make it matter.',
  hazards:
    'Two of sixteen battlefields have fire, and whoever forgets it pays once and then sees the wound. It is worth having as ground that is taken only for a reason.',
  'formation:siege-phalanx':
    'It takes three cards of five to fill a column. It is worth having as the answer to many small blows, and a search of one turn hardly prepares it.',
  'formation:siege-skirmish-line':
    'It asks for two shooters at both ends of a column and nobody between, and few decks hold enough shooters. More of them would make it matter.',
  'formation:siege-vanguard':
    'A card behind a fighter is the commonest of all positions, so its bonus comes by itself. It is worth having because it makes a lone fighter weaker.',
};

/**
 * What is to be said of a mechanic that is worth so much.
 * @param {string} mechanic
 * @param {number} percent
 */
export function noteOn(mechanic, percent) {
  return percent >= WORTH_FROM ? '' : (NOTES[mechanic] ?? 'NOT EXPLAINED');
}
