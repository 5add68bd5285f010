import type { Condition, PartTrigger } from '../../battle/abilities/vocabulary';
import { spaced } from '../lists';
import { type ConditionName, ifText, mentionsOther, whileText } from './conditions';
import { fromText, type Telling } from './telling';

/** Puts what the card does into a sentence, still without its capital letter and full stop. */
type Frame = (telling: Telling, deeds: string) => string;

/** "While hidden, …" */
const standing: Frame = (telling, deeds) => parted(whileText(telling, []), deeds);

/** "After moving this turn, its attacks on cards …"; whoever strikes "against melee cards" strikes cards. */
const strikes: Frame = (telling, deeds) => {
  const { speak, condition } = telling;
  const { aim, angle } = condition;
  const blows = spaced(
    speak('ability.blows', { kind: blowKind(condition) }),
    aim === undefined || mentionsOther(telling) ? '' : speak('ability.aim.every', { aim }),
    angle === undefined ? '' : fromText(telling, angle),
  );
  return parted(whileText(telling, ['counter', 'aim', 'angle']), spaced(blows, deeds));
};

/** "… when struck from the front" */
const isStruck: Frame = (telling, deeds) => {
  const { angle } = telling.condition;
  const struck = angle === undefined ? '' : telling.speak('ability.whenStruck', { from: fromText(telling, angle) });
  return parted(whileText(telling, ['angle']), spaced(deeds, struck));
};

/** "At the end of your turn, if it is revealed, …" */
function moment(trigger: MomentTrigger, ...told: readonly ConditionName[]): Frame {
  return (telling, deeds) => {
    const { speak, condition } = telling;
    const { aim, angle } = condition;
    const when = spaced(
      speak(`ability.moment.${trigger}`),
      told.includes('aim') && aim !== undefined ? speak('ability.aim.one', { aim }) : '',
      told.includes('angle') && angle !== undefined ? fromText(telling, angle) : '',
    );
    return parted(when, ifText(telling, told), deeds);
  };
}

type MomentTrigger = Exclude<PartTrigger, 'legality' | 'passive' | 'beforeDamage' | 'beforeDamaged' | 'onPlay'>;

/** "If it is wounded, …": when a stratagem is played needs no saying. */
const onPlay: Frame = (telling, deeds) => parted(ifText(telling, []), deeds);

const FRAMES: Readonly<Record<PartTrigger, Frame>> = {
  legality: standing,
  passive: standing,
  beforeDamage: strikes,
  beforeDamaged: isStruck,
  onDeploy: moment('onDeploy'),
  startTurn: moment('startTurn'),
  endTurn: moment('endTurn'),
  afterAttack: moment('afterAttack', 'aim', 'angle'),
  afterAttacked: moment('afterAttacked', 'angle'),
  onEnemyLeaveRing: moment('onEnemyLeaveRing'),
  onFall: moment('onFall'),
  onPlay,
};

export function framed(telling: Telling, deeds: string): string {
  return FRAMES[telling.trigger](telling, deeds);
}

/** A blow is an attack or a counter-blow; castles and walls are only attacked. */
function blowKind({ counter, aim }: Condition): 'attacks' | 'counters' | 'blows' {
  if (counter === true) return 'counters';
  return counter === false || aim === 'castle' || aim === 'cell' ? 'attacks' : 'blows';
}

function parted(...phrases: readonly string[]): string {
  return phrases.filter((phrase) => phrase !== '').join(', ');
}
