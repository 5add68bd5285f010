import { ofSide } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { playOccasion } from '../abilities/occasion';
import { type AimNumber, otherAt, voiceOf } from '../legality/aims';
import { type Position, TOWARDS_ENEMY_CASTLE } from '../model/position';
import type { UnitProfile } from '../model/unitProfile';
import { emitPlayed } from './emit/cards';
import type { BattlePlay } from './play';

/** R12: paid for and gone; then its parts happen as they are written. No attack and no move: nobody answers. */
export function playStratagem(play: BattlePlay, card: UnitProfile, aim: AimNumber, named: Position | null): void {
  const { state } = play;
  const { stratagem } = card;
  if (stratagem === null) throw new Error(`the card ${card.card} was judged a stratagem but is none`);
  const voice = voiceOf(state, card, stratagem, aim);
  const other = otherAt(state, stratagem.of, aim);
  const target = stratagem.of === 'own' || stratagem.of === 'enemy' ? other : null;
  emitPlayed(play, voice.side, card.card, card.cost, voice, named, target?.id ?? null);
  fire(play, stratagem.parts, playOccasion(voice, other, ofSide(TOWARDS_ENEMY_CASTLE, voice.side), named));
}
