import type { Faction } from '../catalog';
import { iconName, idWord } from './leaves';
import { fileSheet, type ShapeOf, sheet } from './sheet';
import { translationsOf } from './translations';
import { name } from './words';

const shape = {
  id: idWord().describe('The name of this file without ".json". Cards refer to it.'),
  name,
  emblem: iconName().describe('An icon of game-icons.net by its name, such as "stone-tower".'),
  translations: translationsOf(sheet({ name })),
} satisfies ShapeOf<Faction>;

export const factionSheet = fileSheet(shape, 'Faction', 'A people that cards belong to.');
