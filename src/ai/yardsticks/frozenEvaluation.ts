import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import { canReachCastle } from '../../battle/legality/validCells';
import type { Book } from '../../battle/model/book';
import { hasCell } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { unitCell } from '../../battle/model/position';
import { OPPONENT, type Side } from '../../kernel/sides';

/** The frozen greedy player's weights (rule book, section 9). Kept unchanged for ever: strength is measured against it. */
const FROZEN = {
  victory: 100_000,
  castleInDanger: 0.36,
  dangerBelow: 50,
  unit: 8,
  attack: 0.9,
  attackWhenDying: 0.6,
  attackByHealth: 0.4,
  health: 0.55,
  defense: 1.2,
  anyAbility: 2,
  castleDamage: 0.45,
  centre: 3,
  highGround: 5,
  handCard: 6,
  handCost: 2.2,
} as const;

const CENTRE_COLUMN = 1;

/** How good a position is for `side`; larger is better. Only the own hand counts: the other one can't be seen. */
export function frozenEvaluate(book: Book, state: EngineState, side: Side): number {
  if (state.winner === 'draw') return 0;
  if (state.winner !== null) return state.winner === side ? FROZEN.victory : -FROZEN.victory;
  const enemy = OPPONENT[side];
  const castles = state.castles[side] - state.castles[enemy];
  const danger = castleDanger(state.castles[enemy]) - castleDanger(state.castles[side]);
  let units = 0;
  for (const unit of state.units) units += unit.side === side ? worth(book, state, unit) : -worth(book, state, unit);
  return castles + danger + units + handWorth(state, side);
}

function castleDanger(health: number): number {
  return FROZEN.castleInDanger * Math.max(0, FROZEN.dangerBelow - health);
}

function worth(book: Book, state: EngineState, unit: Fighter): number {
  const { profile } = unit;
  const vigour = FROZEN.attackWhenDying + FROZEN.attackByHealth * (unit.health / profile.fullHealth);
  const siege = canReachCastle(state, unit) ? blowAtCastle(book, state, unit, false).damage : 0;
  return (
    FROZEN.unit +
    FROZEN.attack * profile.attack * vigour +
    FROZEN.health * unit.health +
    FROZEN.defense * profile.defense +
    (profile.abilities.length > 0 ? FROZEN.anyAbility : 0) +
    FROZEN.castleDamage * siege +
    (unit.col === CENTRE_COLUMN ? FROZEN.centre : 0) +
    (hasCell(state.ground.high, unitCell(unit)) ? FROZEN.highGround : 0)
  );
}

/** Stratagems, which the rule book's player never met, count nothing: it plays whatever improves the position. */
function handWorth(state: EngineState, side: Side): number {
  let sum = 0;
  for (const { cost, stratagem } of state.hands[side]) {
    if (stratagem === null) sum += FROZEN.handCard + FROZEN.handCost * cost;
  }
  return sum;
}
