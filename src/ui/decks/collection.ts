import type { CardId } from '../../battle/model/card';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { Catalog, Language } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { abilityText, abilityTitle } from '../../words/abilities';
import { cardName, shortCardName } from '../../words/names';
import type { Speak } from '../../words/speak';
import { grantsIn, stratagemText } from '../../words/stratagems';
import type { CardLook } from '../common/card/useCardLook';
import type { Keyword } from '../common/card/useKeywords';
import { keywordIcon } from '../common/icons/keywordIcon';

export const KINDS = [...COMBAT_TYPES, 'stratagem'] as const;
export type Kind = (typeof KINDS)[number];

/** A card as the collection shows and finds it. */
export interface Entry {
  readonly id: CardId;
  readonly look: CardLook;
  readonly kind: Kind;
  readonly cost: number;
  /** Null for an unsworn card. */
  readonly faction: string | null;
  readonly keywords: readonly Keyword[];
  /** What a stratagem does; empty for a unit card. */
  readonly text: string;
  /** All that one may search for. */
  readonly words: string;
}

/** What is asked for; nothing chosen of a kind is all of it. */
export interface Filter {
  readonly search: string;
  /** Null stands for the unsworn. */
  readonly factions: readonly (string | null)[];
  readonly kind: Kind | null;
  readonly cost: number | null;
  readonly keyword: string | null;
}

export const NO_FILTER: Filter = { search: '', factions: [], kind: null, cost: null, keyword: null };

/** Every card there is, by cost, then by name; stratagems after the unit cards. */
export function entriesOf(catalog: Catalog, language: Language, speak: Speak): readonly Entry[] {
  const ids = [...Object.keys(catalog.cards), ...Object.keys(catalog.stratagems)];
  const isOrder = ({ kind }: Entry): number => (kind === 'stratagem' ? 1 : 0);
  return ids
    .map((id) => entryOf(catalog, language, speak, id))
    .sort(
      (one, other) =>
        isOrder(one) - isOrder(other) ||
        one.cost - other.cost ||
        one.look.name.localeCompare(other.look.name, language),
    );
}

export function entryOf(catalog: Catalog, language: Language, speak: Speak, id: CardId): Entry {
  const figures = lookUp(catalog.cards, id);
  const stratagem = lookUp(catalog.stratagems, id);
  const face = figures ?? stratagem;
  const look: CardLook = {
    id,
    name: cardName(catalog, language, id),
    short: shortCardName(catalog, language, id),
    faction: face?.faction ?? 'none',
    emblem: face?.emblem ?? 'card-random',
    figures,
    stratagem,
  };
  const uses = figures?.abilities ?? (stratagem === undefined ? [] : grantsIn(stratagem));
  const keywords = uses.map((use) => ({
    id: use.id,
    title: abilityTitle(catalog, use, language),
    text: abilityText(catalog, use, speak, language),
    icon: keywordIcon(lookUp(catalog.abilities, use.id)),
  }));
  const text = stratagem === undefined ? '' : stratagemText(catalog, stratagem, speak, language);
  const told = keywords.flatMap((keyword) => [keyword.title, keyword.text]);
  return {
    id,
    look,
    kind: figures?.type ?? 'stratagem',
    cost: face?.cost ?? 0,
    faction: face?.faction ?? null,
    keywords,
    text,
    words: plain([look.name, look.short, text, ...told].join(' ')),
  };
}

export function isFound(entry: Entry, { search, factions, kind, cost, keyword }: Filter): boolean {
  if (factions.length > 0 && !factions.includes(entry.faction)) return false;
  if (kind !== null && entry.kind !== kind) return false;
  if (cost !== null && entry.cost !== cost) return false;
  if (keyword !== null && !entry.keywords.some(({ id }) => id === keyword)) return false;
  return plain(search)
    .split(' ')
    .every((word) => entry.words.includes(word));
}

/** How many kinds of choice narrow the collection. */
export function filterCount({ factions, kind, cost, keyword }: Filter): number {
  return [factions.length > 0, kind !== null, cost !== null, keyword !== null].filter(Boolean).length;
}

/** Capitals and accents are no reason not to find something. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
