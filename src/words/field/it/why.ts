import type { ENGLISH_WHY } from '../en/why';

export const ITALIAN_WHY: Readonly<Record<keyof typeof ENGLISH_WHY, string>> = {
  'stage.why': 'Perché quest’ordine?',
  'stage.why.nothing': 'Non c’è nulla da dire: nessun avversario ha ancora dato ordini, o riguarda ciò che non vedi.',
  'stage.why.hidden': 'Il resto dei suoi calcoli può riguardare ciò che non vedi e non si dice.',
  'field.why.strike':
    '{at}: colpisce {target}{arc, select, side { di fianco} rear { alle spalle} other {}}{maneuver, select, none {} other { con {maneuver}}}: {chance} % di colpire, {damage} danni, il {share} % della salute{kill, plural, =0 {} other {, # % di abbatterla}}.',
  'field.why.heal': '{at}: cura {target} di {amount}.',
  'field.why.rally': '{at}: incita {target}.',
  'field.why.go':
    'Va in {at}{by, select, step { con un passo} disengage { senza farsi colpire} other {}}{maneuver, select, none {} other { con {maneuver}}}.',
  'field.why.face': '{at}: guarda a {direction}.',
  'field.why.stance': '{at}: prende la posizione {stance}.',
  'field.why.grip': '{at}: {maneuver} porta {target} in {to}, {chance} %.',
  'field.why.work':
    '{at}: {by, select, build {costruisce un muro in {place} contro le frecce} other {abbatte il muro in {place}: le vie si accorciano}}.',
  'field.why.cloud': '{at}: {maneuver} in {place} nasconde dalle frecce.',
  'field.why.stay': 'Resta in {at}: posizione {total}, ne bastano {enough}.',
  'field.why.position': 'Posizione {total}: {factors}.',
  'field.why.form':
    'Forma in {at}: {formation}; composizione {composition}, situazione {tactical}, nemico {enemy}, terreno {terrain}, insieme {total}.',
  'field.why.march': '{formation} marcia: i suoi posti guadagnano {gain}.',
  'field.why.disband': 'Scioglie {formation}, che serve a poco: {total} su 60.',
  'field.why.scan': '{unit} scruta: non si vede nessuno, e poco fa c’era qualcuno.',
  'field.why.deploy': 'La squadra sta dove è stata messa.',
  'field.why.draw': 'Valore proprio {own} contro {enemy}, round {round}.',
  'field.why.end': 'Non resta nulla che porti un guadagno.',
  'field.why.nothing': 'Nessun avversario ha ancora deciso nulla.',
  'field.factor.range': 'distanza {value}',
  'field.factor.cover': 'riparo {value}',
  'field.factor.threat': 'minaccia −{value}',
  'field.factor.coordination': 'alleati {value}',
  'field.factor.highGround': 'altura {value}',
  'field.factor.control': 'punto di controllo {value}',
  'field.factor.exposed': 'scoperta {value}',
  'field.factor.flanks': 'aggiramento {value}',
  'field.factor.chokepoint': 'strettoia {value}',
};
