/** What the enemy could do, and what one's own cards could do after a move. */
export const ENGLISH_FORESIGHT = {
  'threat.title': 'Threats',
  'threat.hint': 'What the enemy cards on the board could do in their next turn, at worst',
  'threat.summary':
    '{cards, plural, =0 {None of your cards is threatened} one {One of your cards is threatened} other {# of your cards are threatened}}{falls, plural, =0 {} one {, one could fall} other {, # could fall}}{castle, plural, =0 {} other {, your castle for up to #}}.',
  'threat.hidden': 'Threats are hidden.',
  'threat.target':
    'threatened by {count, plural, one {one card} =2 {two cards} =3 {three cards} =4 {four cards} =5 {five cards} other {# cards}} for up to {total}{falls, select, yes {, could fall} other {}}',
  'threat.doomed': 'falls before the enemy strikes',
  'threat.none': 'not threatened',
  'threat.cell':
    'within reach of {count, plural, one {one enemy card} =2 {two enemy cards} =3 {three enemy cards} =4 {four enemy cards} =5 {five enemy cards} other {# enemy cards}}',
  'threat.total': 'up to {total}{falls, select, yes {: could fall} other {}}',
  'threat.safe': 'No enemy card on the board can reach it next turn.',
  'threat.stays': '{card} in row {row}, {zone} could strike {how} for {damage}.',
  'threat.moves': '{card} could move to row {row}, {zone} and strike {how} for {damage}.',
  'threat.how.castle': 'your castle',
  'threat.how.beside': 'beside it',
  'threat.reach': 'A card here would be within reach of {cards}.',

  'opening.title': 'Openings',
  'opening.card':
    'Move to row {row}, {zone} to strike {target}{arc, select, side { from the flank} rear { from the rear} other {}}{reason, select, pincer { (pincer)} surrounded { (surrounded)} other {}} for {damage}{fells, select, yes {: it falls} other {}}.',
  'opening.castle':
    'Move to row {row}, {zone} to strike the castle for {damage}{fells, select, yes {: you win} other {}}.',
  'opening.short':
    '{reason, select, castle {castle} pincer {pincer} surrounded {surrounded} other {{arc, select, side {flank} rear {rear} other {strike}}}}',
  'opening.cell':
    'opens a blow at {target}{arc, select, side { from the flank} rear { from the rear} other {}}{reason, select, pincer { (pincer)} surrounded { (surrounded)} other {}} for {damage}{fells, select, yes {, it falls} other {}}',
  'opening.cellCastle': 'opens a blow at the castle for {damage}{fells, select, yes {, you win} other {}}',
} as const;
