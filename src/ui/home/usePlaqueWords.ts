import { OPPONENT } from '../../kernel/sides';
import { type BattleSummary, peopleIn } from '../../store/home/battleSummary';
import type { HomeMemory } from '../../store/home/homeMemory';
import type { Speak } from '../../words/speak';
import { useSpeak } from '../common/hooks/storeHooks';
import { calledName } from '../common/words/playerNames';
import type { Plaque, PlaqueName } from './plaque';
import { useLoading } from './useHome';

interface PlaqueWords {
  readonly title: string;
  readonly note: string;
}

/** The plaque's title, and what it says below. A battle that another tab plays is followed, not continued. */
export function usePlaqueWords({ name, title }: Plaque, { battle }: HomeMemory): PlaqueWords {
  const speak = useSpeak();
  const { isPlayedHere } = useLoading();
  const note = NOTES[name](speak, battle);
  return name === 'battle' && !isPlayedHere
    ? { title: speak('home.follow'), note: speak('home.elsewhere', { battle: note }) }
    : { title: speak(title), note };
}

const NOTES: Readonly<Record<PlaqueName, (speak: Speak, battle: BattleSummary | null) => string>> = {
  battle: runningNote,
  fieldBattle: () => '',
  firstLesson: (speak) => speak('home.first.lesson'),
  again: lastNote,
};

/** "Round 6 against The Captain: your castle 104, theirs 66"; where not one person alone plays, by the sides. */
function runningNote(speak: Speak, battle: BattleSummary | null): string {
  if (battle === null) return '';
  const { castles, viewer, round, scenario } = battle;
  const [yours, theirs] = [castles[viewer].health, castles[OPPONENT[viewer]].health];
  const enemy = enemyOf(speak, battle);
  const [left, right] = [castles.left.health, castles.right.health];
  const said =
    enemy === null
      ? speak(round === 0 ? 'home.hands.sides' : 'home.round.sides', { round, left, right })
      : speak(round === 0 ? 'home.hands.enemy' : 'home.round.enemy', { round, enemy, yours, theirs });
  return scenario === null ? said : `${scenario}. ${said}`;
}

/** What was played last, and how it ended. */
function lastNote(speak: Speak, battle: BattleSummary | null): string {
  if (battle === null || battle.winner === null) return '';
  const { winner, viewer, round } = battle;
  const enemy = enemyOf(speak, battle);
  if (enemy === null) return speak('home.last.sides', { result: winner, round });
  const result = winner === 'draw' ? 'draw' : winner === viewer ? 'won' : 'lost';
  return speak('home.last.enemy', { result, enemy, round });
}

/** The opponent by name; null where two people fight, or nobody. */
function enemyOf(speak: Speak, battle: BattleSummary): string | null {
  return peopleIn(battle) === 1 ? calledName(speak, battle.seats[OPPONENT[battle.viewer]]) : null;
}
