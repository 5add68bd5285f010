import { describe, expect, it } from 'vitest';
import { TARGET_CONDITIONS, TARGET_KINDS } from '../../src/battle/abilities/targets';
import { LANGUAGES } from '../../src/content/catalog';
import { grantsIn, stratagemText, targetText } from '../../src/words/stratagems';
import { shippedCatalog } from '../support/book';
import { speakerOf } from './support/intl';

const catalog = shippedCatalog();
const STRATAGEMS = Object.values(catalog.stratagems);

/** Some of each kind; all others are looked at for gaps. */
const TEXTS: Readonly<Record<string, readonly [english: string, italian: string]>> = {
  snare: [
    'An enemy card with one of your cards around it. It has Snared until your next turn: cannot move. It takes 5 damage.',
    'Una carta nemica con una tua carta attorno. La carta ha Al laccio fino al tuo prossimo turno: non può muovere. La carta subisce 5 danni.',
  ],
  'lock-shields': [
    'A column with at least two of your cards. Every card of yours in it has Locked Shields until your next turn: has +6 defense. Every card of yours in it recovers 4 health.',
    'Una colonna con almeno due tue carte. Ogni tua carta al suo interno ha Scudi serrati fino al tuo prossimo turno: ha +6 difesa. Ogni tua carta al suo interno recupera 4 punti salute.',
  ],
  'slip-through': [
    'One of your cards not deployed this turn, and an enemy next to it. The two cards exchange cells.',
    'Una tua carta non schierata in questo turno, e un nemico accanto. Le due carte si scambiano le caselle.',
  ],
  gale: [
    'A row with an enemy. Every enemy in it is pushed 1 cell towards the enemy castle where there is room.',
    'Una riga con un nemico. Ogni nemico al suo interno si sposta di 1 casella verso il castello nemico se c’è spazio.',
  ],
  'vine-drag': [
    'An enemy card with one of your cards around it, and a free cell next to it. It goes to that cell. It is turned away from where it stood.',
    'Una carta nemica con una tua carta attorno, e una casella libera accanto. La carta va su quella casella. La carta si gira dalla parte opposta a dove stava.',
  ],
  'second-effort': [
    'One of your cards that has attacked this turn and not deployed this turn. It may attack again.',
    'Una tua carta che ha attaccato in questo turno e non schierata in questo turno. La carta può attaccare di nuovo.',
  ],
};

describe('the text of a stratagem', () => {
  it.each(Object.entries(TEXTS))('%s', (id, [english, italian]) => {
    const stratagem = catalog.stratagems[id];
    if (stratagem === undefined) throw new Error(`${id} is not shipped`);
    expect(stratagemText(catalog, stratagem, speakerOf('en'), 'en')).toBe(english);
    expect(stratagemText(catalog, stratagem, speakerOf('it'), 'it')).toBe(italian);
  });

  it.each(LANGUAGES)('in %s has no gap and reads like no other', (language) => {
    const texts = STRATAGEMS.map((stratagem) => stratagemText(catalog, stratagem, speakerOf(language), language));
    expect(texts.filter((text) => /[{}#‹›]|undefined|null|value|\s\s|\s[,.:]|\.\./.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}.*[^\s,.]\.$/u.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(STRATAGEMS.length);
  });

  it.each(LANGUAGES)('in %s has a phrase for every condition of every kind of target', (language) => {
    const speak = speakerOf(language);
    for (const of of TARGET_KINDS) {
      const phrases = TARGET_CONDITIONS.map((name) => targetText(speak, { of, where: [name] }));
      expect(new Set(phrases).size).toBe(of === 'none' ? 1 : TARGET_CONDITIONS.length);
    }
  });

  it('names the keywords that it grants', () => {
    const granted = STRATAGEMS.flatMap(grantsIn).map(({ id }) => id);
    expect(granted.toSorted()).toEqual(['guard', 'locked', 'rush', 'siege', 'snared', 'steadfast']);
  });
});
