import { SIDES, type Side } from '../../kernel/sides';
import type { ColumnControl } from '../../store/view/houseRuleSelectors';
import { useSpeak } from '../common/hooks/storeHooks';
import type { IconName } from '../common/icons/iconNames';
import { useEnemyName } from '../common/words/useEnemyName';

/** One thing that house rules make of a column: a sign with a short text, and the words for it. */
export interface ColumnFact {
  readonly key: string;
  readonly side: Side;
  readonly icon: IconName;
  readonly short: string;
  readonly words: string;
}

/** Who dominates a column and who owns it, or is about to. */
export function useColumnFacts(): (control: ColumnControl, viewer: Side) => ColumnFact[] {
  const speak = useSpeak();
  const player = useEnemyName();
  return ({ holder, harder, turns, owner, needed }, viewer) => {
    const whose = (side: Side) => (side === viewer ? 'yours' : 'enemys');
    const facts: ColumnFact[] = [];
    if (holder !== null) {
      const holds = speak(`column.holds.${whose(holder)}`, { player });
      const words = harder === 0 ? holds : `${holds}, ${speak('column.harder', { percent: harder })}`;
      facts.push({
        key: 'holder',
        side: holder,
        icon: 'queen-crown',
        short: harder === 0 ? '' : `+${harder} %`,
        words,
      });
    }
    for (const side of SIDES.filter((of) => turns[of] > 0)) {
      const word = side === owner ? (`column.owns.${whose(side)}` as const) : (`column.turns.${whose(side)}` as const);
      const short = side === owner ? '' : `${turns[side]}/${needed}`;
      const words = speak(word, { player, turns: turns[side], needed });
      facts.push({ key: side, side, icon: 'knight-banner', short, words });
    }
    return facts;
  };
}
