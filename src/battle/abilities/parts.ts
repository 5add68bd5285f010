import type { Modifier } from '../../core/arithmetic/modifiers';
import type { Arc } from '../../core/flanking/arcs';
import type { Body } from '../model/body';
import type { Stratagem, StratagemPart } from '../model/stratagem';
import { type Reached, reachedBy } from './audience';
import type { Surroundings } from './circumstances';
import { type Test, testOf } from './conditions';
import {
  type Ability,
  type AbilityUse,
  type Aim,
  type Audience,
  type EffectArguments,
  type EffectName,
  effectNumber,
  ON_PLAY,
  type PartTrigger,
} from './vocabulary';

/** What an effect is told, with the card's own number in place of "value". */
export type Settled<Told> = Told extends 'value'
  ? never
  : Told extends object
    ? { readonly [Key in keyof Told]: Settled<Told[Key]> }
    : Told;

/** One part of an ability as a certain card has it. */
export type Part<Name extends EffectName = EffectName> = {
  readonly [Own in Name]: {
    readonly ability: string;
    /** How the arithmetic names it. */
    readonly source: string;
    readonly trigger: PartTrigger;
    readonly order: number;
    /** Null when it always holds. */
    readonly test: Test | null;
    readonly effect: Own;
    readonly effectNumber: number;
    readonly with: Settled<EffectArguments[Own]>;
    /** Null when it is for its bearer alone. */
    readonly reached: Reached | null;
    /** Of an effect with a number: how it enters the arithmetic of a blow, made once. `with` has another shape for every effect. */
    readonly modifier: Modifier;
  };
}[Name];

/** Whether a part's condition holds for its bearer; most parts have none. */
export function holds(
  { test }: Part,
  board: Surroundings,
  bearer: Body,
  other: Body | null,
  aim: Aim | null,
  angle: Arc | null,
  counter: boolean,
): boolean {
  return test === null || test({ board, bearer, other, aim, angle, counter });
}

/** The card's own number wins over the ability's. */
export function partsOf(ability: Ability, use: AbilityUse): Part[] {
  const value = use.value ?? ability.value ?? 0;
  return ability.parts.map((part) => partOf(ability.id, part, value));
}

/** R12.3: the voice is nobody, so what is for no named audience is for the other. */
export function partsOfStratagem({ id, parts }: Stratagem): Part[] {
  return parts.map((part) => {
    const compiled = partOf(id, { ...part, trigger: ON_PLAY }, 0);
    return { ...compiled, reached: compiled.reached ?? THE_OTHER };
  });
}

const THE_OTHER = reachedBy({ who: 'other' });

export function abilitySource(id: string): string {
  return `ability:${id}`;
}

/** A part with the moment that it answers. */
type TimedPart = StratagemPart & { readonly trigger: PartTrigger; readonly order?: number };

function partOf(ability: string, { trigger, order = 0, condition, effect }: TimedPart, value: number): Part {
  const [name, told] = Object.entries(effect)[0] ?? [];
  if (name === undefined) throw new Error(`a part of the ability ${ability} has no effect`);
  const source = abilitySource(ability);
  const given = settled(told, value);
  return {
    ability,
    source,
    trigger,
    order,
    test: testOf(condition),
    effect: name,
    effectNumber: effectNumber(name as EffectName),
    with: given,
    reached: audienceIn(given),
    modifier: { source, value: numberIn(given) },
  } as Part;
}

function audienceIn(given: unknown): Reached | null {
  const { to } = Object(given) as { readonly to?: Audience };
  return to === undefined ? null : reachedBy(to);
}

function numberIn(given: unknown): number {
  if (typeof given === 'number') return given;
  const { amount } = Object(given) as { readonly amount?: unknown };
  return typeof amount === 'number' ? amount : 0;
}

function settled(told: unknown, value: number): unknown {
  if (told === 'value') return value;
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([key, member]) => [key, settled(member, value)]));
}
