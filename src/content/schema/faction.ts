import type { Faction } from '../catalog';
import { iconName, idWord } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { name } from './words';

const shape = {
  id: idWord().describe('The name of this file without ".json". Cards refer to it.'),
  name,
  emblem: iconName().describe('An icon of game-icons.net by its name, such as "stone-tower".'),
  translations: translationsOf(strictObject({ name })),
} satisfies ShapeOf<Faction>;

export const factionSchema = fileSchema(shape, 'Faction', 'A people that cards belong to.');
