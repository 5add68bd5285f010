import { describe, expect, it } from 'vitest';
import type { Deed, Gain, Price, Who } from '../../src/battle/deeds/deed';
import type { DeedTeller } from '../../src/words/deeds/deedPhrases';
import { deedLine, deedSentence, toldDeeds } from '../../src/words/deeds/deedSentence';
import { countWords, wordsOf } from '../../src/words/deeds/sentenceRoom';
import { speakerOf } from './support/intl';

const NAMES = { card: (id: string) => id, formation: (id: string) => id };
const ENGLISH: DeedTeller = { speak: speakerOf('en'), names: NAMES, whose: 'yours' };
const ITALIAN: DeedTeller = { ...ENGLISH, speak: speakerOf('it') };

function who(card: string, told: Partial<Who> = {}): Who {
  return { unit: card, card, at: null, of: null, ...told };
}

const [PIKE, LANCER, WARDEN, KNIGHT] = ['Pike', 'Lancer', 'Warden', 'Knight'].map((card) => who(card)) as [
  Who,
  Who,
  Who,
  Who,
];

function told(gains: readonly Gain[], prices: readonly Price[] = [], teller = ENGLISH): string | null {
  return deedSentence(teller, { first: [], gains, prices });
}

describe('deeds in words', () => {
  it('are a sentence of what is done, and what it costs', () => {
    const turned = {
      kind: 'exposes',
      whom: LANCER,
      by: KNIGHT,
      damage: 31,
      more: 31,
      arc: 'rear',
      isTurned: true,
    } as const;
    const gains = [
      { kind: 'fells', whom: WARDEN },
      { kind: 'opensRow', row: 1 },
    ] as const;
    expect(told(gains, [turned])).toBe(
      'Fells Warden and opens row 2; Lancer ends facing away from Knight: −31 next turn.',
    );
    expect(told(gains, [{ ...turned, isTurned: false }])).toMatch(/Knight can then strike Lancer from the rear: −31/);
    expect(told([])).toBeNull();
  });

  it('tell at once what is done to several', () => {
    expect(
      told([
        { kind: 'fells', whom: WARDEN },
        { kind: 'wounds', whom: KNIGHT, damage: 12, arc: 'side' },
        { kind: 'fells', whom: PIKE },
      ]),
    ).toBe('Fells Warden and Pike, and wounds Knight from the flank for 12.');
    expect(
      told([
        { kind: 'opensRow', row: 0 },
        { kind: 'opensRow', row: 2 },
      ]),
    ).toBe('Opens rows 1 and 3.');
    expect(
      told([
        { kind: 'brings', whom: PIKE, to: { row: 0, col: 1 } },
        { kind: 'brings', whom: LANCER, to: { row: 2, col: 0 } },
        { kind: 'forms', whom: PIKE, formation: 'Vanguard' },
      ]),
    ).toBe('Deploys Pike to row 1, center (Vanguard) and Lancer to row 3, left wing.');
  });

  it('tell of whoever is felled what it would have done', () => {
    const gains = [
      { kind: 'fells', whom: KNIGHT },
      { kind: 'saves', whom: PIKE, by: KNIGHT },
    ] as const;
    expect(told(gains)).toBe('Fells Knight before it can fell Pike.');
    expect(told(gains.slice(1))).toBe('Keeps Knight from felling Pike.');
  });

  it('say whose a card is where both sides have it, as whoever reads would', () => {
    const gain = { kind: 'saves', whom: who('Pike', { of: 'own' }), by: who('Pike', { of: 'enemy' }) } as const;
    const castle = { kind: 'strikesCastle', damage: 9 } as const;
    const line = (whose: DeedTeller['whose'], deed: Deed = gain) => deedLine({ ...ENGLISH, whose }, deed);
    expect(line('yours')).toBe('Keeps the enemy Pike from felling your Pike.');
    expect(line('foes')).toBe('Keeps your Pike from felling its Pike.');
    expect(line('its')).toBe('Keeps the enemy Pike from felling its Pike.');
    expect(line('foes', castle)).toBe('Takes 9 from your castle.');
    expect(line('its', castle)).toBe('Takes 9 from the enemy castle.');
    expect(deedLine(ITALIAN, gain)).toBe('Impedisce a Pike del nemico di abbattere Pike dei tuoi.');
  });

  it('tell first what no other turn does, even when that is a price', () => {
    const gains = [PIKE, LANCER, WARDEN].map((whom) => ({ kind: 'wounds', whom, damage: 9, arc: 'side' }) as const);
    const price = {
      kind: 'exposes',
      whom: PIKE,
      by: KNIGHT,
      damage: 9,
      more: 9,
      arc: 'side',
      isTurned: false,
    } as const;
    expect(toldDeeds({ first: [], gains, prices: [price] })).toEqual(gains);
    const [above] = gains as unknown as [Gain];
    expect(toldDeeds({ first: [above, price], gains, prices: [price] })).toEqual([above, price]);
  });

  it('find room for the same deeds in both languages: no phrase is longer than what is reckoned for it', () => {
    const own = who('A B C', { at: { row: 2, col: 2 }, of: 'own' });
    const enemy = who('A B C', { at: { row: 0, col: 0 }, of: 'enemy' });
    const to = { row: 2, col: 2 };
    const every: { readonly [Kind in Deed['kind']]: Omit<Extract<Deed, { kind: Kind }>, 'kind'> } = {
      wins: {},
      waits: {},
      fells: { whom: enemy },
      strikesCastle: { damage: 1 },
      wounds: { whom: enemy, damage: 1, arc: 'side' },
      opensRow: { row: 0 },
      screensRow: { row: 0 },
      saves: { whom: own, by: enemy },
      shields: { whom: own, by: enemy, from: 9, to: 1 },
      shieldsCastle: { from: 9, to: 1 },
      forms: { whom: own, formation: 'A B C' },
      heals: { whom: own, amount: 1 },
      brings: { whom: own, to },
      moves: { whom: own, to },
      braces: { whom: own },
      loses: { whom: own },
      risks: { whom: own, by: enemy },
      exposes: { whom: own, by: enemy, damage: 9, more: 9, arc: 'side', isTurned: false },
      exposesCastle: { from: 1, to: 9 },
      unscreensRow: { row: 0 },
    };
    const turned = { whom: own, by: enemy, damage: 9, more: 9, arc: 'rear', isTurned: true } as const;
    const all = [...Object.entries(every), ['exposes', turned] as const];
    for (const [kind, rest] of all) {
      const deed = { kind, ...rest } as Deed;
      for (const teller of [ENGLISH, ITALIAN]) {
        expect(countWords(deedLine(teller, deed)), kind).toBeLessThanOrEqual(wordsOf(deed));
      }
    }
  });
});
