import type { Home } from '../art/recipe';
import { HEADS, HELD } from '../art/words';
import type { FactionFile } from '../catalog';
import { far, flat, sky } from './art/play';
import { iconName, idWord, listOf, oneOf } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { name } from './words';

const home = {
  sky: sky.describe('The light of the sky: [kind, across, down, radius].'),
  far,
  near: flat.describe('The painted board before the player.'),
  heads: listOf(oneOf(HEADS), 1, 8, 'heads').describe('What its people wear; each card has one of them.'),
  weapon: oneOf(HELD).describe('What they carry who neither shoot nor are hybrid.'),
} satisfies ShapeOf<Home>;

const shape = {
  id: idWord().describe('The name of this file without ".json". Cards refer to it.'),
  name,
  emblem: iconName().describe('An icon of game-icons.net by its name, such as "stone-tower".'),
  art: strictObject(home)
    .exactOptional()
    .describe('The stage of its cards, where their own recipes do not say; that of the unsworn if left out.'),
  translations: translationsOf(strictObject({ name })),
} satisfies ShapeOf<FactionFile>;

export const factionSchema = fileSchema(shape, 'Faction', 'A people that cards belong to.');
