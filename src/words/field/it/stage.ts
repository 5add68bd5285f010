import type { ENGLISH_STAGE } from '../en/stage';

/** Italian; a key that is missing fails to compile. */
export const ITALIAN_STAGE: Readonly<Record<keyof typeof ENGLISH_STAGE, string>> = {
  'stage.log': 'Cronaca della battaglia',
  'stage.miss': 'mancato',
  'stage.fumble': 'errore grave!',
  'stage.sum': '{total} contro {needed}',
  'stage.turn': '{who, select, you {Tocca a te} foe {Tocca al nemico} left {Tocca a Sinistra} other {Tocca a Destra}}',
  'stage.won':
    '{who, select, you {Vittoria} foe {Sconfitta} left {Vince Sinistra} right {Vince Destra} other {Pareggio}}',
  'stage.empty': 'Non è ancora successo nulla.',
  'stage.heading':
    'Round {round} · {who, select, you {tocca a te} foe {tocca al nemico} left {tocca a Sinistra} other {tocca a Destra}}',
  'stage.undoLocked': 'Quel che sta sopra non si può annullare: si sono tirati dadi o si è visto qualcosa di nuovo.',
  'stage.undone':
    'Annullato. {left, plural, =0 {Nessun altro ordine si può} one {Un altro ordine si può} other {Altri # ordini si possono}} annullare.',
  'stage.unit': '{name}{number, select, 0 {} other { {number}}} ({own, select, yes {dei tuoi} other {dei nemici}})',
  'stage.readied':
    '{who, select, you {La tua squadra} foe {La squadra nemica} left {Sinistra} other {Destra}} è pronta.',
  'stage.formed':
    '{who, select, you {Formi} foe {Il nemico forma} left {Sinistra forma} other {Destra forma}} {formation} in {at}, verso {direction}.',
  'stage.formation':
    '{formation} ({who, select, you {dei tuoi} foe {dei nemici} left {Sinistra} other {Destra}}): {fate, select, disrupted {formazione rotta} disbanded {formazione sciolta} other {in marcia}}.',
  'stage.sighted':
    '{who, select, you {Avvisti} foe {Il nemico avvista} left {Sinistra avvista} other {Destra avvista}} {unit}.',
  'stage.lostSight':
    '{who, select, you {Perdi} foe {Il nemico perde} left {Sinistra perde} other {Destra perde}} di vista {unit}.',
  'stage.drawOffered':
    '{who, select, you {Offri} foe {Il nemico offre} left {Sinistra offre} other {Destra offre}} la patta.',
  'stage.controlCounted': 'Punto di controllo: tu {own}, nemico {foe}.',
  'stage.ended':
    '{who, select, draw {La battaglia finisce in parità} you {Vinci} foe {Vince il nemico} left {Vince Sinistra} other {Vince Destra}} per {reason, select, elimination {eliminazione} control {controllo del punto} roundLimit {valore rimasto dopo l’ultimo round} forfeit {abbandono} other {accordo}}.',
  'stage.roll':
    '{dice} ({sum}){bonus, select, none {: valore} other { {added, number, ::sign-always} =}} {total} contro {needed}.',
};
