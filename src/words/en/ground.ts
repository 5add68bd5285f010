/** What terrain and formations do in the card battle. */
export const ENGLISH_GROUND = {
  'terrain.plain': 'No effect.',
  'terrain.high':
    'From here: {damage, number, ::sign-always} damage, melee reaches {columns, plural, one {# column} other {# columns}}, the target’s cover counts one level less.',
  'terrain.cover': 'Ranged and hybrid cards do {percent} damage to a card here.',
  'terrain.difficult': 'A move of 2 cells or more can neither cross it nor end here.',
  'terrain.hazard':
    '{damage, plural, other {#}} damage to a card that is deployed or moves here, and at the start of each of its turns here.',
  'terrain.blocked': 'Nobody can stand here or walk through.',
  'terrain.opaque': 'Shots do not pass.',
  'terrain.fog': 'A card here can be shot only from the 8 cells around it.',
  'terrain.thickFog': 'Nobody sees through it.',

  'formation.each': 'each card',
  'formation.role.leader': 'the leader',
  'formation.role.frontLine': 'the card in front',
  'formation.role.support': 'the card in support',
  'formation.role.flanker': 'the card at the flank',
  'formation.role.rearGuard': 'the card at the back',
  'formation.role.specialist': 'the specialist',
  'formation.defense': '{who} has {amount, number, ::sign-always} defense',
  'formation.attack': '{who} has {amount, number, ::sign-always} % attack against cards',
  'formation.only': 'does not add up with {names}',
  'formation.march': 'together they may march one column on or back in one order',
} as const;
