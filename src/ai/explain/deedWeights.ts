import type { BattleEngine } from '../../battle/BattleEngine';
import type { Deed } from '../../battle/deeds/deed';
import type { EngineState } from '../../battle/model/engineState';
import type { UnitId } from '../../battle/model/unit';
import { imagine, type Observation } from '../../battle/view/observe';
import { opponentOf, type Side } from '../../kernel/sides';
import { evaluate } from '../evaluation/evaluate';
import { type Feature, PLACE } from '../evaluation/features';
import { TUNED } from '../evaluation/weights';

/** How much a deed weighs in the evaluation, in logits: it says which deeds are told first, and is never told itself. */
export function weightOfDeed(engine: BattleEngine, seen: Observation): (deed: Deed) => number {
  const { book } = engine;
  const start = engine.compile(imagine(seen));
  const worth = (state: EngineState): number => evaluate(book, TUNED, state, seen.side);
  const now = worth(start);
  const withoutUnit = (id: UnitId): number =>
    Math.abs(now - worth({ ...start, units: start.units.filter((unit) => unit.id !== id) }));
  const share = (id: UnitId, damage: number): number => {
    const health = start.units.find((unit) => unit.id === id)?.health ?? damage;
    return (withoutUnit(id) * Math.min(damage, health)) / Math.max(1, health);
  };
  const castleLess = (side: Side, damage: number): number =>
    Math.abs(now - worth({ ...start, castles: { ...start.castles, [side]: start.castles[side] - damage } }));
  const enemy = opponentOf(seen.side);
  return (deed) => {
    switch (deed.kind) {
      case 'wins':
        return Number.POSITIVE_INFINITY;
      case 'fells':
      case 'loses':
        return withoutUnit(deed.whom.unit) + KIND.fells;
      case 'strikesCastle':
        return castleLess(enemy, deed.damage) + KIND.strikesCastle;
      case 'wounds':
        return share(deed.whom.unit, deed.damage) + (deed.arc === 'front' ? 0 : KIND.angle);
      case 'heals':
        return share(deed.whom.unit, deed.amount);
      case 'saves':
      case 'risks':
        return Math.max(KIND.falls, withoutUnit(deed.whom.unit) * MAY_BE);
      case 'shields':
        return share(deed.whom.unit, deed.from - deed.to) * MAY_BE;
      case 'exposes':
        return share(deed.whom.unit, deed.more) * MAY_BE;
      case 'shieldsCastle':
      case 'exposesCastle':
        return castleLess(seen.side, Math.abs(deed.from - deed.to)) * MAY_BE;
      default:
        return KIND[deed.kind];
    }
  };
}

/** What the enemy could do is not yet done. */
const MAY_BE = 0.5;

const of = (feature: Feature): number => Math.abs(TUNED[PLACE[feature]] ?? 0);

const KIND = {
  fells: 0.3,
  strikesCastle: 0.1,
  angle: 0.1,
  falls: 0.25,
  opensRow: of('screens') + of('siegeOpen'),
  screensRow: of('screens'),
  unscreensRow: of('screens'),
  forms: Math.max(of('formationAttack'), of('formationDefense')),
  waits: 0,
  brings: 0.12,
  moves: 0.05,
  braces: 0.02,
} as const;
