import type { DescribedWords } from '../catalog';
import { idWord, lineOfText } from './leaves';
import type { ShapeOf } from './strictObject';

export const id = idWord().describe('The name of this file without ".json".');
export const name = lineOfText(40).describe('The full name.');
export const description = lineOfText(160).describe('One sentence that says what it is.');

export const describedWords = { name, description } satisfies ShapeOf<DescribedWords>;
