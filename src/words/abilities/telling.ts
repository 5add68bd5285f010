import type { Target } from '../../battle/abilities/targets';
import type { AbilityUse, Condition, PartTrigger } from '../../battle/abilities/vocabulary';
import type { Arc } from '../../core/flanking/arcs';
import { listed } from '../lists';
import type { Speak } from '../speak';

/** What the words for one part of an ability depend on. */
export interface Telling {
  readonly speak: Speak;
  readonly terrainName: (id: string) => string;
  /** A keyword by its name and number, and what it does. */
  readonly keyword: (use: AbilityUse) => { readonly title: string; readonly text: string };
  readonly trigger: PartTrigger;
  readonly condition: Condition;
  /** What a stratagem is aimed at; null in the text of an ability. */
  readonly target: Target | null;
}

/** How the card is called that a trigger concerns beside the one with the ability. */
type Other = 'target' | 'attacker' | 'enemy' | 'aim' | 'nobody';

const OTHERS: Readonly<Record<PartTrigger, Other>> = {
  legality: 'nobody',
  passive: 'nobody',
  beforeDamage: 'target',
  beforeDamaged: 'attacker',
  onDeploy: 'nobody',
  startTurn: 'nobody',
  endTurn: 'nobody',
  afterAttack: 'target',
  afterAttacked: 'attacker',
  onEnemyLeaveRing: 'enemy',
  onFall: 'nobody',
  onPlay: 'aim',
};

export function otherOf({ trigger }: Telling): Other {
  return OTHERS[trigger];
}

export function otherName(telling: Telling): string {
  return telling.speak(`ability.other.${otherOf(telling)}`);
}

/** With the article where a language wants one before a number. */
export function percentText({ speak }: Telling, value: number): string {
  return speak('percent', { value });
}

export function fromText({ speak }: Telling, arcs: readonly Arc[]): string {
  return listed(
    speak,
    arcs.map((arc) => speak('ability.from', { arc })),
    'or',
  );
}

/** A number and its direction: "10 more", "5 less". */
export function changeOf(amount: number): { readonly change: 'more' | 'less'; readonly size: number } {
  return { change: amount < 0 ? 'less' : 'more', size: Math.abs(amount) };
}
