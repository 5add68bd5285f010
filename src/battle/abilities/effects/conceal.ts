import type { BattlePlay } from '../../play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

export function conceal(play: BattlePlay, { ability }: Part<'conceal'>, { bearer }: Occasion): void {
  if (bearer.revealed && bearer.health > 0) play.emit({ type: 'concealed', unit: bearer.id, ability });
}
