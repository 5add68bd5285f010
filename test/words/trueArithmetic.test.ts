import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Language } from '../../src/content/catalog';
import { ENTRY_KINDS, type Entry } from '../../src/core/arithmetic/entry';
import { arithmeticSentence, isBareAttack } from '../../src/words/arithmeticSentence';
import { ENGLISH_ARITHMETIC } from '../../src/words/en/arithmetic';
import { type Names, namesIn } from '../../src/words/names';
import { openDice } from '../support/dice';
import { playGame, SOAK } from '../support/gameRunner';
import { keywordCatalog } from '../support/keywordSet';
import { drawTrials, engineOf, matchOf } from '../support/trials/trial';
import { drawBlow } from './support/drawBlow';
import { speakerOf } from './support/intl';
import { readMathematics } from './support/mathematics';
import { floorOf } from './support/rational';

const LANGUAGES = ['en', 'it'] as const;
/** Twice: of battles, and drawn. */
const BLOWS = SOAK ? 50_000 : 5000;
const FIRST_SEED = 41_000;

const ROUNDED: Readonly<Record<Language, string>> = { en: ', rounded down to ', it: ', arrotondato per difetto a ' };
const LEAST: Readonly<Record<Language, string>> = { en: ', but never less than ', it: ', ma mai meno di ' };

/** All that the rules bring into a blow; the least damage binds in no battle of today. */
const WORKING_SOURCES = Object.keys(ENGLISH_ARITHMETIC)
  .filter((word) => word.startsWith('source.'))
  .map((word) => word.slice('source.'.length))
  .filter((source) => source !== 'least-damage');
const KEYWORDS = ['backstab', 'charge', 'frontal-shield', 'guard', 'inspire', 'siege', 'sunder'];
const FORMATIONS = ['siege-phalanx', 'siege-skirmish-line', 'siege-vanguard'];

interface Blow {
  readonly arithmetic: readonly Entry[];
  readonly damage: number;
}

const isBlow = (event: BattleEvent): event is BattleEvent & Blow => 'arithmetic' in event;

/** Blows of whole seeded battles with all cards, battlefields and switches of the rules. */
function* playedBlows(): Generator<BattleEvent & Blow> {
  for (const trial of drawTrials(FIRST_SEED, BLOWS / 5, 'wild', 'wild')) {
    const engine = engineOf(trial);
    const blows: (BattleEvent & Blow)[] = [];
    playGame(engine, matchOf(engine, trial), ({ events }) => blows.push(...events.filter(isBlow)));
    yield* blows;
  }
}

/** The damage that a sentence states, if all that it says on the way is true as mathematics; else an error. */
function statedDamage(sentence: string, language: Language): number {
  const { amount, ending } = readMathematics(sentence, language);
  const whole = floorOf(amount);
  if (ending === null) {
    if (amount.over % amount.under !== 0n) throw new Error(`a fraction is no damage: ${sentence}`);
    return whole;
  }
  const stated = floorOf(ending);
  if (sentence.includes(ROUNDED[language])) expect(stated, sentence).toBe(whole);
  else if (sentence.includes(LEAST[language])) expect(stated, sentence).toBeGreaterThan(whole);
  else throw new Error(`an ending without a reason: ${sentence}`);
  return stated;
}

const SPEAKERS = { en: speakerOf('en'), it: speakerOf('it') };
const NAMES: Readonly<Record<Language, Names>> = {
  en: namesIn(keywordCatalog(), 'en'),
  it: namesIn(keywordCatalog(), 'it'),
};

function checkSentence({ arithmetic, damage }: Blow, language: Language): string {
  const sentence = arithmeticSentence(arithmetic, damage, SPEAKERS[language], NAMES[language]);
  if (statedDamage(sentence, language) !== damage) expect.fail(`${damage} isn’t what is told: ${sentence}`);
  return sentence;
}

function isTrueWithoutParentheses(sentence: string, language: Language, damage: number): boolean {
  try {
    return statedDamage(sentence.replace(/[()]/g, ''), language) === damage;
  } catch {
    return false;
  }
}

class Tally {
  readonly kinds = new Set<string>();
  readonly sources = new Set<string>();
  readonly events = new Set<string>();
  blows = 0;
  inParentheses = 0;
  trueWithout = 0;

  sentence(sentence: string, language: Language, damage: number): void {
    if (!sentence.includes('(')) return;
    this.inParentheses++;
    if (isTrueWithoutParentheses(sentence, language, damage)) this.trueWithout++;
  }

  blow({ type, arithmetic }: Blow & { readonly type: string }): number {
    this.events.add(type);
    for (const entry of arithmetic) {
      this.kinds.add(entry.kind);
      for (const { source } of [entry, ...(entry.of ?? [])]) this.sources.add(source);
    }
    return ++this.blows;
  }
}

describe(`every sentence of ${BLOWS} blows is true as mathematics`, { timeout: 1_800_000 }, () => {
  it(`in whole battles from seed ${FIRST_SEED} on, in both languages`, () => {
    const told = new Tally();
    for (const blow of playedBlows()) {
      if (isBareAttack(blow.arithmetic)) continue;
      for (const language of LANGUAGES) told.sentence(checkSentence(blow, language), language, blow.damage);
      if (told.blow(blow) === BLOWS) break;
    }
    expect(told.blows).toBe(BLOWS);
    expect(told.events).toEqual(new Set(['struck', 'countered', 'castleStruck', 'cellStruck']));
    expect(WORKING_SOURCES.filter((source) => !told.sources.has(source))).toEqual([]);
    expect(KEYWORDS.filter((id) => !told.sources.has(`ability:${id}`))).toEqual([]);
    expect(FORMATIONS.filter((id) => !told.sources.has(`formation:${id}`))).toEqual([]);
    // A factor of 0.8 and one of 1.25 leave nothing to see of the parentheses; that is rare.
    expect(told.inParentheses).toBeGreaterThan(BLOWS / 5);
    expect(told.trueWithout).toBeLessThan(told.inParentheses / 20);
  });

  it('and of blows that no card of today strikes', () => {
    const dice = openDice(FIRST_SEED);
    const told = new Tally();
    while (told.blows < BLOWS) {
      const blow = drawBlow(dice);
      if (isBareAttack(blow.arithmetic)) continue;
      for (const language of LANGUAGES) told.sentence(checkSentence(blow, language), language, blow.damage);
      told.blow({ ...blow, type: 'drawn' });
    }
    expect(told.kinds).toEqual(new Set(ENTRY_KINDS));
  });

  it.each([
    '31 + 4 Inspire × 0.8 left wing − 2 defense = 26',
    '19 × 1.5 pincer − 7 defense × 0.75 light cover = 16.13 → 16',
    '− 10 defense ≥ 25 % share that always comes through = 2.6',
    '20 × 1.75 from the rear + Backstab − 4 defense = 31',
    '19 × 1.5 pincer − 7 defense = 21.5, rounded down to 22',
    '19 × 1.5 pincer − 7 defense = 21.5',
    '(20 − 10 defense) = 10',
    '20 − (10 defense) × 0.5 light cover = 15',
    '20 − 10 defense < 20 × 0.25 share that always comes through = 5',
    '20 × 1.2 left wing = 24; 25 − 108.9 defense < 25 × 0.25 share that always comes through = 6.25',
  ])('and the reader of the test doesn’t believe: %s', (sentence) => {
    expect(() => statedDamage(sentence, 'en')).toThrow();
  });
});
