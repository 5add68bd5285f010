import type { JSONPath } from 'jsonc-parser';
import type { Target } from '../../battle/abilities/targets';
import type { Condition, Effect, PartTrigger } from '../../battle/abilities/vocabulary';
import type { ContentFile } from '../load/contentFile';
import { HAS_OTHER } from './meanings';

/** One part of an ability or of a stratagem, with its page and place in hand. */
export interface PlacedPart {
  readonly page: ContentFile<unknown>;
  readonly path: JSONPath;
  readonly part: { readonly trigger: PartTrigger; readonly condition?: Condition; readonly effect: Effect };
  /** What the stratagem is aimed at; null for an ability. */
  readonly target: Target | null;
}

/** What the trigger is called in a message. */
export function whenOf({ part: { trigger }, target }: PlacedPart): string {
  return target === null ? `with the trigger ${trigger}` : `in a stratagem aimed at ${AIMED_AT[target.of]}`;
}

const AIMED_AT: Readonly<Record<Target['of'], string>> = {
  own: 'an own card',
  enemy: 'an enemy card',
  cell: 'a cell',
  column: 'a column',
  row: 'a row',
  none: 'nothing',
};

/** Whether a part concerns another card beside its bearer. */
export function hasOther({ part: { trigger }, target }: PlacedPart): boolean {
  if (target === null) return HAS_OTHER[trigger];
  return target.of === 'own' || target.of === 'enemy' || target.of === 'cell';
}
