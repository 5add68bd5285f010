import type { Order, Play } from '../../../content/art/recipe';
import type { ArtSupplies } from '../../../content/load/liveArt';
import { lookUp } from '../../../kernel/dispatch';
import type { CardLook } from '../../common/card/useCardLook';
import type { OrderSubject, Subject, UnitSubject } from '../theatre/subject';

/** What is drawn of a card, without its recipe, which the page may not have yet. */
export type BareSubject = BareUnit | Omit<OrderSubject, 'art'>;

interface BareUnit extends Omit<UnitSubject, 'art' | 'manner' | 'home'> {
  /** The first keyword, by its id. */
  readonly keyword: string | undefined;
}

/** Null for a card that is in no book: it keeps its emblem. */
export function subjectOf({ id, faction, emblem, figures, stratagem }: CardLook): BareSubject | null {
  if (stratagem !== undefined) return { kind: 'stratagem', id, faction, emblem, target: stratagem.target.of };
  if (figures === undefined) return null;
  const { type, cost, abilities } = figures;
  return { kind: 'unit', id, faction, emblem, type, cost, keyword: abilities[0]?.id };
}

export function withRecipe(subject: BareSubject, { recipes, stage }: Pick<ArtSupplies, 'recipes' | 'stage'>): Subject {
  const art = lookUp(recipes, subject.id);
  if (subject.kind === 'stratagem') return { ...subject, art: art as Order | undefined };
  const { keyword, ...unit } = subject;
  const manner = keyword === undefined ? undefined : lookUp(stage.manners, keyword);
  return { ...unit, manner, home: lookUp(stage.homes, unit.faction), art: art as Play | undefined };
}
