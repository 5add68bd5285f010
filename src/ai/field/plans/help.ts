import { isInRing, isOrthogonalNeighbour } from '../../../core/geometry/grid';
import { abilityOf, hasAbility, profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import type { Scene } from '../scene/scene';
import type { UnitPlan } from './plan';
import { strikesOf } from './strikes';
import type { Way } from './ways';
import { healGain, placeWeight } from './worth';

/** Healing and rousing allies, from every cell beside them. */
export function helpOf(scene: Scene, unit: StandingUnit, ways: readonly Way[], here: number): UnitPlan[] {
  return [...healsOf(scene, unit, ways, here), ...ralliesOf(scene, unit, ways, here)];
}

function healsOf(scene: Scene, unit: StandingUnit, ways: readonly Way[], here: number): UnitPlan[] {
  const { book, own } = scene;
  const heal = abilityOf(profileOf(book, unit.kind).kind, 'heal');
  if (heal === null || unit.attacks < 1) return [];
  const isNear = heal.reach === 'ring' ? isInRing : isOrthogonalNeighbour;
  const hurt = own.filter(({ id, kind, health }) => id !== unit.id && health < profileOf(book, kind).fullHealth);
  return hurt.flatMap((patient) => {
    const amount = Math.min(heal.amount, profileOf(book, patient.kind).fullHealth - patient.health);
    return ways
      .filter(({ at, actions }) => actions > 0 && isNear(at, patient.position))
      .map((way) =>
        helpPlan(scene, unit, way, here, {
          order: { type: 'heal', unit: unit.id, target: patient.id },
          deed: { kind: 'heal', target: patient.id, amount },
          gain: healGain(scene, patient, amount),
        }),
      );
  });
}

/** One more attack of the ally, from where it stands. */
function ralliesOf(scene: Scene, unit: StandingUnit, ways: readonly Way[], here: number): UnitPlan[] {
  const { book, own } = scene;
  if (!hasAbility(profileOf(book, unit.kind).kind, 'rally') || unit.wasRallied) return [];
  return own.flatMap((ally) => {
    const near = ways.filter(({ at, actions }) => actions > 0 && isOrthogonalNeighbour(at, ally.position));
    if (ally.id === unit.id || near.length === 0) return [];
    const gain = worthOfRousing(scene, ally);
    if (gain <= 0) return [];
    return near.map((way) =>
      helpPlan(scene, unit, way, here, {
        order: { type: 'rally', unit: unit.id, target: ally.id },
        deed: { kind: 'rally', target: ally.id },
        gain,
      }),
    );
  });
}

/** Its best blow from its own cell; a second one, if it hasn't struck yet. */
function worthOfRousing(scene: Scene, ally: StandingUnit): number {
  const position = {
    total: 0,
    factors: {
      range: 0,
      cover: 0,
      highGround: 0,
      control: 0,
      exposed: 0,
      flanks: 0,
      chokepoint: 0,
      threat: 0,
      coordination: 0,
    },
  };
  const stay: Way = { at: ally.position, facing: ally.facing, order: null, actions: 1, losses: 0, position };
  const gains = strikesOf(scene, { ...ally, attacks: 1 }, [stay], 0).map(({ gain }) => gain);
  return Math.max(0, ...gains);
}

function helpPlan(
  scene: Scene,
  unit: StandingUnit,
  way: Way,
  here: number,
  { order, deed, gain }: { order: UnitPlan['orders'][number]; deed: UnitPlan['deed']; gain: number },
): UnitPlan {
  return {
    unit: unit.id,
    orders: way.order === null ? [order] : [way.order, order],
    isActing: true,
    deed,
    at: way.at,
    facing: way.facing,
    stance: unit.stance,
    position: way.position,
    gain,
    losses: way.losses,
    score: gain + placeWeight(scene) * (way.position.total - here) - way.losses,
  };
}
