import type { ENGLISH_DEEDS } from '../en/deeds';

export const ITALIAN_DEEDS: Readonly<Record<keyof typeof ENGLISH_DEEDS, string>> = {
  'deed.and': '{rest}{comma, select, yes {,} other {}} e {last}',
  'deed.place': '{card} (riga {row}, {zone})',
  'deed.own': '{card} {whose, select, yours {dei tuoi} other {dei suoi}}',
  'deed.enemy': '{card} {whose, select, foes {dei tuoi} other {del nemico}}',
  'deed.wins': 'vince la battaglia',
  'deed.waits': 'lascia tutto com’è',
  'deed.fells': 'abbatte {whom}',
  'deed.fellsFirst': 'abbatte {by} prima che abbatta {whom}',
  'deed.strikesCastle': 'toglie {damage} {whose, select, foes {al tuo castello} other {al castello nemico}}',
  'deed.wounds': 'ferisce {whom}',
  'deed.wounds.one': '{whom}{arc, select, side { sul fianco} rear { alle spalle} other {}} per {damage}',
  'deed.opensRow': 'apre {count, plural, one {la riga} other {le righe}} {row}',
  'deed.screensRow': 'copre {count, plural, one {la riga} other {le righe}} {row}',
  'deed.saves': 'impedisce a {by} di abbattere {whom}',
  'deed.shields':
    '{to, plural, =0 {impedisce a {by} di colpire {whom} per {from}} other {riduce il colpo di {by} a {whom} da {from} a {to}}}',
  'deed.shieldsCastle':
    '{to, plural, =0 {risparmia al {whose, select, yours {tuo} other {suo}} castello un colpo da {from}} other {riduce il colpo più duro al {whose, select, yours {tuo} other {suo}} castello da {from} a {to}}}',
  'deed.forms': 'porta {whom} in {formation}',
  'deed.heals': 'cura {whom}',
  'deed.heals.one': '{whom} di {amount}',
  'deed.brings': 'schiera {whom}',
  'deed.moves': 'muove {whom}',
  'deed.to': '{whom} alla riga {row}, {zone}{forms, select, yes { ({formation})} other {}}',
  'deed.braces': 'mette in guardia {whom}',
  'deed.loses': '{whom} cade',
  'deed.risks': '{by} può poi abbattere {whom}',
  'deed.exposes':
    '{turned, select, side {{whom} resta di fianco a {by}} rear {{whom} dà le spalle a {by}} other {{by} può poi colpire {whom}{arc, select, side { sul fianco} rear { alle spalle} other {}}}}: −{damage} al turno dopo',
  'deed.exposesCastle':
    '{from, plural, =0 {il {whose, select, yours {tuo} other {suo}} castello può poi essere colpito: −{to} al turno dopo} other {il colpo più duro al {whose, select, yours {tuo} other {suo}} castello cresce da {from} a {to}}}',
  'deed.unscreensRow': 'la riga {row} non è più coperta',
};
