import type { ENGLISH_RAIL_REFUSALS } from '../en/railRefusals';

export const ITALIAN_RAIL_REFUSALS: Readonly<Record<keyof typeof ENGLISH_RAIL_REFUSALS, string>> = {
  'rail.refusal.BATTLE_OVER': 'La battaglia è finita.',
  'rail.refusal.NOT_YOUR_TURN': 'Non è il tuo turno.',
  'rail.refusal.NOT_IN_RULES': 'Queste regole non lo prevedono.',
  'rail.refusal.character_not_found': 'Sul campo non c’è una tua unità così.',
  'rail.refusal.invalid_parameters': 'L’ordine è incompleto o sbagliato.',
  'rail.refusal.position_out_of_board': 'È fuori dal campo.',
  'rail.refusal.NO_ACTIONS_LEFT': 'In questo turno non restano azioni.',
  'rail.refusal.NO_STEP_LEFT': 'In questo turno non restano passi.',
  'rail.refusal.NO_ATTACK_LEFT': 'In questo turno non restano attacchi.',
  'rail.refusal.CANNOT_ATTACK_AFTER_MOVE': 'Quest’arma vuole una posizione ferma: colpisce solo prima di muoversi.',
  'rail.refusal.CANNOT_MOVE_AFTER_ATTACK': 'Quest’arma ha colpito: in questo turno non ci si muove più.',
  'rail.refusal.slipped_on_ice': 'È scivolata sul ghiaccio: in questo turno non si muove più.',
  'rail.refusal.knocked_down': 'È a terra: in questo turno non si muove più.',
  'rail.refusal.target_not_visible': 'Lì non si vede nessun nemico.',
  'rail.refusal.target_out_of_range':
    '{known, select, yes {È a {distance, plural, one {# casella} other {# caselle}}: colpisce {span, select, only {a {minimum}} beyond {da {minimum} in poi} other {da {minimum} a {maximum}}}.} other {È fuori portata.}}',
  'rail.refusal.BLOCKED_BY_WALL':
    '{known, select, yes {Qualcosa sta sulla linea di vista, in {cells}.} other {Qualcosa sta sulla linea di vista.}}',
  'rail.refusal.no_line_of_sight':
    '{known, select, yes {Il terreno o il fumo in {cells} toglie la vista.} other {Il terreno o il fumo toglie la vista.}}',
  'rail.refusal.blocked_by_cover':
    '{known, select, yes {Del tutto al riparo ({cover}, {cell}): colpisci da un altro lato.} other {Il bersaglio è del tutto al riparo.}}',
  'rail.refusal.ZERO_ATTACK': 'Non ha nulla con cui attaccare.',
  'rail.refusal.position_blocked':
    '{known, select, yes {In {cell} non si può entrare.} other {In quella casella non si può entrare.}}',
  'rail.refusal.unreachable': 'Nessuna via ci arriva.',
  'rail.refusal.insufficient_movement':
    '{known, select, yes {Costa {required} movimento; ne resta {available}.} other {Il movimento che resta non basta.}}',
  'rail.refusal.STANCE_TOO_LATE': 'La posizione si prende una volta a turno, prima di tutto il resto.',
  'rail.refusal.requirements_not_met': '{known, select, yes {Serve {stat} {required}.} other {Non può farlo.}}',
  'rail.refusal.ON_COOLDOWN': 'Deve aspettare qualche round prima di rifarlo.',
  'rail.refusal.NO_USES_LEFT': 'In questa battaglia non può più farlo.',
  'rail.refusal.bad_maneuver_position': 'La manovra non può finire lì.',
  'rail.refusal.formation_not_found': 'Non esiste una formazione così.',
  'rail.refusal.invalid_party_size':
    '{known, select, yes {Servono da {least} a {most} membri.} other {Servono meno membri, o di più.}}',
  'rail.refusal.role_assignment_failed': 'Non ogni posto trova il suo membro: manca un capo o un ruolo.',
  'rail.refusal.character_movement_failed':
    '{known, select, yes {{unit} non raggiunge il suo posto.} other {Un membro non raggiunge il suo posto.}}',
  'rail.refusal.formation_not_active': 'Sul campo non c’è una formazione così.',
  'rail.refusal.formation_definition_missing': 'Il file della formazione non c’è più.',
  'rail.refusal.ALREADY_FORMED': 'Già fatto in questo turno, oppure un membro è già in formazione.',
  'rail.refusal.CANNOT_RALLY_SELF': 'Nessuno incita se stesso.',
  'rail.refusal.RALLIED_CANNOT_RALLY': 'Chi è stato incitato in questo turno non incita nessuno.',
  'rail.refusal.ALREADY_BUILT': 'Ha costruito tutto ciò che poteva.',
  'rail.refusal.NOT_ADJACENT': 'Si raggiunge solo una casella vicina.',
  'rail.refusal.NOT_HURT': 'Non è ferita.',
  'rail.refusal.NOT_EMPTY_FLOOR': 'Un muro vuole una casella libera di terreno normale, fuori dalla corona.',
  'rail.refusal.NOT_A_WALL': 'Lì non c’è un muro.',
  'rail.refusal.NO_OFFER': 'Nessuno ha offerto la patta.',
  'rail.refusal.OFFER_TOO_SOON': 'La patta è stata offerta meno di cinque round fa.',
};
