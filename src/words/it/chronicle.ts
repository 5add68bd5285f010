import type { ENGLISH_CHRONICLE } from '../en/chronicle';

export const ITALIAN_CHRONICLE: Readonly<Record<keyof typeof ENGLISH_CHRONICLE, string>> = {
  'log.mulligan.yours':
    '{count, plural, =0 {Tieni la tua mano.} one {Rimetti # carta nel mazzo: {cards}.} other {Rimetti # carte nel mazzo: {cards}.}}',
  'log.mulligan.enemys':
    '{count, plural, =0 {{player} tiene la mano.} one {{player} rimette # carta nel mazzo.} other {{player} rimette # carte nel mazzo.}}',
  'log.turn.yours': 'Round {round}: il tuo turno, {supply, plural, one {# rifornimento} other {# rifornimenti}}.',
  'log.turn.enemys': 'Round {round}: gioca {player}, {supply, plural, one {# rifornimento} other {# rifornimenti}}.',
  'log.attrition': 'Logoramento: entrambi i castelli perdono {loss}.',
  'log.drawn.yours': 'Peschi {card}.',
  'log.overdrawn.yours': 'La tua mano è piena: {card} viene scartata.',
  'log.overdrawn.enemys': '{player} ha la mano piena: {card} viene scartata.',
  'log.deployed.yours': 'Schieri {card} alla riga {row}, {zone} {arrow}.',
  'log.deployed.enemys': '{player} schiera {card} alla riga {row}, {zone} {arrow}.',
  'log.moved':
    '{owner} {card} muove alla riga {row}, {zone} {arrow}{strayed, select, yes { e lascia la formazione} other {}}.',
  'log.struck':
    '{owner} {card} colpisce {target}{angle, select, side { sul fianco} rear { alle spalle} other {}}{reason, select, pincer { (tenaglia)} surrounded { (accerchiamento)} other {}} per {damage}.',
  'log.countered':
    '{owner} {card} colpisce {target}{angle, select, side { sul fianco} rear { alle spalle} other {}}{reason, select, pincer { (tenaglia)} surrounded { (accerchiamento)} other {}} con un contraccolpo per {damage}{named, select, yes { ({ability})} other {}}.',
  'log.target.yours': 'la tua unità {card}',
  'log.target.enemys': 'l’unità nemica {card}',
  'log.cellStruck':
    '{owner} {card} colpisce il muro alla riga {row}, {zone} per {damage}: {health, plural, =0 {è abbattuto} one {ne resta #} other {ne restano #}}.',
  'log.burned': '{owner} {card} subisce {damage, plural, one {# danno} other {# danni}} dal terreno.',
  'log.hurt': '{owner} {card} subisce {damage, plural, one {# danno} other {# danni}} ({cause}).',
  'log.healed': '{owner} {card} recupera {amount, plural, one {# punto} other {# punti}} salute ({cause}).',
  'log.emboldened': '{owner} {card} ottiene {amount, number, ::sign-always} attacco in questo turno ({cause}).',
  'log.readied': '{owner} {card} può {what, select, move {muovere} other {attaccare}} di nuovo ({cause}).',
  'log.played.yours': 'Giochi {card}{aimed, select, yes { su {target}} other {}}.',
  'log.played.enemys': '{player} gioca {card}{aimed, select, yes { su {target}} other {}}.',
  'log.granted': '{owner} {card} ha {ability} {until} ({cause}).',
  'log.until.turn': 'fino alla fine del turno',
  'log.until.yours': 'fino al tuo prossimo turno',
  'log.until.enemys': 'fino al prossimo turno di {player}',
  'log.turned': '{owner} {card} viene girata {arrow} ({cause}).',
  'log.swapped': '{owner} {card} e {target} si scambiano le caselle ({cause}).',
  'log.recalled': '{owner} {card} torna in mano ({cause}).',
  'log.shoved':
    '{owner} {card} viene {kind, select, push {spinta} pull {tirata} other {spostata}} alla riga {row}, {zone} ({cause}).',
  'log.groundChanged':
    'Riga {row}, {zone}: {from} diventa {to}{wall, select, yes { con {health, plural, one {# punto} other {# punti}} salute} other {}} ({cause}).',
  'log.cause': '{ability}, {card}',
  'log.concealed': '{owner} {card} torna furtiva.',
  'log.braced': '{owner} {card} si mette in guardia.',
  'log.fell': '{owner} {card} cade.',
  'log.castleStruck': '{owner} {card} colpisce {castle} per {damage}: salute {health}.',
  'log.held.yours': 'Ora puoi schierare anche qui: {zones}.',
  'log.held.enemys': '{player} ora può schierare anche qui: {zones}.',
  'log.effectsCut': 'Troppi effetti in un solo ordine: quelli dopo i primi {limit} non avvengono.',
  'log.owner.yours': 'La tua unità',
  'log.owner.enemys': 'L’unità nemica',
  'log.castle.yours': 'il tuo castello',
  'log.castle.enemys': 'il castello nemico',
  'log.ended.won': 'Hai vinto la battaglia.',
  'log.ended.lost': '{player} ha vinto la battaglia.',
  'log.ended.goal.won': 'Un obiettivo è raggiunto: hai vinto la battaglia.',
  'log.ended.goal.lost': 'Un obiettivo è raggiunto: {player} ha vinto la battaglia.',
  'log.ended.draw': 'La battaglia finisce in parità.',
};
