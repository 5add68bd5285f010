import type { Threat, ThreatBlow, Threats } from '../foresight/threats';
import { unitById } from '../model/board';
import { samePosition } from '../model/position';
import type { BattleState } from '../model/state';
import type { UnitId } from '../model/unit';
import type { Deed } from './deed';
import { type Story, whoIn } from './story';

/** Smaller changes of a blow aren't worth a word. */
const WORTH_TELLING = 5;

/** What the enemy's cards on the board could do if the turn had ended at once, and what they can do after it. */
export function threatDeeds(story: Story): Deed[] {
  const own = story.end.units.filter(({ side }) => side === story.seen.side);
  return [...own.flatMap(({ id }) => deedsAround(story, id)), ...castleDeeds(story.before, story.after)];
}

function deedsAround(story: Story, id: UnitId): Deed[] {
  const who = whoIn(story);
  const whom = who(id);
  const { start, end, turnBefore, turnAfter } = story;
  const isOld = unitById(start, id) !== undefined;
  const [old, now] = [blowsAt(story.before.units[id]), blowsAt(story.after.units[id])];
  const attackers = [...new Set([...old.keys(), ...now.keys()])].sort();
  return attackers.flatMap((attacker): Deed[] => {
    const by = who(attacker);
    const from = old.get(attacker)?.damage ?? 0;
    const blow = now.get(attacker);
    const to = blow?.damage ?? 0;
    const couldFell = isOld && from > 0 && from >= healthIn(turnBefore, id);
    const canFell = to > 0 && to >= healthIn(turnAfter, id);
    if (couldFell && !canFell) return [{ kind: 'saves', whom, by }];
    if (canFell && !couldFell) return [{ kind: 'risks', whom, by }];
    // Of a card that is gone it is told that it fell.
    const isThere = unitById(end, attacker) !== undefined;
    if (isOld && isThere && from - to >= WORTH_TELLING) return [{ kind: 'shields', whom, by, from, to }];
    if (to - from < WORTH_TELLING) return [];
    const { arc = null, isTurned = false } = blow === undefined ? {} : bearingOf(blow, end);
    return [{ kind: 'exposes', whom, by, damage: to, more: to - from, arc, isTurned }];
  });
}

function bearingOf({ by, from, angle }: ThreatBlow, end: BattleState) {
  const attacker = unitById(end, by);
  const stands = attacker !== undefined && samePosition(attacker, from);
  const isTurned = stands && angle !== null && angle.arc !== 'front' && angle.reason === 'facing';
  return { arc: angle?.arc ?? null, isTurned };
}

function healthIn(state: BattleState, id: UnitId): number {
  return unitById(state, id)?.health ?? 0;
}

function blowsAt(threat: Threat | undefined): ReadonlyMap<UnitId, ThreatBlow> {
  return new Map((threat?.blows ?? []).map((blow) => [blow.by, blow]));
}

function castleDeeds(before: Threats, after: Threats): Deed[] {
  const from = before.castle?.blows[0]?.damage ?? 0;
  const to = after.castle?.blows[0]?.damage ?? 0;
  if (from - to >= WORTH_TELLING) return [{ kind: 'shieldsCastle', from, to }];
  return to - from >= WORTH_TELLING ? [{ kind: 'exposesCastle', from, to }] : [];
}
