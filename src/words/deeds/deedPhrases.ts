import type { Deed, Who } from '../../battle/deeds/deed';
import type { Position } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import { listed } from '../lists';
import { type Names, zoneName } from '../names';
import type { Speak, Values } from '../speak';

/** How deeds are told: by what names, and whose they are for whoever reads. */
export interface DeedTeller {
  readonly speak: Speak;
  readonly names: Pick<Names, 'card' | 'formation'>;
  /** The reader's own, those of the reader's foe, or those of one of two sides that the reader watches. */
  readonly whose: 'yours' | 'foes' | 'its';
}

/** Deeds as parts of a sentence. What is done to several is told at once: "fells Gate Warden and Lancer". */
export function phrasesOf(teller: DeedTeller, deeds: readonly Deed[]): string[] {
  const groups = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const group = groupOf(deed, deeds);
    groups.set(group, [...(groups.get(group) ?? []), deed]);
  }
  return [...groups.values()].map((group) => phraseOf(teller, group));
}

/** The deeds that share a verb. Whoever is felled is told of once: "fells Gate Warden before it can fell Lancer". */
function groupOf(deed: Deed, deeds: readonly Deed[]): string {
  const isFelled = (unit: UnitId) => deeds.some((other) => other.kind === 'fells' && other.whom.unit === unit);
  const isFeared = (unit: UnitId) => deeds.some((other) => other.kind === 'saves' && other.by.unit === unit);
  if (deed.kind === 'fells') return isFeared(deed.whom.unit) ? `fells ${deed.whom.unit}` : 'fells';
  if (deed.kind === 'forms') return deeds.find((other) => comesTo(other, deed.whom.unit))?.kind ?? JSON.stringify(deed);
  if (deed.kind === 'saves') return `${isFelled(deed.by.unit) ? 'fells' : 'saves'} ${deed.by.unit}`;
  return JOINED.has(deed.kind) ? deed.kind : JSON.stringify(deed);
}

function comesTo(deed: Deed, unit: UnitId): boolean {
  return (deed.kind === 'brings' || deed.kind === 'moves') && deed.whom.unit === unit;
}

const JOINED: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  'wounds',
  'heals',
  'brings',
  'moves',
  'braces',
  'opensRow',
  'screensRow',
]);

function phraseOf(teller: DeedTeller, group: readonly Deed[]): string {
  const saved = group.filter((deed) => deed.kind === 'saves');
  const felled = group.find((deed) => deed.kind === 'fells');
  const came = group.filter((deed) => deed.kind === 'brings' || deed.kind === 'moves');
  const told = [saved, came].find((deeds) => deeds.length > 0) ?? group;
  const [first] = told as readonly [Deed];
  const all = told.map((deed) => itemOf(teller, deed, group));
  const whom = listed(teller.speak, all, 'and');
  const kind = saved.length > 0 && felled !== undefined ? 'fellsFirst' : first.kind;
  return teller.speak(`deed.${kind}`, { ...valuesOf(teller, first), whom, row: whom, count: all.length });
}

/** What a verb is told of, where it may be told of several. */
function itemOf(teller: DeedTeller, deed: Deed, group: readonly Deed[]): string {
  const { speak, names } = teller;
  switch (deed.kind) {
    case 'wounds':
    case 'heals':
      return speak(`deed.${deed.kind}.one`, valuesOf(teller, deed));
    case 'brings':
    case 'moves': {
      // Whoever comes in is told by where it comes to.
      const whom = deed.kind === 'brings' ? names.card(deed.whom.card) : whoIs(teller, deed.whom);
      const formed = group.find((other) => other.kind === 'forms' && other.whom.unit === deed.whom.unit);
      const formation = formed?.kind === 'forms' ? names.formation(formed.formation) : '';
      return speak('deed.to', {
        whom,
        ...placeWords(speak, deed.to),
        forms: formation === '' ? 'no' : 'yes',
        formation,
      });
    }
    case 'opensRow':
    case 'screensRow':
    case 'unscreensRow':
      return String(deed.row + 1);
    default:
      return 'whom' in deed ? whoIs(teller, deed.whom) : '';
  }
}

/** All that any deed's words may ask for. */
function valuesOf(teller: DeedTeller, deed: Deed): Values {
  const values: Record<string, string | number> = { whose: teller.whose };
  for (const [name, value] of Object.entries(deed) as [string, unknown][]) {
    if (name === 'whom' || name === 'by') values[name] = whoIs(teller, value as Who);
    else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  }
  if ('arc' in deed) values.arc = deed.arc ?? 'front';
  if ('isTurned' in deed) values.turned = deed.isTurned ? (deed.arc ?? 'front') : 'no';
  if ('formation' in deed) values.formation = teller.names.formation(deed.formation);
  return values;
}

function whoIs({ speak, names, whose }: DeedTeller, { card, at, of }: Who): string {
  const name = names.card(card);
  const owned = of === null ? name : speak(`deed.${of}`, { card: name, whose });
  return at === null ? owned : speak('deed.place', { card: owned, ...placeWords(speak, at) });
}

function placeWords(speak: Speak, { row, col }: Position): Values {
  return { row: row + 1, zone: zoneName(speak, col) };
}
