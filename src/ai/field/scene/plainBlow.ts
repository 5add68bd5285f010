import type { Arc } from '../../../core/flanking/arcs';
import type { Terrain } from '../../../core/ground/terrain';
import { memoizePerObject } from '../../../kernel/memoize';
import { attackContext, PLAIN_ATTACK } from '../../../skirmish/attack/attackContext';
import { attackOdds } from '../../../skirmish/attack/odds';
import { emptyField } from '../../../skirmish/begin/begin';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import type { FieldGround, SkirmishState, StandingUnit } from '../../../skirmish/model/state';

const SIZE = 5;
const MIDDLE = { x: 2, y: 2 };

/** Nothing to stand behind, on, or in: what blocks shelters its neighbours, too. */
function isPlain({ elevation = 0, cost = 1, cover = 'none', blocksMovement, blocksSight, obscures }: Terrain): boolean {
  const isOpen = blocksMovement !== true && blocksSight !== true && obscures !== true;
  return isOpen && elevation === 0 && cover === 'none' && cost === 1;
}

/** A level field where nothing but the two of them stands. */
const levelField = memoizePerObject((book: FieldBook): SkirmishState => {
  const plain = book.terrains.find(isPlain);
  const cells = SIZE * SIZE;
  const ground: FieldGround = {
    width: SIZE,
    height: SIZE,
    terrain: Array.from({ length: cells }, () => plain?.id ?? ''),
    elevation: Array.from({ length: cells }, () => 0),
    obstacles: [],
    areas: [],
  };
  return emptyField(
    book,
    { id: '', width: SIZE, height: SIZE, terrain: [], elevation: [], obstacles: [], areas: [] },
    ground,
  );
});

const blowsOf = memoizePerObject((_book: FieldBook) => new Map<string, number>());

/** The mean damage of a plain blow from an arc at a unit in full health: what a place makes of it is told apart. */
export function plainBlow(book: FieldBook, attacker: StandingUnit, target: StandingUnit, arc: Arc): number {
  const known = blowsOf(book);
  const key = `${attacker.kind} ${attacker.stance} ${attacker.shaken > 0} ${target.kind} ${target.stance} ${target.guard} ${target.isExposed} ${arc}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const mean = computeBlow(book, attacker, target, arc);
  known.set(key, mean);
  return mean;
}

function computeBlow(book: FieldBook, attacker: StandingUnit, target: StandingUnit, arc: Arc): number {
  const { attack } = book.rules;
  const { kind, weapon } = profileOf(book, attacker.kind);
  if (attack.kind === 'fixed' && (kind.stats[attack.stat] ?? 0) <= 0) return 0;
  const apart = weapon.isMelee ? 1 : 2;
  const places = {
    front: { x: MIDDLE.x, y: MIDDLE.y - apart },
    side: { x: MIDDLE.x + apart, y: MIDDLE.y },
    rear: { x: MIDDLE.x, y: MIDDLE.y + apart },
  };
  const struck: StandingUnit = {
    ...target,
    position: MIDDLE,
    facing: 'north',
    health: profileOf(book, target.kind).fullHealth,
  };
  const context = attackContext(book, levelField(book), { ...attacker, position: places[arc] }, struck, PLAIN_ATTACK);
  return attackOdds(context).expected;
}
