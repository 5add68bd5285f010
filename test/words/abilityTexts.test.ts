import { describe, expect, it } from 'vitest';
import { abilityText, abilityTitle } from '../../src/words/abilities';
import { shippedCatalog } from '../support/book';
import { speakerOf } from './support/intl';

/** Every ability of the rule book's section 4: its title and text in English and in Italian. */
const TEXTS: Readonly<Record<string, readonly [english: string, italian: string]>> = {
  backstab: [
    'Backstab: Its blows from the flank or from the rear gain another 25 % for the angle.',
    'Pugnalata: I suoi colpi sul fianco o alle spalle guadagnano un altro 25 % per l’angolo.',
  ],
  'battle-cry': [
    'Battle Cry 6: When deployed, every ally on the 8 cells around it gets +6 attack this turn.',
    'Grido di battaglia 6: Quando viene schierata, ogni alleato nelle 8 caselle attorno ottiene +6 attacco in questo turno.',
  ],
  brace: [
    'Brace: May brace instead of attacking, until your next turn. While braced, counts as struck from the front and has +6 defense.',
    'Guardia salda: Invece di attaccare può mettersi in guardia, fino al tuo prossimo turno. Finché è in guardia, vale come colpita di fronte e ha +6 difesa.',
  ],
  charge: [
    'Charge: May move and strike the castle in the turn it is deployed. After moving this turn, its attacks on cards do 10 more damage.',
    'Carica: Può muovere e colpire il castello nel turno in cui viene schierata. Dopo aver mosso in questo turno, i suoi attacchi alle carte fanno 10 danni in più.',
  ],
  entrench: [
    'Entrench: When deployed, its cell changes for good: Open ground or Difficult ground to Light cover, Light cover to Good cover.',
    'Trinceramento: Quando viene schierata, la sua casella cambia definitivamente: da Terreno aperto o Terreno difficile a Riparo leggero, da Riparo leggero a Buon riparo.',
  ],
  flying: [
    'Flying: May be deployed to any column, has a movement range of at least 2 and crosses any ground unhindered. Is never hurt by hazards and moves away from enemies without provoking them.',
    'Volo: Può essere schierata in qualsiasi colonna e ha una portata di movimento di almeno 2. Attraversa ogni terreno senza ostacoli e non subisce danni dal terreno pericoloso. Si allontana dai nemici senza provocarli.',
  ],
  'frontal-shield': [
    'Frontal Shield: Takes 80 % of the damage when struck from the front.',
    'Scudo frontale: Subisce l’80 % del danno quando è colpita di fronte.',
  ],
  guard: [
    'Guard: Lets 25 % of the damage through when it screens its castle. The ally directly behind it (towards its castle) has at least light cover against ranged and hybrid cards.',
    'Guardia: Quando protegge il suo castello lascia passare il 25 % del danno. L’alleato subito dietro (verso il suo castello) ha almeno un riparo leggero contro carte di tipo tiro o ibrido.',
  ],
  'hit-and-run': [
    'Hit-and-Run: May move once before and once after its first attack of the turn. Moves away from enemies without provoking them.',
    'Mordi e fuggi: Può muovere una volta prima e una volta dopo il suo primo attacco del turno. Si allontana dai nemici senza provocarli.',
  ],
  inspire: [
    'Inspire 4: Every ally on the 4 cells next to it has +4 attack.',
    'Ispirazione 4: Ogni alleato nelle 4 caselle accanto ha +4 attacco.',
  ],
  mend: [
    'Mend 8: At the start of your turn, the most wounded ally on the 4 cells next to it recovers 8 health.',
    'Cura 8: All’inizio del tuo turno, l’alleato più ferito nelle 4 caselle accanto recupera 8 punti salute.',
  ],
  pull: [
    'Pull: After its attack, if the target survives, pulls it 1 cell closer where there is room.',
    'Strattone: Dopo il suo attacco, se il bersaglio sopravvive, lo tira più vicino di 1 casella se c’è spazio.',
  ],
  push: [
    'Push: After its attack, if the target survives, pushes it 1 cell away where there is room.',
    'Spinta: Dopo il suo attacco, se il bersaglio sopravvive, lo spinge indietro di 1 casella se c’è spazio.',
  ],
  'raise-palisade': [
    'Raise Palisade: When deployed, a free cell of your choice among the 4 next to it changes to Boulder with 40 health, which attacks can tear down.',
    'Alza palizzata: Quando viene schierata, una casella libera a tua scelta tra le 4 accanto diventa Macigno con 40 punti salute, che gli attacchi possono abbattere.',
  ],
  rally: [
    'Rally: When deployed, the strongest ally (by printed attack) on the 8 cells around it that has already attacked may attack again.',
    'Raduno: Quando viene schierata, l’alleato più forte (per attacco stampato) nelle 8 caselle attorno che ha già attaccato può attaccare di nuovo.',
  ],
  reach: [
    'Reach: Its melee blows reach cards up to 2 columns away.',
    'Portata: I suoi colpi in mischia raggiungono carte fino a 2 colonne di distanza.',
  ],
  regenerate: [
    'Regenerate 6: At the start of your turn, recovers 6 health.',
    'Rigenerazione 6: All’inizio del tuo turno, recupera 6 punti salute.',
  ],
  riposte: [
    'Riposte: After it is attacked from the front, if it survives and the attacker is at most 1 column away, hits back with a counter-blow at 60 % damage.',
    'Risposta: Dopo che è stata attaccata di fronte, se sopravvive e l’attaccante è al massimo a 1 colonna di distanza, risponde con un contraccolpo che fa il 60 % del danno.',
  ],
  sentinel: [
    'Sentinel: Before an enemy moves out of the 8 cells around it, hits that enemy with a counter-blow at 100 % damage.',
    'Sentinella: Prima che un nemico esca dalle 8 caselle attorno, colpisce quel nemico con un contraccolpo che fa il 100 % del danno.',
  ],
  siege: [
    'Siege: Its attacks on the castle do 125 % damage and ignore screens.',
    'Assedio: I suoi attacchi al castello fanno il 125 % del danno e ignorano chi protegge la riga.',
  ],
  slide: [
    'Slide: After its attack, if the target survives, may slide it 1 cell in any of the 4 directions where there is room.',
    'Scivolata: Dopo il suo attacco, se il bersaglio sopravvive, può spostarlo di 1 casella in una qualsiasi delle 4 direzioni se c’è spazio.',
  ],
  sniper: [
    'Sniper: Either moves or attacks in a turn, not both. Its blows ignore cover.',
    'Cecchino: In un turno muove oppure attacca, non entrambe le cose. I suoi colpi ignorano i ripari.',
  ],
  splash: [
    'Splash 8: After its attack, every enemy on the 4 cells next to the target takes 8 damage.',
    'Schizzo 8: Dopo il suo attacco, ogni nemico nelle 4 caselle accanto al bersaglio subisce 8 danni.',
  ],
  stealth: [
    'Stealth: While stealthed, can be attacked only by enemies on the 8 cells around it and does not screen its castle. Attacking reveals it. At the end of your turn, if it is revealed and no enemy is around it, is stealthed again.',
    'Furtività: Finché è furtiva, può essere attaccata solo da nemici nelle 8 caselle attorno e non protegge il suo castello. Quando attacca si rivela. Alla fine del tuo turno, se è rivelata e non ha nemici attorno, torna furtiva.',
  ],
  sunder: [
    'Sunder: Its blows meet only 50 % of the target’s defense.',
    'Squarcio: I suoi colpi incontrano solo il 50 % della difesa del bersaglio.',
  ],
  swift: ['Swift: Can move 1 cell farther.', 'Rapidità: Può muovere di 1 casella in più.'],
};

describe('the abilities of the rule book', () => {
  const catalog = shippedCatalog();

  it('are all shipped; a designer may add more', () => {
    expect(Object.keys(TEXTS)).toHaveLength(26);
    expect(Object.keys(catalog.abilities)).toEqual(expect.arrayContaining(Object.keys(TEXTS)));
  });

  it.each(Object.entries(TEXTS))('%s', (id, expected) => {
    const told = (['en', 'it'] as const).map(
      (language) =>
        `${abilityTitle(catalog, { id }, language)}: ${abilityText(catalog, { id }, speakerOf(language), language)}`,
    );
    expect(told).toEqual(expected);
  });
});
