import { partsOfStratagem } from '../battle/abilities/parts';
import type { Target } from '../battle/abilities/targets';
import type { AbilityUse } from '../battle/abilities/vocabulary';
import type { Stratagem } from '../battle/model/stratagem';
import type { Catalog, Language } from '../content/catalog';
import { tellingIn } from './abilities';
import { effectText } from './abilities/effects';
import { framed } from './abilities/frames';
import { listed, sentence, spaced } from './lists';
import type { Speak } from './speak';

/** What a stratagem is aimed at and what it does, in sentences, from its data alone. */
export function stratagemText(catalog: Catalog, stratagem: Stratagem, speak: Speak, language: Language): string {
  const { target, parts } = stratagem;
  const aimed = targetText(speak, target);
  const deeds = partsOfStratagem(stratagem).map((part, index) => {
    const condition = parts[index]?.condition ?? {};
    const telling = { ...tellingIn(catalog, speak, language), trigger: part.trigger, condition, target };
    return framed(telling, effectText(telling, part));
  });
  return [...(aimed === '' ? [] : [aimed]), ...deeds].map((text) => sentence(language, text)).join(' ');
}

/** "one of your cards in cover that has not attacked this turn, and a free cell next to it"; nothing if it has no target. */
export function targetText(speak: Speak, { of, where = [], to }: Target): string {
  if (of === 'none') return '';
  const phrases = where.map((name) => speak(`stratagem.where.${name}`, { of }));
  const aimed = spaced(speak(`stratagem.of.${of}`), listed(speak, phrases, 'and'));
  return to === undefined ? aimed : speak('stratagem.withSecond', { aimed, second: speak(`stratagem.to.${to}`) });
}

/** The keywords that it grants: a page may explain them as it does those of a card. */
export function grantsIn({ parts }: Stratagem): AbilityUse[] {
  return parts.flatMap(({ effect }) => {
    if (!('grant' in effect)) return [];
    const { ability: id, value } = effect.grant;
    return [typeof value === 'number' ? { id, value } : { id }];
  });
}
