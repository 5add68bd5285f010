import type { Aim } from '../../battle/abilities/vocabulary';
import type { AngleReason, BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import type { Arc } from '../../core/flanking/arcs';
import type { ForecastOrder } from '../../store/view/battleSelectors';

type Blow = Extract<BattleEvent, { type: 'struck' | 'castleStruck' | 'cellStruck' }>;

/** What a blow will do, read out of the events that it would bring. */
export interface Outcome {
  readonly order: Order;
  readonly attacker: UnitId;
  readonly aim: Aim;
  /** Null when the castle or a wall is the target. */
  readonly target: UnitId | null;
  /** The cell of the wall that is the target. */
  readonly at: Position | null;
  readonly damage: number;
  /** Health left to the target, never below 0. */
  readonly left: number;
  readonly fells: boolean;
  /** Where a blow at a card comes from in the end, and why. */
  readonly angle: { readonly arc: Arc; readonly reason: AngleReason } | null;
  readonly arithmetic: Blow['arithmetic'];
  /** The amount before it was rounded down, if it was. */
  readonly exact: number | null;
  /** All that would happen. */
  readonly events: readonly BattleEvent[];
  /** What happens besides: a counter-blow, a push, splinters. */
  readonly consequences: readonly BattleEvent[];
}

const AIMS: Readonly<Record<Blow['type'], Aim>> = { struck: 'card', castleStruck: 'castle', cellStruck: 'cell' };

export function outcomeOf({ order, forecast }: ForecastOrder): Outcome | null {
  if (!forecast.ok) return null;
  const events = forecast.value;
  const blow = events.find((event): event is Blow => Object.hasOwn(AIMS, event.type));
  if (blow === undefined) return null;
  const target = blow.type === 'struck' ? blow.target : null;
  const left = leftAfter(blow, events);
  const rounding = blow.arithmetic.find((entry) => entry.kind === 'roundDown');
  const isVerdict = (event: BattleEvent): boolean =>
    event === blow || endsByCastle(event) || (event.type === 'fell' && event.unit === target);
  return {
    order,
    attacker: blow.unit,
    aim: AIMS[blow.type],
    target,
    at: blow.type === 'cellStruck' ? blow.at : null,
    damage: blow.damage,
    left,
    fells: left === 0,
    angle: blow.type === 'struck' ? { arc: blow.angle, reason: blow.angleReason } : null,
    arithmetic: blow.arithmetic.filter((entry) => entry !== rounding),
    exact: rounding?.value ?? null,
    events,
    consequences: events.filter((event) => !isVerdict(event)),
  };
}

/** A castle's fall is in the verdict; a win by a goal is told apart. */
function endsByCastle(event: BattleEvent): boolean {
  return event.type === 'battleEnded' && event.ending !== 'goal';
}

/** By the blow alone: what comes after it is told apart. */
function leftAfter(blow: Blow, events: readonly BattleEvent[]): number {
  if (blow.type !== 'struck') return Math.max(0, blow.health);
  const wound = events.find((event) => event.type === 'wounded' && event.unit === blow.target);
  return wound?.type === 'wounded' ? wound.health : 0;
}

/** What going or being put somewhere costs whoever goes: blows on leaving, fire on entering. */
export interface Toll {
  readonly damage: number;
  readonly falls: boolean;
}

/** A deployment, a move, a stratagem, or a blow whose answer is a cell: what it would bring. */
export interface Prospect {
  readonly order: Order;
  /** All that would happen. */
  readonly events: readonly BattleEvent[];
  /** What would happen besides the order itself. */
  readonly consequences: readonly BattleEvent[];
  /** Null where going there costs nothing. */
  readonly toll: Toll | null;
}

const DOINGS: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'deployed',
  'moved',
  'struck',
  'played',
]);

export function prospectOf({ order, forecast }: ForecastOrder): Prospect | null {
  if (!forecast.ok) return null;
  const events = forecast.value;
  const doing = events.find(({ type }) => DOINGS.has(type));
  return { order, events, consequences: events.filter((event) => event !== doing), toll: tollOf(order, events) };
}

function tollOf(order: Order, events: readonly BattleEvent[]): Toll | null {
  const who = order.type === 'move' ? order.unit : deployedIn(events);
  const damage = events.reduce((sum, event) => sum + damageTo(event, who), 0);
  return damage === 0 ? null : { damage, falls: events.some((event) => event.type === 'fell' && event.unit === who) };
}

function deployedIn(events: readonly BattleEvent[]): UnitId | undefined {
  const deployed = events.find((event) => event.type === 'deployed');
  return deployed?.type === 'deployed' ? deployed.unit.id : undefined;
}

function damageTo(event: BattleEvent, who: UnitId | undefined): number {
  if (event.type === 'countered') return event.target === who ? event.damage : 0;
  return (event.type === 'burned' || event.type === 'hurt') && event.unit === who ? event.damage : 0;
}
