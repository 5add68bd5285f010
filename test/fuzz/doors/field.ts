import type { FieldCatalog } from '../../../src/content/field/catalog';
import { fieldBookOf } from '../../../src/content/field/fieldBookOf';
import { readFieldFile } from '../../../src/content/field/kinds';
import { type LoadedFieldCatalog, loadFieldCatalog } from '../../../src/content/field/loadFieldCatalog';
import { contentKindOf, FIELD_KINDS, type FieldKind, idOf } from '../../../src/content/load/kinds';
import { SHIPPED } from '../../content/support/cards';
import { type Door, type Opened, type Sample, turnedAway } from '../support/door';
import { complaintOf, expectPlaces } from './content';

const SHARED = /^cards\/(terrain|obstacles|formations)\//;
const FILES = [...SHIPPED].filter(([file]) => isOfField(file) || SHARED.test(file));

/** Files of the open field. */
export const FIELD_DOORS: readonly Door[] = FIELD_KINDS.map((kind) => ({
  name: kind,
  format: 'json',
  weight: 1,
  samples: FILES.filter(([file]) => contentKindOf(file) === kind).map(([name, text]) => ({ name, text: text ?? '' })),
  open: (text, sample) => openFile(kind, text, sample),
}));

function isOfField(file: string): boolean {
  return FIELD_KINDS.some((kind) => kind === contentKindOf(file));
}

function openFile(kind: FieldKind, text: string, { name }: Sample): Opened {
  // Pages are remembered: without this a second try would measure nothing.
  readFieldFile(kind, name, null);
  const loaded = loadFieldCatalog(new Map([...FILES, [name, text]]));
  const problems = loaded.problems.filter(({ file }) => file === name);
  expectPlaces(text, problems);
  expectWholeOrNothing(loaded);
  if (problems.length > 0) return turnedAway(...problems.map(complaintOf));
  return { accepted: true, use: () => use(loaded.catalog) };
}

/** A file without a problem is in the catalog, one with a problem is not. */
function expectWholeOrNothing({ catalog, problems }: LoadedFieldCatalog): void {
  const wrong = new Set(problems.map(({ file }) => file));
  const half = FILES.find(([file]) => isOfField(file) && isIn(catalog, file) === wrong.has(file));
  if (half !== undefined) throw new Error(`${half[0]} is half-loaded`);
}

type IsIn = (catalog: FieldCatalog, id: string, set: string) => boolean;

const IS_IN: Readonly<Record<FieldKind, IsIn>> = {
  'field-rules': ({ rules }, id) => Object.hasOwn(rules, id),
  'field-unit': ({ units }, id, set) => Object.hasOwn(units[set] ?? {}, id),
  weapon: ({ weapons }, id, set) => Object.hasOwn(weapons[set] ?? {}, id),
  maneuver: ({ maneuvers }, id) => Object.hasOwn(maneuvers, id),
  strategy: ({ strategies }, id) => Object.hasOwn(strategies, id),
  'field-level': ({ levels }, id) => Object.hasOwn(levels, id),
  'field-battlefield': ({ battlefields }, id) => Object.hasOwn(battlefields, id),
  'field-generator': ({ generator }) => generator !== null,
};

function isIn(catalog: FieldCatalog, file: string): boolean {
  const kind = FIELD_KINDS.find((each) => each === contentKindOf(file));
  return kind !== undefined && IS_IN[kind](catalog, idOf(file), file.split('/')[2] ?? '');
}

/** Every rule set has a book, and everything that the book names is in it. */
function use(catalog: FieldCatalog): void {
  for (const id of Object.keys(catalog.rules)) {
    const made = fieldBookOf(catalog, id);
    if (!made.ok) continue;
    const { rules, units, weapons } = made.value;
    for (const name of rules.muster.preset) if (units[name] === undefined) throw new Error(`${id} lacks ${name}`);
    for (const { weapon } of Object.values(units)) if (weapons[weapon] === undefined) throw new Error(`no ${weapon}`);
  }
}
