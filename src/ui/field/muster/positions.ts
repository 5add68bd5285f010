import type { FieldCatalog } from '../../../content/field/catalog';
import type { Problem } from '../../../content/problems/problem';
import { accepted, type Result, refused } from '../../../kernel/result';
import type { FieldPosition } from '../../../store/field/setup/beginField';

/** Positions to try, in the order in which one meets their rules. */
export const POSITIONS = ['moving', 'cover', 'fog', 'formation'] as const;
export type PositionId = (typeof POSITIONS)[number];

type Loader = () => Promise<{ readonly default: unknown }>;

/** Each comes when it is wanted. */
const FILES: Readonly<Record<PositionId, Loader>> = {
  moving: () => import('./positions/moving.json'),
  cover: () => import('./positions/cover.json'),
  fog: () => import('./positions/fog.json'),
  formation: () => import('./positions/formation.json'),
};

/** A position, or what is wrong with its file and where. */
export type ReadPosition = Result<FieldPosition, readonly Problem[]>;

export async function loadPosition(id: PositionId, catalog: FieldCatalog): Promise<ReadPosition> {
  const { default: file } = await FILES[id]();
  return readPosition(`${id}.json`, JSON.stringify(file), catalog);
}

/** The reader of scenarios checks everything, and is large: it comes with the first position. */
export async function readPosition(name: string, text: string, catalog: FieldCatalog): Promise<ReadPosition> {
  const { readFieldScenario } = await import('../../../content/field/scenario/readFieldScenario');
  const { scenario, problems } = readFieldScenario(name, text, catalog);
  return scenario === null ? refused(problems) : accepted(scenario);
}
