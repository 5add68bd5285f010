import type { Settled } from '../../battle/abilities/parts';
import { ANY_TERRAIN, type EffectArguments } from '../../battle/abilities/vocabulary';
import { listed } from '../lists';
import { otherOf, type Telling } from './telling';

type Change = Settled<EffectArguments['setTerrain']>;

/** "its cell changes for good: Open ground or Difficult ground to Light cover, Light cover to Good cover". */
export function terrainChangeText(telling: Telling, { at, change, health }: Change): string {
  const { speak, terrainName } = telling;
  const values = {
    place: placeText(telling, at),
    lasts: health === undefined ? 'yes' : 'no',
    wall: health === undefined ? '' : speak('ability.wall', { health }),
  };
  const { [ANY_TERRAIN]: rest, ...named } = change;
  if (rest !== undefined && Object.keys(named).length === 0) {
    return speak('ability.do.setTerrain', { ...values, terrain: terrainName(rest) });
  }
  const changes = [
    ...[...new Set(Object.values(named))].map((to) => changeInto(telling, named, to)),
    ...(rest === undefined ? [] : [speak('ability.change.any', { to: terrainName(rest) })]),
  ];
  return speak('ability.do.setTerrains', { ...values, changes: changes.join(', ') });
}

function placeText(telling: Telling, at: Change['at']): string {
  const { speak, target } = telling;
  if (target === null) return speak('ability.place', { at, other: otherOf(telling) });
  return speak('stratagem.place', { at, of: target.of });
}

/** All that becomes one terrain is told together. */
function changeInto({ speak, terrainName }: Telling, change: Change['change'], to: string): string {
  const from = Object.keys(change).filter((id) => change[id] === to);
  return speak('ability.change', { from: listed(speak, from.map(terrainName), 'or'), to: terrainName(to) });
}
