import { memoizePerObject } from '../../../kernel/memoize';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldRuleSet } from '../../../skirmish/model/rules';
import type { Ignorable } from '../../../skirmish/model/strategy';

type Parts = { -readonly [Part in keyof FieldRuleSet]: FieldRuleSet[Part] };

/** What a level doesn't notice isn't in the rules that it judges by. Legality is never asked of these. */
const BLINKERS: Readonly<Partial<Record<Ignorable, (rules: Parts) => void>>> = {
  facing: (rules) => {
    delete rules.arcs;
    delete rules.frontalShieldPercent;
  },
  highGround: (rules) => {
    delete rules.highGround;
  },
  pressure: (rules) => {
    delete rules.pressure;
  },
  allyOpposite: (rules) => {
    if (rules.flanking?.requiresAlly === true) rules.flanking = { ...rules.flanking, attackBonus: 0, damageBonus: 0 };
  },
  cover: (rules) => {
    delete rules.cover;
  },
  opportunity: (rules) => {
    delete rules.opportunity;
  },
};

const blinkeredOf = memoizePerObject((_book: FieldBook) => new Map<string, FieldBook>());

/** The book as a level notices it; the same object for the same level, because surveys are kept per book. */
export function noticedBook(book: FieldBook, ignores: ReadonlySet<Ignorable>): FieldBook {
  const dropped = [...ignores].filter((part) => BLINKERS[part] !== undefined).sort();
  if (dropped.length === 0) return book;
  const known = blinkeredOf(book);
  const key = dropped.join();
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const rules: Parts = { ...book.rules };
  for (const part of dropped) BLINKERS[part]?.(rules);
  const blinkered = { ...book, rules };
  known.set(key, blinkered);
  return blinkered;
}
