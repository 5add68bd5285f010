import type { Observation } from '../../battle/view/observe';
import { SIDES } from '../../kernel/sides';
import { selectFullCastles } from '../../store/view/tableSelectors';
import { undoneSentences } from '../battle/guard';
import { hintOn } from '../battle/hint';
import type { EndTurn } from '../battle/useEndTurn';
import type { Input } from '../battle/useInput';
import { cellName } from '../board/cellName';
import { useCellFacts } from '../board/useCellFacts';
import { useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { useNames } from '../common/words/useNarrator';
import { useWhy } from '../common/words/useWhy';
import { whyLines } from '../common/words/whyWords';
import { useLog } from '../rail/useLog';
import type { CommandTable } from './run';

/** What commands act on. */
export interface CommandHandles {
  readonly seen: Observation;
  readonly input: Input;
  readonly ending: EndTurn;
}

/** How far back `log` reads. */
const READ_ENTRIES = 8;

/** The table as commands see it: cells, castles and the log in words, and what is pressed for them. */
export function useCommandTable({ seen, input, ending }: CommandHandles): CommandTable {
  const store = useAppStore();
  const speak = useSpeak();
  const names = useNames();
  const full = useAppSelector(selectFullCastles);
  const factsOf = useCellFacts(seen, input);
  const entries = useLog(READ_ENTRIES);
  const why = useWhy();
  return {
    store,
    speak,
    take: input.take,
    endTurn: () => {
      const undone = ending.press();
      return undone === null ? null : undoneSentences(undone, seen, speak, names.card);
    },
    describe: (at) => {
      const facts = factsOf(at);
      return facts === null ? '' : cellName(speak, facts);
    },
    castles: () =>
      SIDES.map((side) =>
        speak('castle.name', {
          castle: speak(side === seen.side ? 'castle.yours' : 'castle.enemys'),
          health: Math.max(0, seen.castles[side]),
          full: full[side],
          rows: '',
          strike: '',
        }),
      ),
    hint: () => hintOn(store),
    why: () => (why === null ? [speak('why.nothing')] : whyLines(why)),
    log: () => (entries.length === 0 ? [speak('log.empty')] : entries.toReversed().map(({ sentence }) => sentence)),
  };
}
