import { CONDITIONS_OF_TARGET, SECOND_CELLS_OF } from '../../battle/abilities/targets';
import { ON_PLAY } from '../../battle/abilities/vocabulary';
import type { Stratagem } from '../../battle/model/stratagem';
import { problemAtKey, problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { effectName, valuePlace } from '../schema/amounts';
import { partProblems } from './ability';
import { noOther } from './audience';
import type { KnownAbilities } from './grant';
import type { KnownTerrain } from './knownTerrain';
import { audienceIn } from './meanings';
import { hasOther, type PlacedPart } from './placedPart';

type Page = ContentFile<Pick<Stratagem, 'target' | 'parts'>>;

/** R12: a stratagem that could never be aimed, or never do what it says. */
export function stratagemProblems(page: Page, terrain: KnownTerrain, abilities: KnownAbilities): Problem[] {
  const { target, parts } = page.content;
  const placed = parts.map(
    (part, index): PlacedPart => ({ page, path: ['parts', index], part: { ...part, trigger: ON_PLAY }, target }),
  );
  return [
    ...targetProblems(page),
    ...placed.flatMap((part) => {
      const found = partProblems(part, terrain, abilities);
      return found.length > 0 ? found : [...unsaid(part), ...unnumbered(part)];
    }),
    ...idleSecondCell(page),
  ];
}

/** A question that this kind of target can't answer. */
function targetProblems({ document, content: { target } }: Page): Problem[] {
  const { of, where = [], to } = target;
  const answers = CONDITIONS_OF_TARGET[of];
  const wrong = where.flatMap((name, index) => {
    if (answers.includes(name)) return [];
    const known = answers.length === 0 ? 'nothing can be asked of it' : `it can be ${answers.join(', ')}`;
    const message = `${name} has no meaning of a target that is ${of}: ${known}`;
    return [problemAtValue(document, ['target', 'where', index], { message })];
  });
  if (to === undefined || SECOND_CELLS_OF[of].includes(to)) return wrong;
  const message = `to needs a target that is own or enemy: the second cell lies beside a card`;
  return [...wrong, problemAtKey(document, ['target', 'to'], { message })];
}

/** What an effect needs to be told here: the voice is nobody, so it can't be meant where nobody is named. */
function unsaid(placed: PlacedPart): Problem[] {
  const { page, path, part, target } = placed;
  const { effect } = part;
  const name = effectName(effect);
  const at = [...path, 'effect', name];
  const wrong = (message: string) => [problemAtKey(page.document, at, { message })];
  if ('addAtk' in effect && audienceIn(effect) === undefined) return wrong(`${name} needs "to": the voice is no card`);
  if ('swap' in effect && target?.to !== 'ally' && target?.to !== 'foe') {
    return wrong('swap needs "to" in the target, ally or foe: with whom cells are exchanged');
  }
  if ('move' in effect && effect.move.kind === 'slide') {
    if (target?.to !== 'step') return wrong('slide needs "to": "step" in the target: the order names the cell');
    if (effect.move.to !== undefined) return wrong('slide moves the other alone: leave "to" out');
  }
  const isForOther = 'conceal' in effect || 'swap' in effect || ('move' in effect && effect.move.to === undefined);
  return isForOther && !hasOther(placed) ? wrong(noOther(placed)) : [];
}

/** "value" is the number beside an ability on a card. */
function unnumbered({ page, path, part: { effect } }: PlacedPart): Problem[] {
  const place = valuePlace(effect);
  if (place === null) return [];
  const message = '"value" stands for no number: a stratagem writes its numbers out';
  return [problemAtValue(page.document, [...path, 'effect', ...place.path], { message })];
}

function idleSecondCell({ document, content: { target, parts } }: Page): Problem[] {
  if (target.to === undefined) return [];
  const isUsed = parts.some(({ effect }) => {
    if ('setTerrain' in effect) return effect.setTerrain.at === 'named';
    return 'swap' in effect || ('move' in effect && effect.move.kind === 'slide');
  });
  const message = 'to does nothing: no part swaps, slides or changes the ground of that cell';
  return isUsed ? [] : [problemAtKey(document, ['target', 'to'], { message })];
}
