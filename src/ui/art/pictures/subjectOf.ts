import type { Order, Play } from '../../../content/art/recipe';
import type { ArtTable } from '../../../content/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { CardLook } from '../../common/card/useCardLook';
import type { OrderSubject, Subject, UnitSubject } from '../theatre/subject';

type Bare<Of> = Omit<Of, 'art'>;

/** What is drawn of a card, without its recipe, which the page may not have yet. */
export type BareSubject = Bare<UnitSubject> | Bare<OrderSubject>;

/** Null for a card that is in no book: it keeps its emblem. */
export function subjectOf({ id, faction, emblem, figures, stratagem }: CardLook): BareSubject | null {
  if (stratagem !== undefined) return { kind: 'stratagem', id, faction, emblem, target: stratagem.target.of };
  if (figures === undefined) return null;
  const { type, cost, abilities } = figures;
  return { kind: 'unit', id, faction, emblem, type, cost, keyword: abilities[0]?.id };
}

export function withRecipe(subject: BareSubject, recipes: ArtTable): Subject {
  const art = lookUp(recipes, subject.id);
  return subject.kind === 'unit'
    ? { ...subject, art: art as Play | undefined }
    : { ...subject, art: art as Order | undefined };
}
