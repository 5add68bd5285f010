import type {
  Ability,
  AbilityPart,
  EffectArguments,
  EffectName,
  Flag,
  Trigger,
} from '../../../battle/abilities/vocabulary';
import type { IconName } from './iconNames';

const PLAIN: IconName = 'scroll-unfurled';

/** An icon for what a keyword does: keywords are data, and a new one has its picture without a word about it here. */
export function keywordIcon(ability: Pick<Ability, 'parts'> | undefined): IconName {
  const [part] = ability?.parts ?? [];
  return part === undefined ? PLAIN : iconOf(part);
}

function iconOf({ effect, trigger, condition }: AbilityPart): IconName {
  if (condition?.aim === 'castle') return 'siege-ram';
  const [entry] = Object.entries(effect) as [EffectName, unknown][];
  if (entry === undefined) return PLAIN;
  const row = ICONS[entry[0]] as Row<unknown>;
  return typeof row === 'string' ? row : row(entry[1], trigger);
}

type Row<Told> = IconName | ((told: Told, trigger: Trigger) => IconName);

const FLAG_ICONS: Readonly<Record<Flag, IconName>> = {
  freshMayMove: 'charging-bull',
  freshMayBesiege: 'charging-bull',
  deployAnywhere: 'feathered-wing',
  crossGround: 'feathered-wing',
  ignoreHazard: 'flame',
  slipAway: 'run',
  targetedFromRing: 'hood',
  screenNothing: 'hood',
  moveOrAttack: 'crosshair',
  moveAfterAttack: 'run',
  mayBrace: 'checked-shield',
  cannotMove: 'guards',
};

const ICONS: { readonly [Name in EffectName]: Row<EffectArguments[Name]> } = {
  flag: (flag) => FLAG_ICONS[flag],
  addMove: 'sprint',
  leastMove: 'sprint',
  reachColumns: 'halberd',
  mulDamage: (_, trigger) => (trigger === 'beforeDamaged' ? 'templar-shield' : 'crossed-swords'),
  addDamage: (_, trigger) => (trigger === 'beforeDamaged' ? 'cracked-shield' : 'crossed-swords'),
  mulDef: (_, trigger) => (trigger === 'beforeDamaged' ? 'shield-echoes' : 'cracked-shield'),
  addDef: 'shield-echoes',
  addAtk: (_, trigger) => (trigger === 'passive' ? 'flying-flag' : 'shouting'),
  angleBonus: 'stiletto',
  setAngle: 'checked-shield',
  ignoreCover: 'crosshair',
  ignoreScreen: 'siege-ram',
  setScreen: 'guards',
  grantCover: 'guards',
  move: ({ kind }) => (kind === 'slide' ? 'back-forth' : kind),
  heal: ({ to }) => (to.who === 'self' ? 'sprout' : 'healing'),
  dealDamage: 'explosion-rays',
  ready: 'rally-the-troops',
  setTerrain: ({ at }) => (at === 'named' ? 'palisade' : 'stone-wall'),
  counterAttack: (_, trigger) => (trigger === 'onEnemyLeaveRing' ? 'watchtower' : 'sword-clash'),
  conceal: 'hood',
  grant: 'flying-flag',
  turn: 'back-forth',
  swap: 'back-forth',
  recall: 'rally-the-troops',
};
