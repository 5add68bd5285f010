import type { ENGLISH_DEEDS } from '../en/deeds';

export const ITALIAN_DEEDS: Readonly<Record<keyof typeof ENGLISH_DEEDS, string>> = {
  'deed.who': '{card} (riga {row}, {zone})',
  'deed.wins': 'vince la battaglia',
  'deed.waits': 'lascia tutto com’è',
  'deed.fells': 'abbatte {whom}',
  'deed.strikesCastle': 'toglie {damage} al castello nemico',
  'deed.wounds': 'ferisce {whom}{arc, select, side { dal fianco} rear { da dietro} other {}} per {damage}',
  'deed.opensRow': 'apre la riga {row}',
  'deed.screensRow': 'copre la riga {row}',
  'deed.saves': 'impedisce a {by} di abbattere {whom}',
  'deed.shields': 'riduce il colpo di {by} a {whom} da {from} a {to}',
  'deed.shieldsCastle':
    'riduce il colpo più duro al {whose, select, yours {tuo} other {suo}} castello da {from} a {to}',
  'deed.forms': 'porta {whom} in {formation}',
  'deed.heals': 'cura {whom} di {amount}',
  'deed.brings': 'schiera {whom} alla riga {row}, {zone}',
  'deed.moves': 'muove {whom} alla riga {row}, {zone}',
  'deed.braces': 'mette {whom} in guardia',
  'deed.loses': '{whom} va persa',
  'deed.risks': '{by} può poi abbattere {whom}',
  'deed.exposes':
    '{by} può poi colpire {whom}{arc, select, side { dal fianco} rear { da dietro} other {}}: −{damage} al turno dopo',
  'deed.exposesCastle':
    'il colpo più duro al {whose, select, yours {tuo} other {suo}} castello cresce da {from} a {to}',
  'deed.unscreensRow': 'la riga {row} non è più coperta',
};
