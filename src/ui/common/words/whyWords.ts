import type { WhyTold } from '../../../store/advice/whySelectors';
import type { Reasoned } from '../../../store/seats/planning';
import type { DeedTeller } from '../../../words/deeds/deedPhrases';
import { deedLine, deedSentence } from '../../../words/deeds/deedSentence';
import type { Names } from '../../../words/names';
import type { Speak } from '../../../words/speak';
import { percentOf } from './chanceWords';
import { styleOf, wholeName } from './playerNames';

/** Why an opponent did what it did. */
export interface Why {
  /** "Captain, flanker: comes from the flank and from the rear." */
  readonly who: string;
  /** What its turn did, in one sentence; of somebody who weighs nothing, how it decides instead. */
  readonly gist: string;
  /** How the bar moved in its turn; empty where that isn't known. */
  readonly chance: string;
  readonly did: readonly string[];
  readonly cost: readonly string[];
  /** How much it looked at; empty where nothing is known of that. */
  readonly looked: string;
}

/** To whom it is told: to a person, whose chance the bar shows, or to whoever looks on two of them. */
export type Audience = 'left' | 'right' | 'both';

export type DeedNames = Pick<Names, 'card' | 'formation'>;

export function whyOf(
  speak: Speak,
  names: DeedNames,
  { player, analysis }: Reasoned,
  told: WhyTold,
  to: Audience,
): Why {
  const teller: DeedTeller = { speak, names, whose: to === 'both' ? 'its' : 'foes' };
  const { deeds } = told;
  const lines = deeds ?? { gains: [], prices: [] };
  const sentence = deeds === null ? speak('why.looking') : (deedSentence(teller, deeds) ?? speak('why.quiet'));
  return {
    who: speak('why.who', { player: wholeName(speak, player), style: styleOf(speak, player) }),
    gist: [sentence, analysis === null ? speak(unweighed(player)) : ''].filter((text) => text !== '').join(' '),
    chance: chanceMoved(speak, told, to),
    did: lines.gains.map((deed) => deedLine(teller, deed)),
    cost: lines.prices.map((deed) => deedLine(teller, deed)),
    looked: analysis === null ? '' : speak('why.nodes', { nodes: analysis.nodes }),
  };
}

function unweighed(player: Reasoned['player']): 'why.greedy' | 'why.random' | 'why.silent' {
  return player === 'greedy' || player === 'random' ? `why.${player}` : 'why.silent';
}

/** The bar's own numbers, before the turn and after it. */
function chanceMoved(speak: Speak, { chances }: WhyTold, to: Audience): string {
  if (chances === null) return '';
  const shown = (left: number): number => (to === 'right' ? 100 - percentOf(left) : percentOf(left));
  const whose = to === 'both' ? 'left' : 'yours';
  return speak('why.chance', { whose, before: shown(chances.before), after: shown(chances.after) });
}

/** The same, sentence by sentence. */
export function whyLines({ who, gist, chance, looked }: Why): string[] {
  return [who, gist, chance, looked].filter((line) => line !== '');
}
