/** Positions to try. */
export const ENGLISH_POSITIONS = {
  'muster.positions.note': 'Each begins in the middle of a battle and shows a few rules at work.',
  'muster.positions.try': 'Try it',
  'muster.positions.own': 'Open a file of your own',
  'muster.positions.ownNote': 'A scenario of the open field as JSON; you lead the side that is to move.',
  'muster.position.moving.title': 'Moving and reactions',
  'muster.position.moving.look':
    'Walk the axeman past the spearman: the way shows the blow that it would draw. Disengage goes there without it, but takes the action.',
  'muster.position.cover.title': 'Cover and flanking',
  'muster.position.cover.look':
    'The crate shelters its bowman from the front only, so look at the chance before and after going round it. A spearman on the far side of a foe adds to every blow.',
  'muster.position.fog.title': 'Fog and stealth',
  'muster.position.fog.look':
    'You see only what your units see, and your scout is seen by nobody until somebody stands beside it. From behind it strikes hardest.',
  'muster.position.formation.title': 'Formations',
  'muster.position.formation.look':
    'Form the phalanx with the captain behind two shields, then march it as one. A shield that falls or turns away costs integrity, and below the mark the gain is lost.',
} as const;
