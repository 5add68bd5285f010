import type { Position } from '../../../core/geometry/position';
import type { Side } from '../../../kernel/sides';
import type { Outcome } from '../../../skirmish/model/odds';
import type { HeardEvent } from '../../../skirmish/view/observeEvents';
import type { Told } from '../../../store/field/hearing';
import { tellModifier } from '../../../words/field/tellAttack';
import { type SidedNarrator, tellSided, whoIs } from './tellSided';

/** One line of the log. */
export interface LogEntry {
  /** Its place among the told events. */
  readonly index: number;
  readonly key: string;
  readonly opensTurn: boolean;
  readonly sentence: string;
  /** The dice of an attack, and everything that was added to them in words. */
  readonly roll: { readonly faces: readonly number[]; readonly outcome: Outcome } | null;
  readonly arithmetic: string;
  /** Whether it is part of a way that may go on. */
  readonly walker: string | null;
  readonly cells: readonly Position[];
}

type Attacked = Extract<HeardEvent, { readonly type: 'attacked' }>;

/** What of the story so far later sentences need. */
interface Story {
  round: number;
  /** Who struck last, and has stood there since. */
  striker: string | null;
  readonly fallen: Set<string>;
  readonly formations: Map<number, { readonly formation: string; readonly side: Side }>;
}

function follow(story: Story, event: HeardEvent): void {
  if (event.type === 'roundStarted') story.round = event.round;
  if (event.type === 'formationEstablished') story.formations.set(event.formation.id, event.formation);
  if (event.type === 'fell') story.fallen.add(event.unit);
  if (event.type === 'attacked') story.striker = event.attacker;
  if (event.type === 'moved' || event.type === 'turnStarted') story.striker = null;
}

/** Whoever strikes turns to whom it strikes, and who has fallen is seen no more. */
function goesWithoutSaying({ striker, fallen }: Story, event: HeardEvent): boolean {
  if (event.type === 'faced') return event.unit === striker;
  return event.type === 'lostSight' && fallen.has(event.unit);
}

/** The battle in sentences, oldest first, none before an event; of a way of several cells only its end. */
export function logEntries(narrator: SidedNarrator, told: readonly Told[], oldest: number): LogEntry[] {
  const entries: LogEntry[] = [];
  const story: Story = { round: 1, striker: null, fallen: new Set(), formations: new Map() };
  const teller = { ...narrator, formations: story.formations };
  for (const [index, { heard, cells }] of told.entries()) {
    if (heard === null) continue;
    follow(story, heard);
    const entry = index < oldest || goesWithoutSaying(story, heard) ? null : entryOf(teller, heard, story.round);
    if (entry === null) continue;
    if (entry.walker !== null && entries.at(-1)?.walker === entry.walker) entries.pop();
    entries.push({ ...entry, index, key: `${index} ${entry.sentence}`, cells });
  }
  return entries;
}

type Line = Omit<LogEntry, 'index' | 'key' | 'cells'>;
const BARE = { opensTurn: false, roll: null, arithmetic: '', walker: null } as const;

function entryOf(narrator: SidedNarrator, event: HeardEvent, round: number): Line | null {
  if (event.type === 'turnStarted') {
    return {
      ...BARE,
      opensTurn: true,
      sentence: narrator.speak('stage.heading', { round, who: whoIs(narrator, event.side) }),
    };
  }
  if (event.type === 'attacked') return attackEntry(narrator, event);
  const sentence = tellSided(narrator, event);
  if (sentence === null) return null;
  return { ...BARE, sentence, walker: event.type === 'moved' ? event.unit : null };
}

/** The sentence first; its dice and what was added to them on a line of their own. */
function attackEntry(narrator: SidedNarrator, event: Attacked): Line {
  const { roll, dice, outcome, modifiers } = event;
  const sentence = tellSided(narrator, { ...event, modifiers: [], roll: { ...roll, total: null } }) ?? '';
  const parts = modifiers.map((modifier) => tellModifier(narrator, modifier).trim());
  const sum = roll.attack.reduce((all, face) => all + face, 0);
  if (dice !== null && roll.total !== null && roll.needed !== null) {
    const { total, needed } = roll;
    const bonus = narrator.attackKind === 'average' ? 'none' : 'some';
    parts.unshift(narrator.speak('stage.roll', { dice, sum, bonus, added: total - sum, total, needed }));
  }
  return {
    ...BARE,
    sentence,
    roll: roll.attack.length === 0 ? null : { faces: roll.attack, outcome },
    arithmetic: parts.join(' '),
  };
}
