import { problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';

interface Numbered {
  readonly id: string;
}

/** A card without a number is in the game; only the codes of decks that hold it are longer. */
export function cardNumberWarnings(
  contentFile: ContentFile<Numbered>,
  numbersFile: string,
  numbers: readonly string[],
): Problem[] {
  if (numbers.includes(contentFile.content.id)) return [];
  const message = `this card has no number in the codes of decks, which spell it out: add it to the end of ${numbersFile}`;
  return [problemAtValue(contentFile.document, ['id'], { message })];
}
