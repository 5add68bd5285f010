import { fire } from '../abilities/fire';
import { occasion } from '../abilities/occasion';
import { unitTraits } from '../abilities/traits';
import type { Card } from '../card';
import { isDeployed } from '../happenings';
import { muster } from '../muster';
import type { BattlePlay } from '../play';
import type { Position } from '../position';
import { nextUnitId } from '../unitIds';
import { burn } from './burn';

/** R3: the card is fresh and faces the enemy castle; a hazard hurts at once; then what its deployment sets off. */
export function deploy(play: BattlePlay, card: Card, at: Position, named: Position | null): void {
  const { state, book } = play;
  const unit = isDeployed(play, muster(card, nextUnitId(state.usedIds, card.id), state.turn, at));
  burn(play, unit);
  const { onDeploy } = unitTraits(book, unit).parts;
  if (unit.health > 0 && onDeploy.length > 0) fire(play, onDeploy, occasion(unit, null, named));
}
