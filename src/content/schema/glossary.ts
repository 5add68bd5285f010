import type { SecondCell, TargetCondition, TargetKind } from '../../battle/abilities/targets';
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
  cannotMove: 'it cannot move',
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

const TARGET_MEANINGS: Readonly<Record<TargetKind, string>> = {
  own: 'a card of the player',
  enemy: 'a card of the enemy',
  cell: 'any cell',
  column: 'a column',
  row: 'a row',
  none: 'nothing',
};

const TARGET_CONDITION_MEANINGS: Readonly<Record<TargetCondition, string>> = {
  beside: 'another own card is in its ring',
  pressed: 'an enemy is in its ring',
  clear: 'no enemy is in its ring',
  exposed: 'somebody against it is in its ring, at its side or back',
  rested: 'not deployed in this turn',
  fresh: 'deployed in this turn',
  moved: 'has moved in this turn',
  spent: 'has attacked in this turn',
  unspent: 'has not attacked in this turn',
  wounded: 'below full health',
  broken: 'below half its health',
  covered: 'in cover',
  raised: 'in cover or on high ground',
  frontal: 'faces the castle that it fights against',
  screened: 'reaches the castle from its column, and somebody against it stands before it in its row',
  empty: 'nobody stands there',
  unheld: 'no own card stands there',
  manned: 'at least two own cards are in the line',
  ranks: 'an own card is in the line',
  foes: 'an enemy is in the line',
};

const SECOND_CELL_MEANINGS: Readonly<Record<SecondCell, string>> = {
  step: 'a free cell beside the target',
  ally: 'the cell of another own card in its ring',
  foe: 'the cell of an enemy beside it',
};

export const TARGET_GLOSSARY = glossary(TARGET_MEANINGS);
export const TARGET_CONDITION_GLOSSARY = glossary(TARGET_CONDITION_MEANINGS);
export const SECOND_CELL_GLOSSARY = glossary(SECOND_CELL_MEANINGS);
export const FLAG_GLOSSARY = glossary(FLAG_MEANINGS);
export const TRIGGER_GLOSSARY = glossary(TRIGGER_MEANINGS);

function glossary(meanings: Readonly<Record<string, string>>): string {
  return `${Object.entries(meanings)
    .map(([word, meaning]) => `${word}: ${meaning}`)
    .join('; ')}.`;
}
