import type { Reasoned } from '../../../store/seats/planning';
import type { Speak } from '../../../words/speak';
import { styleOf, wholeName } from './playerNames';
import { type CardNames, chanceSentence, type Weighed, weighed } from './reasonWords';

/** Why an opponent did what it did. */
export interface Why {
  /** "Captain, flanker: comes from the flank and from the rear." */
  readonly who: string;
  /** How its chance changed; for a player that weighs nothing, how it decides instead. */
  readonly gist: string;
  readonly for: readonly Weighed[];
  readonly against: readonly Weighed[];
  /** How much it looked at; empty where nothing is known of that. */
  readonly looked: string;
}

export function whyOf(speak: Speak, names: CardNames, { player, analysis }: Reasoned): Why {
  const who = speak('why.who', { player: wholeName(speak, player), style: styleOf(speak, player) });
  if (analysis === null) return { who, gist: speak(unweighed(player)), for: [], against: [], looked: '' };
  const looked = speak('why.nodes', { nodes: analysis.nodes });
  return { who, gist: chanceSentence(speak, analysis), ...weighed(speak, names, analysis), looked };
}

function unweighed(player: Reasoned['player']): 'why.greedy' | 'why.random' | 'why.silent' {
  return player === 'greedy' || player === 'random' ? `why.${player}` : 'why.silent';
}

/** The same, sentence by sentence. */
export function whyLines(speak: Speak, names: CardNames, reasoned: Reasoned): string[] {
  const why = whyOf(speak, names, reasoned);
  const reasons = [...why.for, ...why.against].map(({ sentence }) => sentence);
  return [why.who, why.gist, ...reasons, why.looked].filter((line) => line !== '');
}
