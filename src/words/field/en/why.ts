/** Why an opponent gave an order, and what a hint advises. */
export const ENGLISH_WHY = {
  'stage.why': 'Why this order?',
  'stage.why.nothing':
    'There is nothing to tell: no opponent has given an order yet, or it concerns what you don’t see.',
  'stage.why.hidden': 'What else it reckoned with may be hidden from you and stays untold.',
  'field.why.strike':
    '{at}: strikes {target}{arc, select, side { from the side} rear { from behind} other {}}{maneuver, select, none {} other { by {maneuver}}}: {chance} % to hit, {damage} damage, {share} % of its health{kill, plural, =0 {} other {, # % to fell it}}.',
  'field.why.heal': '{at}: heals {target} by {amount}.',
  'field.why.rally': '{at}: rallies {target}.',
  'field.why.go':
    'Goes to {at}{by, select, step { by a step} disengage { without being struck} other {}}{maneuver, select, none {} other { by {maneuver}}}.',
  'field.why.face': '{at}: faces {direction}.',
  'field.why.stance': '{at}: takes the stance {stance}.',
  'field.why.grip': '{at}: {maneuver} takes {target} to {to}, {chance} %.',
  'field.why.work':
    '{at}: {by, select, build {builds a wall on {place} against arrows} other {tears down the wall on {place}: ways become shorter}}.',
  'field.why.cloud': '{at}: {maneuver} on {place} hides from arrows.',
  'field.why.stay': 'Stays at {at}: position {total} of {enough} wanted.',
  'field.why.position': 'Position {total}: {factors}.',
  'field.why.form':
    'Forms {formation} at {at}: composition {composition}, situation {tactical}, enemy {enemy}, ground {terrain}, together {total}.',
  'field.why.march': '{formation} marches: its places gain {gain}.',
  'field.why.disband': 'Disbands {formation}, which is of little use: {total} of 60.',
  'field.why.scan': '{unit} scans: nobody is in sight, and somebody was lately.',
  'field.why.deploy': 'The squad stands as it is placed.',
  'field.why.draw': 'Own value {own} against {enemy}, round {round}.',
  'field.why.end': 'Nothing is left that would gain anything.',
  'field.why.nothing': 'No opponent has decided anything yet.',
  'field.factor.range': 'range {value}',
  'field.factor.cover': 'cover {value}',
  'field.factor.threat': 'threat −{value}',
  'field.factor.coordination': 'allies {value}',
  'field.factor.highGround': 'high ground {value}',
  'field.factor.control': 'control point {value}',
  'field.factor.exposed': 'exposed {value}',
  'field.factor.flanks': 'flanks {value}',
  'field.factor.chokepoint': 'narrow place {value}',
} as const;
