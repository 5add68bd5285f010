/** Why an order is refused: a code for machines and a sentence for people. Other languages translate by code. */
export const REFUSAL_SENTENCES = {
  'battle-over': 'The battle is over.',
  'unknown-order': 'There is no such order.',
  'not-in-hand': 'This card is not in your hand.',
  'unknown-card': 'This card is not in the set, so it cannot be deployed.',
  'not-enough-supply': 'You do not have enough supply for this card.',
  'too-many-units': 'You already have as many cards on the board as the rules allow.',
  'off-board': 'This cell is not on the board.',
  'outside-zone': 'You cannot deploy in this column.',
  'cell-taken': 'Another card stands on this cell.',
  'no-such-unit': 'There is no such card on the board.',
  'not-your-unit': 'This card is not yours.',
  'fresh-cannot-move': 'A card cannot move in the turn in which it was deployed.',
  'already-moved': 'This card has already moved this turn.',
  'too-far': 'This cell is out of the card’s movement range.',
  'no-attack': 'A card without attack cannot strike.',
  'already-attacked': 'This card has already attacked this turn.',
  'no-such-target': 'There is no such target on the board.',
  'own-target': 'A card does not strike its own side.',
  'out-of-reach': 'The target is out of this card’s reach.',
  'fresh-cannot-siege': 'A card cannot strike the castle in the turn in which it was deployed.',
  'castle-out-of-reach': 'From this column the card cannot reach the castle.',
} as const;

export type RefusalCode = keyof typeof REFUSAL_SENTENCES;

export interface Refusal {
  readonly code: RefusalCode;
  readonly sentence: string;
}

export function refusal(code: RefusalCode): Refusal {
  return { code, sentence: REFUSAL_SENTENCES[code] };
}
