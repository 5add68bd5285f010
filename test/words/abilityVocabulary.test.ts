import { describe, expect, it } from 'vitest';
import type { AbilityPart } from '../../src/battle/abilities/vocabulary';
import { type Catalog, LANGUAGES, type Language } from '../../src/content/catalog';
import { abilityText, abilityTitle } from '../../src/words/abilities';
import { shippedCatalog } from '../support/book';
import { AMOUNT, EVERY_PART, EVERY_SPREAD } from './support/everyAbility';
import { speakerOf } from './support/intl';

const SPEAKERS = { en: speakerOf('en'), it: speakerOf('it') };

function catalogWith(parts: readonly AbilityPart[], changes: Partial<Catalog['abilities'][string]> = {}): Catalog {
  const ability = { id: 'probe', name: 'Probe', translations: { it: { name: 'Sonda' } }, parts, ...changes };
  return { ...shippedCatalog(), abilities: { probe: ability } };
}

function told(language: Language, ...parts: readonly AbilityPart[]): string {
  return abilityText(catalogWith(parts), { id: 'probe' }, SPEAKERS[language], language);
}

/** Where the number of an effect must be read; the flags and the like have none. */
function numberIn({ effect }: AbilityPart): string | null {
  const [amount] = JSON.stringify(effect).match(/\b(?:107|7)\b/) ?? [];
  return amount ?? null;
}

/** Two ways to say that a card has more defence mean the same, so they may read the same. */
function meaningOf({ trigger, condition = {}, effect }: AbilityPart): string {
  const when = 'addDef' in effect ? 'defense' : trigger;
  return JSON.stringify([when, condition, effect]);
}

function repeated(language: Language, parts: readonly AbilityPart[]): string[] {
  const seen = new Map<string, string>();
  return parts.flatMap((part) => {
    const text = told(language, part);
    const meaning = meaningOf(part);
    const earlier = seen.get(text);
    seen.set(text, meaning);
    return earlier === undefined || earlier === meaning ? [] : [`${text}: ${earlier} and ${meaning}`];
  });
}

describe.each(LANGUAGES)('in %s any ability', (language) => {
  const all = [...EVERY_PART, ...EVERY_SPREAD];

  it('is told in whole sentences', () => {
    const odd = all.map((part) => told(language, part)).filter((text) => !/^\p{Lu}.*[^\s,.]\.$/u.test(text));
    expect(odd).toEqual([]);
  });

  it('leaves no gap and no word of the engine', () => {
    const odd = all
      .map((part) => told(language, part))
      .filter((text) => /[{}#‹›]|undefined|NaN|null|value|bearer|\s\s|\s[,.:]|,,|\.\./.test(text));
    expect(odd).toEqual([]);
  });

  it('names its number', () => {
    const odd = all.filter((part) => {
      const number = numberIn(part);
      return number !== null && !told(language, part).includes(number);
    });
    expect(odd).toEqual([]);
  });

  it('reads like no other', () => {
    expect(repeated(language, EVERY_PART)).toEqual([]);
    expect(repeated(language, EVERY_SPREAD)).toEqual([]);
  });
});

describe('the number on the card', () => {
  const part: AbilityPart = { trigger: 'startTurn', effect: { heal: { amount: 'value', to: { who: 'self' } } } };

  it.each([
    [{ id: 'probe' }, {}, 'Probe', 'recovers 0 health'],
    [{ id: 'probe' }, { value: 6 }, 'Probe', 'recovers 6 health'],
    [{ id: 'probe' }, { value: 6, numbered: true }, 'Probe 6', 'recovers 6 health'],
    [{ id: 'probe', value: AMOUNT }, { value: 6, numbered: true }, 'Probe 7', 'recovers 7 health'],
    [{ id: 'probe' }, { numbered: true }, 'Probe', 'recovers 0 health'],
  ])('%j of %j', (use, changes, title, text) => {
    const catalog = catalogWith([part], changes);
    expect(abilityTitle(catalog, use, 'en')).toBe(title);
    expect(abilityText(catalog, use, SPEAKERS.en, 'en')).toContain(text);
  });

  it('an ability whose file is broken has its id and no text', () => {
    const catalog = catalogWith([part]);
    for (const id of ['gone', 'constructor']) {
      expect(abilityTitle(catalog, { id, value: 3 }, 'it')).toBe(id);
      expect(abilityText(catalog, { id }, SPEAKERS.it, 'it')).toBe('');
    }
  });
});

describe('several parts', () => {
  const shield = (condition: AbilityPart['condition'] = {}): AbilityPart => ({
    trigger: 'beforeDamaged',
    condition,
    effect: { mulDamage: 80 },
  });
  const wall: AbilityPart = { trigger: 'beforeDamaged', condition: {}, effect: { addDef: { amount: 6 } } };

  it('with one trigger and condition are one sentence', () => {
    expect(told('en', shield(), wall)).toBe('Takes 80 % of the damage and has +6 defense.');
    expect(told('it', shield(), wall)).toBe('Subisce l’80 % del danno e ha +6 difesa.');
  });

  it('with different ones are sentences of their own', () => {
    expect(told('en', shield({ braced: true }), wall)).toBe('While braced, takes 80 % of the damage. Has +6 defense.');
  });

  it('that would make a sentence too long are shared out', () => {
    const flag = (name: 'deployAnywhere' | 'ignoreHazard' | 'moveOrAttack' | 'slipAway'): AbilityPart => ({
      trigger: 'legality',
      effect: { flag: name },
    });
    expect(told('en', flag('deployAnywhere'), flag('ignoreHazard'), flag('moveOrAttack'), flag('slipAway'))).toBe(
      'May be deployed to any column, is never hurt by hazards and either moves or attacks in a turn, not both. Moves away from enemies without provoking them.',
    );
  });

  it('conditions are joined', () => {
    expect(told('en', shield({ angle: ['front', 'side'], braced: true, otherType: ['ranged', 'hybrid'] }))).toBe(
      'While braced and against ranged or hybrid cards, takes 80 % of the damage when struck from the front or from the flank.',
    );
    const hunt: AbilityPart = {
      trigger: 'beforeDamage',
      condition: { aim: 'card', otherHealthBelow: 50, counter: false },
      effect: { mulDamage: 150 },
    };
    expect(told('en', hunt)).toBe('Against cards below 50 % health, its attacks do 150 % damage.');
    const deal: AbilityPart = {
      trigger: 'afterAttack',
      condition: { aim: 'card', angle: ['rear'], otherAlive: false, healthBelow: 50 },
      effect: { dealDamage: { amount: AMOUNT, to: { who: 'enemies', area: 'row', around: 'other', only: 'wounded' } } },
    };
    expect(told('en', deal)).toBe(
      'After its attack on a card from the rear, if the target falls and its own health is below 50 %, every wounded enemy in the row of the target takes 7 damage.',
    );
    expect(told('it', deal)).toBe(
      'Dopo il suo attacco a una carta alle spalle, se il bersaglio cade e la propria salute è sotto il 50 %, ogni nemico ferito nella riga del bersaglio subisce 7 danni.',
    );
  });
});
