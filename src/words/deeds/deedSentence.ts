import { type Deed, type Gain, isPrice, type Price } from '../../battle/deeds/deed';
import { capital } from '../capital';
import type { Speak } from '../speak';
import { type DeedTeller, phrasesOf } from './deedPhrases';
import { countWords, hasRoom, MOST_WORDS } from './sentenceRoom';

export interface Deeds {
  /** Those that are told before the rest. */
  readonly first: readonly Deed[];
  readonly gains: readonly Gain[];
  readonly prices: readonly Price[];
}

const MOST = { gains: 3, prices: 1 } as const;

/**
 * "Fells Gate Warden and opens row 2; Lancer ends facing away from Slag Knight: −31 next turn." As many deeds as fit; null where
 * there are none.
 */
export function deedSentence(teller: DeedTeller, deeds: Deeds): string | null {
  let told = toldDeeds(deeds);
  if (told.length === 0) return null;
  // Names may be longer than there is room reckoned for.
  while (told.length > 1 && countWords(sentenceOf(teller, told)) > MOST_WORDS) told = told.slice(0, -1);
  return sentenceOf(teller, told);
}

/** Those that a sentence has room for, the same ones in every language: what is done above all, what it costs, what else is done. */
export function toldDeeds({ first, gains, prices }: Deeds): Deed[] {
  const inOrder = new Set<Deed>([...first, ...gains.slice(0, 2), ...prices.slice(0, 1), ...gains]);
  const told: Deed[] = [];
  for (const deed of inOrder) {
    const most = isPrice(deed) ? MOST.prices : MOST.gains;
    const alike = told.filter((other) => isPrice(other) === isPrice(deed));
    if (alike.length < most && hasRoom([...told, deed])) told.push(deed);
  }
  return told;
}

/** One deed as a sentence of its own. */
export function deedLine(teller: DeedTeller, deed: Deed): string {
  return capital(`${joined(teller.speak, phrasesOf(teller, [deed]))}.`);
}

function sentenceOf(teller: DeedTeller, told: readonly Deed[]): string {
  const [gains, prices] = [told.filter((deed) => !isPrice(deed)), told.filter(isPrice)];
  const parts = [gains, prices].filter((deeds) => deeds.length > 0);
  return capital(`${parts.map((deeds) => joined(teller.speak, phrasesOf(teller, deeds))).join('; ')}.`);
}

/** "a and b"; a comma stands before the last "and" where a part has an "and" of its own. */
function joined(speak: Speak, phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  if (phrases.length < 2) return last;
  const and = speak('deed.and', { rest: '', last: '', comma: 'no' });
  const comma = phrases.some((phrase) => phrase.includes(and)) ? 'yes' : 'no';
  return speak('deed.and', { rest: phrases.slice(0, -1).join(', '), last, comma });
}
