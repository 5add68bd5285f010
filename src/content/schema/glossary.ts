import type { Flag, Trigger } from '../../battle/abilities/vocabulary';

const FLAG_MEANINGS: Readonly<Record<Flag, string>> = {
  freshMayMove: 'it may move in the turn of its deployment',
  freshMayBesiege: 'it may strike the castle in the turn of its deployment',
  deployAnywhere: 'it may be deployed in any column',
  crossGround: 'no ground holds it up',
  ignoreHazard: 'hazardous ground does not hurt it',
  slipAway: 'nobody strikes it for leaving a ring',
  targetedFromRing: 'only cards next to it can strike it',
  screenNothing: 'it does not screen the castle',
  moveOrAttack: 'in a turn it either moves or attacks',
  moveAfterAttack: 'it may move once more after its first attack',
  mayBrace: 'it may brace instead of attacking',
};

const TRIGGER_MEANINGS: Readonly<Record<Trigger, string>> = {
  legality: 'always, for what the bearer may do',
  passive: 'always, as long as the bearer stands',
  beforeDamage: 'for every blow of the bearer',
  beforeDamaged: 'for every blow at the bearer',
  onDeploy: 'when the bearer is deployed',
  startTurn: 'at the start of its own turn',
  endTurn: 'at the end of its own turn',
  afterAttack: 'after its attack; the other is the card that it struck',
  afterAttacked: 'after an attack on it; the other is the attacker',
  onEnemyLeaveRing: 'when an enemy, the other, moves away from the cells around it',
  onFall: 'when it has fallen',
};

export const FLAG_GLOSSARY = glossary(FLAG_MEANINGS);
export const TRIGGER_GLOSSARY = glossary(TRIGGER_MEANINGS);

function glossary(meanings: Readonly<Record<string, string>>): string {
  return `${Object.entries(meanings)
    .map(([word, meaning]) => `${word}: ${meaning}`)
    .join('; ')}.`;
}
