import { wholeNumber } from '../../schema/leaves';
import { fileSchema, type ShapeOf } from '../../schema/strictObject';
import { id } from '../../schema/words';
import type { GeneratorFace } from '../catalog';
import { percent } from './leaves';

const divisor = wholeNumber(1, 256);

const shape = {
  id,
  density: percent().describe('Of a hundred cells so many begin as walls.'),
  step: wholeNumber(1, 100).describe('What the density loses when too little floor is left.'),
  tries: wholeNumber(1, 20).describe('How often the density may be lowered.'),
  floorPercent: percent().describe('The least share of floor in percent.'),
  elevated: divisor.describe('One of so many cells of floor is raised.'),
  difficult: divisor.describe('One of so many cells of floor is difficult ground.'),
  cover: divisor.describe('One of so many cells of floor is light cover.'),
} satisfies ShapeOf<GeneratorFace>;

export const generatorSchema = fileSchema(shape, 'Generator', 'The numbers of the generator of battlefields.');
