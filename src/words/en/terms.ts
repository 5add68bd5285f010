/** Words that stand in many sentences. */
export const ENGLISH_TERMS = {
  figure: '{value, number, ::.########## group-off}',
  percent: '{value} %',
  'list.and': '{rest} and {last}',
  'list.or': '{rest} or {last}',

  'zone.left-wing': 'Left wing',
  'zone.center': 'Center',
  'zone.right-wing': 'Right wing',
  'type.melee': 'melee',
  'type.ranged': 'ranged',
  'type.hybrid': 'hybrid',
  'facing.north': 'up',
  'facing.east': 'right',
  'facing.south': 'down',
  'facing.west': 'left',
  'stat.attack': 'Attack',
  'stat.defense': 'Defense',
} as const;
