import { isRunning } from '../../store/home/battleSummary';
import type { HomeMemory } from '../../store/home/homeMemory';
import type { WordId } from '../../words/en';
import { lessonPath, PATHS } from '../routes/address';

/** What the golden plaque can lead to. */
export type PlaqueName = 'battle' | 'fieldBattle' | 'firstLesson' | 'again';

export interface Plaque {
  readonly name: PlaqueName;
  readonly title: WordId;
  readonly path: string;
}

/** A link begins it: the weakest opponent, all else by lot. */
export const QUICK_BATTLE = '/play?opponent=recruit';

interface PlaqueRow extends Plaque {
  readonly isWanted: (memory: HomeMemory) => boolean;
}

/** The first row that fits is the plaque. */
const ROWS: readonly PlaqueRow[] = [
  {
    name: 'battle',
    title: 'home.continue',
    path: PATHS.battle,
    isWanted: ({ battle }) => isRunning(battle),
  },
  {
    name: 'fieldBattle',
    title: 'home.continueField',
    path: PATHS.fieldBattle,
    isWanted: ({ isFieldRunning }) => isFieldRunning,
  },
  {
    name: 'firstLesson',
    title: 'home.first',
    path: lessonPath(1),
    isWanted: isFirstVisit,
  },
];

const AGAIN: Plaque = { name: 'again', title: 'home.play', path: PATHS.play };

export function plaqueOf(memory: HomeMemory): Plaque {
  return ROWS.find(({ isWanted }) => isWanted(memory)) ?? AGAIN;
}

/** Whether nothing was ever begun in this browser. */
export function isFirstVisit({ battle, isFieldRunning, progress }: HomeMemory): boolean {
  return battle === null && !isFieldRunning && Object.values(progress).every(({ done }) => done === 0);
}
