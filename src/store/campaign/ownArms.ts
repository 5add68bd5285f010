import { ARMS_PARTS, type Arms, type ArmsPart, type ArmsPiece, isArmsPiece } from '../../content/campaign/arms';
import { accepted, type Result, refused } from '../../kernel/result';
import { type KeptPart, storedPart } from '../kept/keptPart';

/** The arms that a person bears, and which parts of them were chosen by hand: a new piece doesn't take their place. */
export interface OwnArms {
  readonly worn: Arms;
  readonly chosen: readonly ArmsPart[];
}

const EMPTY: OwnArms = { worn: {}, chosen: [] };

/** Kept in this browser. They are looked at; no rule ever asks for them. */
export const ownArms: KeptPart<OwnArms> = storedPart('arms', 'ninekeep-arms', checkArms, EMPTY, ({ worn }) => ({
  pieces: Object.keys(worn).length,
}));

/** Chooses a piece by hand; null bears none there. */
export function chooseArms(part: ArmsPart, value: string | null): OwnArms {
  const { worn, chosen } = ownArms.read();
  const { [part]: _, ...others } = worn;
  ownArms.write({
    worn: value === null ? others : { ...others, [part]: value },
    chosen: [...new Set([...chosen, part])],
  });
  return ownArms.read();
}

/** Sets what was won into the arms, along the road: of two pieces for one part the later counts, unless one was chosen by hand. */
export function wearWonArms(won: readonly ArmsPiece[]): OwnArms {
  const { worn, chosen } = ownArms.read();
  const fresh = won.filter(({ part }) => !chosen.includes(part)).map(({ part, value }) => [part, value]);
  ownArms.write({ worn: { ...worn, ...Object.fromEntries(fresh) }, chosen });
  return ownArms.read();
}

function checkArms(raw: unknown): Result<OwnArms, string> {
  if (!isObject(raw) || !isObject(raw.worn)) return refused('arms: must be { worn: { … } }');
  for (const [part, value] of Object.entries(raw.worn)) {
    if (!isPart(part)) return refused(`arms.worn: must have only ${ARMS_PARTS.join(', ')} as its keys`);
    if (!isArmsPiece({ part, value })) return refused(`arms.worn.${part}: is no piece that can be drawn`);
  }
  const { chosen = [] } = raw;
  if (!Array.isArray(chosen) || !chosen.every(isPart)) {
    return refused(`arms.chosen: must be a list of ${ARMS_PARTS.join(', ')}`);
  }
  return accepted({ worn: raw.worn as Arms, chosen: [...new Set(chosen)] });
}

function isPart(value: unknown): value is ArmsPart {
  return ARMS_PARTS.some((part) => part === value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
