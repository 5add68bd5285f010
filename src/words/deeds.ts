import type { Deed, Gain, Price, Who } from '../battle/deeds/deed';
import { listed } from './lists';
import { type Names, zoneName } from './names';
import type { Speak, Values } from './speak';

/** How deeds are told: by what names, and whether whoever reads is the side that does them. */
export interface DeedTeller {
  readonly speak: Speak;
  readonly names: Pick<Names, 'card' | 'formation'>;
  readonly whose: 'yours' | 'its';
}

export interface Deeds {
  readonly gains: readonly Gain[];
  readonly prices: readonly Price[];
}

/** A sentence that is longer isn't read. */
const MOST_WORDS = 30;
const MOST = { gains: 3, prices: 1 } as const;

/**
 * "Fells Gate Warden and opens row 2; Slag Knight can then strike Lancer from the rear: −31 next turn." As many deeds as fit,
 * in their order; null where there are none.
 */
export function deedSentence(teller: DeedTeller, deeds: Deeds): string | null {
  const told = toldDeeds(teller, deeds);
  return told.gains.length === 0 ? null : sentenceOf(teller, told);
}

/** Those that the sentence has room for: the gains first, and at least the first of them. */
export function toldDeeds(teller: DeedTeller, { gains, prices }: Deeds): Deeds {
  let told: Deeds = { gains: gains.slice(0, 1), prices: [] };
  for (const gain of gains.slice(1, MOST.gains)) {
    const longer = { ...told, gains: [...told.gains, gain] };
    if (countWords(sentenceOf(teller, longer)) <= MOST_WORDS) told = longer;
  }
  for (const price of prices.slice(0, MOST.prices)) {
    const longer = { ...told, prices: [...told.prices, price] };
    if (countWords(sentenceOf(teller, longer)) <= MOST_WORDS) told = longer;
  }
  return told;
}

/** One deed as a sentence of its own. */
export function deedLine(teller: DeedTeller, deed: Deed): string {
  return capital(`${phraseOf(teller, deed)}.`);
}

function sentenceOf(teller: DeedTeller, { gains, prices }: Deeds): string {
  const { speak } = teller;
  const joined = (deeds: readonly Deed[]): string =>
    listed(
      speak,
      deeds.map((deed) => phraseOf(teller, deed)),
      'and',
    );
  return capital(prices.length === 0 ? `${joined(gains)}.` : `${joined(gains)}; ${joined(prices)}.`);
}

function phraseOf(teller: DeedTeller, deed: Deed): string {
  return teller.speak(`deed.${deed.kind}`, valuesOf(teller, deed));
}

/** All that any deed's words may ask for: rows as people count them, cards by name, cells by their zone. */
function valuesOf(teller: DeedTeller, deed: Deed): Values {
  const values: Record<string, string | number> = { whose: teller.whose };
  for (const [name, value] of Object.entries(deed) as [string, unknown][]) {
    // Whoever comes in is told by where it comes to.
    if (name === 'whom' && deed.kind === 'brings') values[name] = teller.names.card((value as Who).card);
    else if (name === 'whom' || name === 'by') values[name] = whoIs(teller, value as Who);
    else if (name === 'row') values[name] = (value as number) + 1;
    else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  }
  if ('arc' in deed) values.arc = deed.arc ?? 'front';
  if ('formation' in deed) values.formation = teller.names.formation(deed.formation);
  if (deed.kind === 'brings' || deed.kind === 'moves') Object.assign(values, placeWords(teller.speak, deed.to));
  return values;
}

function whoIs({ speak, names }: DeedTeller, { card, at }: Who): string {
  const name = names.card(card);
  return at === null ? name : speak('deed.who', { card: name, ...placeWords(speak, at) });
}

function placeWords(speak: Speak, { row, col }: { readonly row: number; readonly col: number }): Values {
  return { row: row + 1, zone: zoneName(speak, col) };
}

function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}
