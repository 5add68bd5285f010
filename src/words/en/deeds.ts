/** What a turn does and what it costs, as parts of a sentence: the plan, or whoever played it, is the subject. */
export const ENGLISH_DEEDS = {
  'deed.and': '{rest}{comma, select, yes {,} other {}} and {last}',
  'deed.place': '{card} (row {row}, {zone})',
  'deed.own': '{whose, select, yours {your} other {its}} {card}',
  'deed.enemy': '{whose, select, foes {your} other {the enemy}} {card}',
  'deed.wins': 'wins the battle',
  'deed.waits': 'leaves everything as it is',
  'deed.fells': 'fells {whom}',
  'deed.fellsFirst': 'fells {by} before it can fell {whom}',
  'deed.strikesCastle': 'takes {damage} from {whose, select, foes {your castle} other {the enemy castle}}',
  'deed.wounds': 'wounds {whom}',
  'deed.wounds.one': '{whom}{arc, select, side { from the flank} rear { from the rear} other {}} for {damage}',
  'deed.opensRow': 'opens {count, plural, one {row} other {rows}} {row}',
  'deed.screensRow': 'screens {count, plural, one {row} other {rows}} {row}',
  'deed.saves': 'keeps {by} from felling {whom}',
  'deed.shields':
    '{to, plural, =0 {keeps {by} from striking {whom} for {from}} other {cuts {by}’s blow at {whom} from {from} to {to}}}',
  'deed.shieldsCastle':
    '{to, plural, =0 {spares {whose, select, yours {your} other {its}} castle a blow of {from}} other {cuts the hardest blow at {whose, select, yours {your} other {its}} castle from {from} to {to}}}',
  'deed.forms': 'brings {whom} into {formation}',
  'deed.heals': 'heals {whom}',
  'deed.heals.one': '{whom} by {amount}',
  'deed.brings': 'deploys {whom}',
  'deed.moves': 'moves {whom}',
  'deed.to': '{whom} to row {row}, {zone}{forms, select, yes { ({formation})} other {}}',
  'deed.braces': 'braces {whom}',
  'deed.loses': '{whom} falls',
  'deed.risks': '{by} can then fell {whom}',
  'deed.exposes':
    '{turned, select, side {{whom} ends with its flank to {by}} rear {{whom} ends facing away from {by}} other {{by} can then strike {whom}{arc, select, side { from the flank} rear { from the rear} other {}}}}: −{damage} next turn',
  'deed.exposesCastle':
    '{from, plural, =0 {{whose, select, yours {your} other {its}} castle can then be struck: −{to} next turn} other {the hardest blow at {whose, select, yours {your} other {its}} castle grows from {from} to {to}}}',
  'deed.unscreensRow': 'row {row} is no longer screened',
} as const;
