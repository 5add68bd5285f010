import type { TerrainId } from '../../../src/battle/model/book';
import type { CardId } from '../../../src/battle/model/card';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import type { Moment } from '../invariants/moment';
import type { Switch } from './switches';
import type { Trial } from './trial';

/** What a number of battles has seen: a property over games that never meet a rule shows nothing about it. */
export class Tally {
  readonly orders = new Set<Order['type']>();
  readonly events = new Set<BattleEvent['type']>();
  readonly endings = new Set<BattleState['ending']>();
  readonly deployed = new Set<CardId>();
  /** Abilities that an event has named. */
  readonly abilities = new Set<string>();
  readonly battlefields = new Set<string>();
  readonly terrain = new Set<TerrainId>();
  readonly switches = new Set<Switch>();

  watch({ order, events }: Moment): void {
    this.orders.add(order.type);
    for (const event of events) {
      this.events.add(event.type);
      if (event.type === 'deployed') this.deployed.add(event.unit.card);
      if ('ability' in event && event.ability !== null) this.abilities.add(event.ability);
    }
  }

  close(trial: Trial, end: BattleState): void {
    this.endings.add(end.ending);
    this.battlefields.add(trial.battlefield);
    for (const id of end.ground) this.terrain.add(id);
    for (const name of trial.switches) this.switches.add(name);
  }
}
