import { type BattleEngine, type BattleStep, createBattleEngine } from '../../battle/BattleEngine';
import type { BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import { isStratagem } from '../../battle/model/unitProfile';
import type { Entry } from '../../core/arithmetic/entry';
import { lookUp } from '../../kernel/dispatch';
import { withoutAbility } from '../contestants/mechanics';
import { countOne } from '../series/counts';
import type { AbilityUses, Blows, Tally } from './tally';

/** How the arithmetic names an ability: `ability:mend`. */
const ABILITY = 'ability:';

export type CountUse = (tally: Tally, before: BattleState, order: Order, step: BattleStep) => void;

/** Counts what was ordered, what happened and which abilities had a part in it. */
export function createUseCounter(engine: BattleEngine): CountUse {
  const isNeeded = needBy(engine);
  return (tally, before, order, { events }) => {
    const used = new Set(abilitiesBehind(engine, before, order).filter((id) => isNeeded(id, before, order)));
    countOne(tally.orders, order.type);
    for (const event of events) {
      const sources = sourcesOf(event);
      countEvent(tally, event, sources);
      // What a stratagem does is told under its own name, and it is no ability.
      if ('ability' in event && event.ability !== null && !isStratagem(engine.book, event.ability))
        used.add(event.ability);
      for (const source of sources) if (source.startsWith(ABILITY)) used.add(source.slice(ABILITY.length));
    }
    for (const id of used) usesOf(tally, id).used += 1;
  };
}

/** Whether an order was possible only because of an ability: a judge who knows nothing of it is asked. */
function needBy({ book }: BattleEngine): (ability: string, state: BattleState, order: Order) => boolean {
  const judges = new Map<string, BattleEngine>();
  return (ability, state, order) => {
    const judge = judges.get(ability) ?? createBattleEngine(withoutAbility(ability)(book));
    judges.set(ability, judge);
    return judge.whyIllegal(state, order) !== null;
  };
}

function countEvent(tally: Tally, event: BattleEvent, sources: ReadonlySet<string>): void {
  countOne(tally.events, event.type);
  if (event.type === 'deployed') for (const { id } of event.unit.abilities) usesOf(tally, id).fielded += 1;
  if (event.type === 'granted') usesOf(tally, event.grant.id).fielded += 1;
  if (event.type === 'fell') tally.kills += 1;
  if (event.type === 'castleStruck') countBlow(tally.castleBlows, sources);
  if (event.type !== 'struck') return;
  countOne(tally.angles, event.angle);
  countBlow(tally.cardBlows, sources);
}

function usesOf(tally: Tally, ability: string): AbilityUses {
  tally.abilities[ability] ??= { fielded: 0, used: 0 };
  return tally.abilities[ability];
}

/** The abilities of the card that an order is about; a stratagem has none. */
function abilitiesBehind({ book }: BattleEngine, { units }: BattleState, order: Order): string[] {
  if (order.type === 'play') return [];
  const card = 'card' in order ? lookUp(book.cards, order.card) : undefined;
  const unit = 'unit' in order ? units.find(({ id }) => id === order.unit) : undefined;
  return ((card ?? unit)?.abilities ?? []).map(({ id }) => id);
}

function countBlow(blows: Blows, sources: ReadonlySet<string>): void {
  blows.count += 1;
  for (const source of sources) countOne(blows.sources, source);
}

/** Every source in the arithmetic of a blow that changed something. */
function sourcesOf(event: BattleEvent): ReadonlySet<string> {
  const found = new Set<string>();
  if ('arithmetic' in event) collect(event.arithmetic, found);
  return found;
}

function collect(entries: readonly Entry[], found: Set<string>): void {
  for (const { source, kind, value, of = [] } of entries) {
    if (kind === 'percent' ? value !== 100 : value !== 0) found.add(source);
    collect(of, found);
  }
}
