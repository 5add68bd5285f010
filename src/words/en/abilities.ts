/**
 * What the text of an ability is put together from. A sentence is a moment or a state, conditions, and what the card then
 * does; the card itself is never named: "takes", "may", "its blows". "Next to" is 4 cells, "around" is 8.
 */
export const ENGLISH_ABILITIES = {
  'ability.flag.freshMayMove': 'may move in the turn it is deployed',
  'ability.flag.freshMayBesiege': 'may strike the castle in the turn it is deployed',
  'ability.flag.freshMayMoveAndBesiege': 'may move and strike the castle in the turn it is deployed',
  'ability.flag.deployAnywhere': 'may be deployed to any column',
  'ability.flag.crossGround': 'crosses any ground unhindered',
  'ability.flag.ignoreHazard': 'is never hurt by hazards',
  'ability.flag.slipAway': 'moves away from enemies without provoking them',
  'ability.flag.targetedFromRing': 'can be attacked only by enemies on the 8 cells around it',
  'ability.flag.screenNothing': 'does not screen its castle',
  'ability.flag.moveOrAttack': 'either moves or attacks in a turn, not both',
  'ability.flag.moveAfterAttack': 'may move once before and once after its first attack of the turn',
  'ability.flag.mayBrace': 'may brace instead of attacking, until your next turn',
  'ability.flag.cannotMove': 'cannot move',

  'ability.do.addMove':
    '{change, select, more {can move {cells, plural, one {# cell} other {# cells}} farther} other {can move {cells, plural, one {# cell} other {# cells}} less far}}',
  'ability.do.leastMove': 'has a movement range of at least {cells}',
  'ability.do.reachColumns':
    'its melee blows reach cards up to {columns, plural, one {# column} other {# columns}} away',
  'ability.do.mulDamage': '{blow, select, given {do {percent} damage} other {takes {percent} of the damage}}',
  'ability.do.addDamage':
    '{blow, select, given {do} other {takes}} {damage, plural, other {#}} {change, select, more {more} other {less}} damage',
  'ability.do.mulDef':
    '{blow, select, given {meet {change, select, more {} other {only }}{percent} of the target’s defense} other {defends with {percent} of its defense}}',
  'ability.do.addDef': 'has {amount, number, ::sign-always} defense',
  'ability.do.addAtk':
    '{when, select, blow {have} standing {has} other {gets}} {amount, number, ::sign-always} attack{when, select, moment { this turn} other {}}',
  'ability.do.angleBonus': 'gain another {points} % for the angle',
  'ability.do.setAngle': 'counts as struck {from}',
  'ability.do.ignoreCover': 'ignore cover',
  'ability.do.ignoreScreen': 'ignore screens',
  'ability.do.setScreen': 'lets {percent} of the damage through when it screens its castle',
  'ability.do.grantCover':
    'has at least {cover, select, partial {light} good {good} other {excellent}} cover against ranged and hybrid cards',
  'ability.do.push':
    '{named, select, yes {pushes {other}} other {pushes it}} {cells, plural, one {# cell} other {# cells}} away where there is room',
  'ability.do.pull':
    '{named, select, yes {pulls {other}} other {pulls it}} {cells, plural, one {# cell} other {# cells}} closer where there is room',
  'ability.do.slide':
    '{named, select, yes {may slide {other}} other {may slide it}} {cells, plural, one {# cell} other {# cells}} in any of the 4 directions where there is room',
  'ability.do.heal': 'recovers {amount} health',
  'ability.do.dealDamage': 'takes {damage, plural, other {#}} damage',
  'ability.do.ready': 'may {what, select, move {move} other {attack}} again',
  'ability.do.counterAttack':
    '{named, select, yes {hits {other}} other {hits back}} with a counter-blow at {percent} damage',
  'ability.do.conceal': 'is stealthed again',
  'ability.do.grant':
    'has {ability} {until, select, turn {until the end of the turn} other {until your next turn}}{told, select, yes {: {text}} other {}}',
  'ability.do.turn':
    'is turned {facing, select, front {towards the castle it attacks} back {towards its own castle} towards {towards {from, select, before {where it stood} other {this card}}} other {away from {from, select, before {where it stood} other {this card}}}}',
  'ability.do.setTerrain': '{place} changes{lasts, select, yes { for good} other {}} to {terrain}{wall}',
  'ability.do.setTerrains': '{place} changes{lasts, select, yes { for good} other {}}: {changes}{wall}',
  'ability.change': '{from} to {to}',
  'ability.change.any': 'anything else to {to}',
  'ability.wall': ' with {health} health, which attacks can tear down',
  'ability.place':
    '{at, select, self {its cell} named {a free cell of your choice among the 4 next to it} other {the cell of {other, select, target {the target} attacker {the attacker} enemy {that enemy} other {the other card}}}}',

  'ability.other.target': 'the target',
  'ability.other.attacker': 'the attacker',
  'ability.other.enemy': 'that enemy',
  'ability.other.aim': 'it',
  'ability.other.nobody': 'the other card',
  'ability.who':
    '{kind, select, every {every} mostWounded {the most wounded} strongest {the strongest} other {the}} {wounded, select, yes {wounded } other {}}{who, select, allies {ally} own {card of yours} other {enemy}}{kind, select, strongest { (by printed attack)} other {}}',
  'ability.who.attacked': 'that has already attacked',
  'ability.area.orthogonal':
    'on the 4 cells next to {centre, select, self {it} target {the target} attacker {the attacker} enemy {that enemy} other {the other card}}',
  'ability.area.ring':
    'on the 8 cells around {centre, select, self {it} target {the target} attacker {the attacker} enemy {that enemy} other {the other card}}',
  'ability.area.row':
    '{centre, select, line {in it} aim {in its row} other {in the row of {centre, select, self {this card} target {the target} attacker {the attacker} enemy {that enemy} other {the other card}}}}',
  'ability.area.column':
    '{centre, select, line {in it} aim {in its column} other {in the column of {centre, select, self {this card} target {the target} attacker {the attacker} enemy {that enemy} other {the other card}}}}',
  'ability.area.behind':
    '{centre, select, self {directly behind it (towards its castle)} target {next to the target towards your castle} attacker {next to the attacker towards your castle} enemy {next to that enemy towards your castle} other {next to the other card towards your castle}}',
  'ability.area.ahead':
    '{centre, select, self {directly ahead of it (towards the enemy castle)} target {next to the target towards the enemy castle} attacker {next to the attacker towards the enemy castle} enemy {next to that enemy towards the enemy castle} other {next to the other card towards the enemy castle}}',

  'ability.moment.onDeploy': 'when deployed',
  'ability.moment.startTurn': 'at the start of your turn',
  'ability.moment.endTurn': 'at the end of your turn',
  'ability.moment.afterAttack': 'after its attack',
  'ability.moment.afterAttacked': 'after it is attacked',
  'ability.moment.onEnemyLeaveRing': 'before an enemy moves out of the 8 cells around it',
  'ability.moment.onFall': 'when it falls',
  'ability.blows': '{kind, select, attacks {its attacks} counters {its counter-blows} other {its blows}}',
  'ability.aim.every': '{aim, select, card {on cards} castle {on the castle} other {on walls}}',
  'ability.aim.one': '{aim, select, card {on a card} castle {on the castle} other {on a wall}}',
  'ability.from': '{arc, select, front {from the front} side {from the flank} other {from the rear}}',
  'ability.whenStruck': 'when struck {from}',
  'ability.revealed': 'Attacking reveals it.',

  'ability.if': 'if {conditions}',
  'ability.if.angle': 'the blow comes {from}',
  'ability.if.aim':
    '{aim, select, card {the blow is aimed at a card} castle {the blow is aimed at the castle} other {the blow is aimed at a wall}}',
  'ability.if.counter':
    '{holds, select, yes {the blow is a counter-blow} other {the blow is an attack, not a counter-blow}}',
  'ability.if.alive': '{holds, select, yes {it survives} other {it falls}}',
  'ability.if.otherAlive': '{holds, select, yes {{other} survives} other {{other} falls}}',
  'ability.if.moved': '{holds, select, yes {it has moved this turn} other {it has not moved this turn}}',
  'ability.if.fresh': '{holds, select, yes {it is fresh} other {it is not fresh}}',
  'ability.if.revealed': '{holds, select, yes {it is revealed} other {it is stealthed}}',
  'ability.if.braced': '{holds, select, yes {it is braced} other {it is not braced}}',
  'ability.if.enemyInRing': '{holds, select, yes {an enemy is around it} other {no enemy is around it}}',
  'ability.if.withinColumns':
    '{other} is {columns, plural, =0 {in its column} one {at most # column away} other {at most # columns away}}',
  'ability.if.zone': 'it is {zones}',
  'ability.if.ground': 'it stands on {terrain}',
  'ability.if.healthBelow': 'its own health is below {percent}',
  'ability.if.otherHealthBelow': '{other} is below {percent} health',
  'ability.if.otherType': '{other} is a {types} card',

  'ability.while.angle': 'when the blow comes {from}',
  'ability.while.aim': '{aim, select, card {against cards} castle {against the castle} other {against walls}}',
  'ability.while.counter': '{holds, select, yes {against counter-blows} other {against attacks}}',
  'ability.while.alive': '{holds, select, yes {while it stands} other {once it has fallen}}',
  'ability.while.otherAlive': '{holds, select, yes {while {other} stands} other {once {other} has fallen}}',
  'ability.while.moved': '{holds, select, yes {after moving this turn} other {unless it has moved this turn}}',
  'ability.while.fresh': '{holds, select, yes {while fresh} other {while not fresh}}',
  'ability.while.revealed': '{holds, select, yes {while revealed} other {while stealthed}}',
  'ability.while.braced': '{holds, select, yes {while braced} other {while not braced}}',
  'ability.while.enemyInRing': '{holds, select, yes {while an enemy is around it} other {while no enemy is around it}}',
  'ability.while.withinColumns':
    'against cards {columns, plural, =0 {in its column} one {at most # column away} other {at most # columns away}}',
  'ability.while.zone': '{zones}',
  'ability.while.ground': 'on {terrain}',
  'ability.while.healthBelow': 'while its health is below {percent}',
  'ability.while.otherHealthBelow': 'against cards below {percent} health',
  'ability.while.otherType': 'against {types} cards',
  'ability.zone.left-wing': 'on the left wing',
  'ability.zone.center': 'in the center',
  'ability.zone.right-wing': 'on the right wing',
} as const;
