import type { ENGLISH_ABILITIES } from '../en/abilities';

export const ITALIAN_ABILITIES: Readonly<Record<keyof typeof ENGLISH_ABILITIES, string>> = {
  'ability.flag.freshMayMove': 'può muovere nel turno in cui viene schierata',
  'ability.flag.freshMayBesiege': 'può colpire il castello nel turno in cui viene schierata',
  'ability.flag.freshMayMoveAndBesiege': 'può muovere e colpire il castello nel turno in cui viene schierata',
  'ability.flag.deployAnywhere': 'può essere schierata in qualsiasi colonna',
  'ability.flag.crossGround': 'attraversa ogni terreno senza ostacoli',
  'ability.flag.ignoreHazard': 'non subisce danni dal terreno pericoloso',
  'ability.flag.slipAway': 'si allontana dai nemici senza provocarli',
  'ability.flag.targetedFromRing': 'può essere attaccata solo da nemici nelle 8 caselle attorno',
  'ability.flag.screenNothing': 'non protegge il suo castello',
  'ability.flag.moveOrAttack': 'in un turno muove oppure attacca, non entrambe le cose',
  'ability.flag.moveAfterAttack': 'può muovere una volta prima e una volta dopo il suo primo attacco del turno',
  'ability.flag.mayBrace': 'invece di attaccare può mettersi in guardia, fino al tuo prossimo turno',
  'ability.flag.cannotMove': 'non può muovere',

  'ability.do.addMove':
    'può muovere di {cells, plural, one {# casella} other {# caselle}} in {change, select, more {più} other {meno}}',
  'ability.do.leastMove': 'ha una portata di movimento di almeno {cells}',
  'ability.do.reachColumns':
    'i suoi colpi in mischia raggiungono carte fino a {columns, plural, one {# colonna} other {# colonne}} di distanza',
  'ability.do.mulDamage': '{blow, select, given {fanno {percent} del danno} other {subisce {percent} del danno}}',
  'ability.do.addDamage':
    '{blow, select, given {fanno} other {subisce}} {damage, plural, one {# danno} other {# danni}} in {change, select, more {più} other {meno}}',
  'ability.do.mulDef':
    '{blow, select, given {incontrano {change, select, more {} other {solo }}{percent} della difesa del bersaglio} other {si difende con {percent} della sua difesa}}',
  'ability.do.addDef': 'ha {amount, number, ::sign-always} difesa',
  'ability.do.addAtk':
    '{when, select, blow {hanno} standing {ha} other {ottiene}} {amount, number, ::sign-always} attacco{when, select, moment { in questo turno} other {}}',
  'ability.do.angleBonus': 'guadagnano un altro {points} % per l’angolo',
  'ability.do.setAngle': 'vale come colpita {from}',
  'ability.do.ignoreCover': 'ignorano i ripari',
  'ability.do.ignoreScreen': 'ignorano chi protegge la riga',
  'ability.do.setScreen': 'quando protegge il suo castello lascia passare {percent} del danno',
  'ability.do.grantCover':
    'ha almeno un {cover, select, partial {riparo leggero} good {buon riparo} other {riparo eccellente}} contro carte di tipo tiro o ibrido',
  'ability.do.push':
    '{named, select, yes {spinge {other}} other {lo spinge}} indietro di {cells, plural, one {# casella} other {# caselle}} se c’è spazio',
  'ability.do.pull':
    '{named, select, yes {tira {other}} other {lo tira}} più vicino di {cells, plural, one {# casella} other {# caselle}} se c’è spazio',
  'ability.do.slide':
    '{named, select, yes {può spostare {other}} other {può spostarlo}} di {cells, plural, one {# casella} other {# caselle}} in una qualsiasi delle 4 direzioni se c’è spazio',
  'ability.do.heal': 'recupera {amount, plural, one {# punto} other {# punti}} salute',
  'ability.do.dealDamage': 'subisce {damage, plural, one {# danno} other {# danni}}',
  'ability.do.ready': 'può {what, select, move {muovere} other {attaccare}} di nuovo',
  'ability.do.counterAttack':
    '{named, select, yes {colpisce {other}} other {risponde}} con un contraccolpo che fa {percent} del danno',
  'ability.do.conceal': 'torna furtiva',
  'ability.do.grant':
    'ha {ability} {until, select, turn {fino alla fine del turno} other {fino al tuo prossimo turno}}{told, select, yes {: {text}} other {}}',
  'ability.do.turn':
    'si gira {facing, select, front {verso il castello che attacca} back {verso il proprio castello} towards {verso {from, select, before {dove stava} other {questa carta}}} other {dalla parte opposta a {from, select, before {dove stava} other {questa carta}}}}',
  'ability.do.setTerrain': '{place} diventa{lasts, select, yes { definitivamente} other {}} {terrain}{wall}',
  'ability.do.setTerrains': '{place} cambia{lasts, select, yes { definitivamente} other {}}: {changes}{wall}',
  'ability.change': 'da {from} a {to}',
  'ability.change.any': 'da ogni altro terreno a {to}',
  'ability.wall': ' con {health, plural, one {# punto} other {# punti}} salute, che gli attacchi possono abbattere',
  'ability.place':
    '{at, select, self {la sua casella} named {una casella libera a tua scelta tra le 4 accanto} other {la casella {other, select, target {del bersaglio} attacker {dell’attaccante} enemy {di quel nemico} other {dell’altra carta}}}}',

  'ability.other.target': 'il bersaglio',
  'ability.other.attacker': 'l’attaccante',
  'ability.other.enemy': 'quel nemico',
  'ability.other.aim': 'la carta',
  'ability.other.nobody': 'l’altro',
  'ability.who':
    '{who, select, allies {{kind, select, every {ogni alleato} other {l’alleato}}} own {{kind, select, every {ogni tua carta} other {la tua carta}}} other {{kind, select, every {ogni nemico} other {il nemico}}}}{wounded, select, yes {{who, select, own { ferita} other { ferito}}} other {}}{kind, select, mostWounded {{who, select, own { più ferita} other { più ferito}}} strongest { più forte (per attacco stampato)} other {}}',
  'ability.who.attacked': 'che ha già attaccato',
  'ability.area.orthogonal':
    'nelle 4 caselle accanto{centre, select, self {} target { al bersaglio} attacker { all’attaccante} enemy { a quel nemico} other { all’altra carta}}',
  'ability.area.ring':
    'nelle 8 caselle attorno{centre, select, self {} target { al bersaglio} attacker { all’attaccante} enemy { a quel nemico} other { all’altra carta}}',
  'ability.area.row':
    '{centre, select, line {al suo interno} aim {nella sua riga} other {nella riga {centre, select, self {di questa carta} target {del bersaglio} attacker {dell’attaccante} enemy {di quel nemico} other {dell’altra carta}}}}',
  'ability.area.column':
    '{centre, select, line {al suo interno} aim {nella sua colonna} other {nella colonna {centre, select, self {di questa carta} target {del bersaglio} attacker {dell’attaccante} enemy {di quel nemico} other {dell’altra carta}}}}',
  'ability.area.behind':
    '{centre, select, self {subito dietro (verso il suo castello)} target {accanto al bersaglio verso il tuo castello} attacker {accanto all’attaccante verso il tuo castello} enemy {accanto a quel nemico verso il tuo castello} other {accanto all’altra carta verso il tuo castello}}',
  'ability.area.ahead':
    '{centre, select, self {subito davanti (verso il castello nemico)} target {accanto al bersaglio verso il castello nemico} attacker {accanto all’attaccante verso il castello nemico} enemy {accanto a quel nemico verso il castello nemico} other {accanto all’altra carta verso il castello nemico}}',

  'ability.moment.onDeploy': 'quando viene schierata',
  'ability.moment.startTurn': 'all’inizio del tuo turno',
  'ability.moment.endTurn': 'alla fine del tuo turno',
  'ability.moment.afterAttack': 'dopo il suo attacco',
  'ability.moment.afterAttacked': 'dopo che è stata attaccata',
  'ability.moment.onEnemyLeaveRing': 'prima che un nemico esca dalle 8 caselle attorno',
  'ability.moment.onFall': 'quando cade',
  'ability.blows': '{kind, select, attacks {i suoi attacchi} counters {i suoi contraccolpi} other {i suoi colpi}}',
  'ability.aim.every': '{aim, select, card {alle carte} castle {al castello} other {ai muri}}',
  'ability.aim.one': '{aim, select, card {a una carta} castle {al castello} other {a un muro}}',
  'ability.from': '{arc, select, front {di fronte} side {sul fianco} other {alle spalle}}',
  'ability.whenStruck': 'quando è colpita {from}',
  'ability.revealed': 'Quando attacca si rivela.',

  'ability.if': 'se {conditions}',
  'ability.if.angle': 'il colpo arriva {from}',
  'ability.if.aim':
    '{aim, select, card {il colpo è rivolto a una carta} castle {il colpo è rivolto al castello} other {il colpo è rivolto a un muro}}',
  'ability.if.counter':
    '{holds, select, yes {il colpo è un contraccolpo} other {il colpo è un attacco e non un contraccolpo}}',
  'ability.if.alive': '{holds, select, yes {sopravvive} other {cade}}',
  'ability.if.otherAlive': '{holds, select, yes {{other} sopravvive} other {{other} cade}}',
  'ability.if.moved': '{holds, select, yes {ha mosso in questo turno} other {non ha mosso in questo turno}}',
  'ability.if.fresh': '{holds, select, yes {è appena schierata} other {non è appena schierata}}',
  'ability.if.revealed': '{holds, select, yes {è rivelata} other {è furtiva}}',
  'ability.if.braced': '{holds, select, yes {è in guardia} other {non è in guardia}}',
  'ability.if.enemyInRing': '{holds, select, yes {ha un nemico attorno} other {non ha nemici attorno}}',
  'ability.if.withinColumns':
    '{other} è {columns, plural, =0 {nella sua colonna} one {al massimo a # colonna di distanza} other {al massimo a # colonne di distanza}}',
  'ability.if.zone': 'si trova {zones}',
  'ability.if.ground': 'si trova su {terrain}',
  'ability.if.healthBelow': 'la propria salute è sotto {percent}',
  'ability.if.otherHealthBelow': '{other} ha la salute sotto {percent}',
  'ability.if.otherType': '{other} è di tipo {types}',

  'ability.while.angle': 'quando il colpo arriva {from}',
  'ability.while.aim': '{aim, select, card {contro carte} castle {contro il castello} other {contro muri}}',
  'ability.while.counter': '{holds, select, yes {contro i contraccolpi} other {contro gli attacchi}}',
  'ability.while.alive': '{holds, select, yes {finché resta in campo} other {una volta caduta}}',
  'ability.while.otherAlive':
    '{holds, select, yes {finché {other} resta in campo} other {quando {other} è già caduto}}',
  'ability.while.moved':
    '{holds, select, yes {dopo aver mosso in questo turno} other {se non ha mosso in questo turno}}',
  'ability.while.fresh': '{holds, select, yes {finché è appena schierata} other {se non è appena schierata}}',
  'ability.while.revealed': '{holds, select, yes {finché è rivelata} other {finché è furtiva}}',
  'ability.while.braced': '{holds, select, yes {finché è in guardia} other {finché non è in guardia}}',
  'ability.while.enemyInRing':
    '{holds, select, yes {finché ha un nemico attorno} other {finché non ha nemici attorno}}',
  'ability.while.withinColumns':
    'contro carte {columns, plural, =0 {nella sua colonna} one {al massimo a # colonna di distanza} other {al massimo a # colonne di distanza}}',
  'ability.while.zone': '{zones}',
  'ability.while.ground': 'su {terrain}',
  'ability.while.healthBelow': 'finché la sua salute è sotto {percent}',
  'ability.while.otherHealthBelow': 'contro carte con la salute sotto {percent}',
  'ability.while.otherType': 'contro carte di tipo {types}',
  'ability.zone.left-wing': 'nell’ala sinistra',
  'ability.zone.center': 'al centro',
  'ability.zone.right-wing': 'nell’ala destra',
};
