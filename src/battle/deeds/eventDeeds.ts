import type { Arc } from '../../core/flanking/arcs';
import { OPPONENT } from '../../kernel/sides';
import type { UnitId } from '../model/unit';
import type { Deed } from './deed';
import { type Story, whoIn } from './story';

/** What happens in a turn: who falls, who is struck, what the castle loses. */
export function eventDeeds(story: Story): Deed[] {
  const { events, seen, start, end } = story;
  const who = whoIn(story);
  const enemy = OPPONENT[seen.side];
  const deeds: Deed[] = [];
  const arcs = new Map<UnitId, Arc>();
  for (const event of events) {
    if (event.type === 'struck') arcs.set(event.target, event.angle);
    if (event.type !== 'fell') continue;
    deeds.push({ kind: event.side === enemy ? 'fells' : 'loses', whom: who(event.unit) });
  }
  const damage = start.castles[enemy] - Math.max(0, end.castles[enemy]);
  if (damage > 0) deeds.push({ kind: 'strikesCastle', damage });
  for (const { id, side, health } of start.units) {
    const now = end.units.find((unit) => unit.id === id);
    if (now === undefined) continue;
    const lost = health - now.health;
    const arc = arcs.get(id);
    if (side === enemy && lost > 0 && arc !== undefined)
      deeds.push({ kind: 'wounds', whom: who(id), damage: lost, arc });
    if (side === seen.side && lost < 0) deeds.push({ kind: 'heals', whom: who(id), amount: -lost });
  }
  return deeds;
}
