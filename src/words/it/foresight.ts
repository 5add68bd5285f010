import type { ENGLISH_FORESIGHT } from '../en/foresight';

export const ITALIAN_FORESIGHT: Readonly<Record<keyof typeof ENGLISH_FORESIGHT, string>> = {
  'threat.title': 'Minacce',
  'threat.hint': 'Che cosa possono fare al peggio, nel loro prossimo turno, le carte nemiche in campo',
  'threat.summary':
    '{cards, plural, =0 {Nessuna tua carta è minacciata} one {Una tua carta è minacciata} other {# tue carte sono minacciate}}{falls, plural, =0 {} one {, una può cadere} other {, # possono cadere}}{castle, plural, =0 {} other {, il tuo castello fino a #}}.',
  'threat.hidden': 'Le minacce sono nascoste.',
  'threat.target':
    'minaccia di {count, plural, one {una carta} =2 {due carte} =3 {tre carte} =4 {quattro carte} =5 {cinque carte} other {# carte}}, fino a {total}{falls, select, yes {, può cadere} other {}}',
  'threat.doomed': 'cade prima che il nemico colpisca',
  'threat.none': 'nessuna minaccia',
  'threat.cell':
    'a portata di {count, plural, one {una carta nemica} =2 {due carte nemiche} =3 {tre carte nemiche} =4 {quattro carte nemiche} =5 {cinque carte nemiche} other {# carte nemiche}}',
  'threat.total': 'fino a {total}{falls, select, yes {: può cadere} other {}}',
  'threat.safe': 'Nessuna carta nemica in campo può raggiungere il bersaglio nel prossimo turno.',
  'threat.stays': '{card}, riga {row}, {zone}, può colpire {how} per {damage}.',
  'threat.moves': '{card} può muovere alla riga {row}, {zone} e colpire {how} per {damage}.',
  'threat.how.castle': 'il tuo castello',
  'threat.how.beside': 'lì accanto',
  'threat.reach': 'Una carta qui sarebbe a portata di {cards}.',

  'opening.title': 'Varchi',
  'opening.card':
    'Muovi alla riga {row}, {zone} per colpire {target}{arc, select, side { sul fianco} rear { alle spalle} other {}}{reason, select, pincer { (tenaglia)} surrounded { (accerchiamento)} other {}} per {damage}{fells, select, yes {: cade} other {}}.',
  'opening.castle':
    'Muovi alla riga {row}, {zone} per colpire il castello per {damage}{fells, select, yes {: vinci} other {}}.',
  'opening.short':
    '{reason, select, castle {castello} pincer {tenaglia} surrounded {accerchiata} other {{arc, select, side {fianco} rear {spalle} other {colpo}}}}',
  'opening.cell':
    'apre un colpo a {target}{arc, select, side { sul fianco} rear { alle spalle} other {}}{reason, select, pincer { (tenaglia)} surrounded { (accerchiamento)} other {}} per {damage}{fells, select, yes {, cade} other {}}',
  'opening.cellCastle': 'apre un colpo al castello per {damage}{fells, select, yes {, vinci} other {}}',
};
