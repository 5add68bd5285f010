/** What a turn does and what it costs, as parts of a sentence: the plan, or whoever played it, is the subject. */
export const ENGLISH_DEEDS = {
  'deed.who': '{card} (row {row}, {zone})',
  'deed.wins': 'wins the battle',
  'deed.waits': 'leaves everything as it is',
  'deed.fells': 'fells {whom}',
  'deed.strikesCastle': 'takes {damage} from the enemy castle',
  'deed.wounds': 'hurts {whom}{arc, select, side { from the flank} rear { from the rear} other {}} for {damage}',
  'deed.opensRow': 'opens row {row}',
  'deed.screensRow': 'screens row {row}',
  'deed.saves': 'keeps {by} from felling {whom}',
  'deed.shields': 'cuts {by}’s blow at {whom} from {from} to {to}',
  'deed.shieldsCastle':
    'cuts the hardest blow at {whose, select, yours {your castle} other {its castle}} from {from} to {to}',
  'deed.forms': 'brings {whom} into {formation}',
  'deed.heals': 'heals {whom} by {amount}',
  'deed.brings': 'brings {whom} to row {row}, {zone}',
  'deed.moves': 'moves {whom} to row {row}, {zone}',
  'deed.braces': 'braces {whom}',
  'deed.loses': '{whom} is lost',
  'deed.risks': '{by} can then fell {whom}',
  'deed.exposes':
    '{by} can then strike {whom}{arc, select, side { from the flank} rear { from the rear} other {}}: −{damage} next turn',
  'deed.exposesCastle':
    'the hardest blow at {whose, select, yours {your castle} other {its castle}} grows from {from} to {to}',
  'deed.unscreensRow': 'row {row} is no longer screened',
} as const;
