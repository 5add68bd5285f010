/** Why an order is refused: a code for machines and a sentence for people. Other languages translate by code. */
export const REFUSAL_SENTENCES = {
  'battle-over': 'The battle is over.',
  'unknown-order': 'There is no such order.',
  'mulligan-first': 'First say which cards of your hand go back.',
  'mulligan-over': 'Cards can go back only before the first round.',
  'not-in-hand': 'This card is not in your hand.',
  'unknown-card': 'This card is not in the set, so it cannot be played.',
  'not-a-unit': 'This card is a stratagem: it is played, not deployed.',
  'not-an-order': 'This card is a unit: it is deployed, not played.',
  'order-given': 'You have already played as many stratagems this turn as the rules allow.',
  'wrong-target': 'This stratagem cannot be aimed there.',
  'no-effect': 'Aimed there, this stratagem would do nothing.',
  'no-such-place': 'This stratagem needs another second cell, or none.',
  'not-enough-supply': 'You do not have enough supply for this card.',
  'too-many-units': 'You already have as many cards on the board as the rules allow.',
  'off-board': 'This cell is not on the board.',
  'outside-zone': 'You cannot deploy in this column.',
  'cell-taken': 'Another card stands on this cell.',
  'cell-blocked': 'Nobody can stand on this cell.',
  'no-such-unit': 'There is no such card on the board.',
  'not-your-unit': 'This card is not yours.',
  'fresh-cannot-move': 'A card cannot move in the turn in which it was deployed.',
  held: 'This card is held and cannot move.',
  'already-moved': 'This card has already moved this turn.',
  'attacked-cannot-move': 'This card either moves or attacks, and it has attacked.',
  'too-far': 'This cell is out of the card’s movement range.',
  'ground-in-the-way': 'The ground lets this card go no more than one cell here.',
  'no-attack': 'A card without attack cannot strike.',
  'already-attacked': 'This card has already attacked this turn.',
  'moved-cannot-attack': 'This card either moves or attacks, and it has moved.',
  'left-formation': 'A card that has left its formation cannot attack this turn.',
  'no-such-target': 'There is no such target on the board.',
  'own-target': 'A card does not strike its own side.',
  'out-of-reach': 'The target is out of this card’s reach.',
  'no-line-of-sight': 'This card does not see the target.',
  'target-hidden': 'Only a card on the cells around it can strike this target.',
  'fresh-cannot-siege': 'A card cannot strike the castle in the turn in which it was deployed.',
  'castle-out-of-reach': 'From this column the card cannot reach the castle.',
  'no-wall': 'There is nothing on this cell that could be torn down.',
  'cannot-slide': 'This card cannot move its target to a cell of your choice.',
  'no-place-to-slide': 'The target cannot be moved to this cell.',
  'cannot-raise': 'This card changes no cell when it is deployed.',
  'no-place-to-raise': 'This cell is not free or not next to the card.',
  'cannot-brace': 'This card does not know how to brace.',
  'no-march': 'Columns do not march under these rules.',
  'no-formation': 'Only three cards of yours that fill a column can march.',
  'march-not-ready': 'A card of this column was just deployed or has already moved.',
} as const;

export type RefusalCode = keyof typeof REFUSAL_SENTENCES;

export interface Refusal {
  readonly code: RefusalCode;
  readonly sentence: string;
}

export function refusal(code: RefusalCode): Refusal {
  return { code, sentence: REFUSAL_SENTENCES[code] };
}
