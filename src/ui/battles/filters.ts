import { type KeptBattle, OUTCOMES, type Outcome, opponentIn } from '../../store/archive/keptBattle';

export const SHOWN = ['all', ...OUTCOMES, 'campaign', 'favourite'] as const;
export type Shown = (typeof SHOWN)[number];

/** Which battles are listed; null is any. */
export interface Filter {
  readonly shown: Shown;
  readonly mode: string | null;
  readonly opponent: string | null;
  readonly deck: string | null;
  readonly ground: string | null;
}

export const NO_FILTER: Filter = { shown: 'all', mode: null, opponent: null, deck: null, ground: null };

/** The deck of whoever looks at the list. */
export function ownDeckIn({ side, decks }: KeptBattle): string | null {
  return side === null ? null : decks[side];
}

const ended =
  (wanted: Outcome) =>
  ({ outcome }: KeptBattle): boolean =>
    outcome === wanted;

const IS_SHOWN: Readonly<Record<Shown, (battle: KeptBattle) => boolean>> = {
  all: () => true,
  won: ended('won'),
  lost: ended('lost'),
  drawn: ended('drawn'),
  decided: ended('decided'),
  abandoned: ended('abandoned'),
  campaign: ({ campaign }) => campaign !== undefined,
  favourite: ({ isFavourite }) => isFavourite,
};

export function isShown(battle: KeptBattle, { shown, mode, opponent, deck, ground }: Filter): boolean {
  if (!IS_SHOWN[shown](battle)) return false;
  if (mode !== null && battle.mode !== mode) return false;
  if (opponent !== null && opponentIn(battle) !== opponent) return false;
  if (deck !== null && ownDeckIn(battle) !== deck) return false;
  return ground === null || battle.ground === ground;
}

/** What there is to choose from, each once, in the order of the alphabet. */
export function choicesIn(
  battles: readonly KeptBattle[],
  partOf: (battle: KeptBattle) => string | null,
): readonly string[] {
  return [...new Set(battles.flatMap((battle) => partOf(battle) ?? []))].sort();
}
