import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import { type FieldSetup, setOwn } from '../../../store/field/setup/fieldSetup';
import { readStoredSetup, rememberedSetup, storeSetup } from '../../../store/field/setup/rememberedSetup';
import { bookFor, mapFor } from '../../../store/field/setup/setupBook';
import { type SetupProblem, setupProblems } from '../../../store/field/setup/setupProblem';
import { invitationFailed } from '../../../store/invitations/invitationSlice';
import { freshSeed } from '../../common/boot/freshSeed';
import { useAppDispatch } from '../../common/hooks/storeHooks';
import { PATHS } from '../../routes/address';
import { replaceAddress, useAddress } from '../../routes/navigation';

/** The set-up at hand, what it comes to, and how it is changed. */
export interface Muster {
  readonly setup: FieldSetup;
  /** Null while the rule set can't be played. */
  readonly book: FieldBook | null;
  readonly map: FieldMap | null;
  readonly problems: readonly SetupProblem[];
  readonly change: (part: Partial<FieldSetup>) => void;
  readonly chooseRules: (id: string) => void;
}

/** What every part of the muster is drawn from. */
export interface MusterProps {
  readonly muster: Muster;
  readonly catalog: FieldCatalog;
  readonly language: Language;
}

/**
 * The muster's choices: those of the link, else of the last visit, else the first battle's. Every change is remembered. While
 * a link is being read there are none: nobody begins what it didn't ask for.
 */
export function useMuster(catalog: FieldCatalog | null): Muster | null | 'reading' {
  const query = useQuery();
  const [setup, setSetup] = useState<FieldSetup | null>(() =>
    catalog === null ? null : rememberedSetup(catalog, readStoredSetup(), freshSeed()),
  );
  const isReading = useLink(query, catalog, setSetup);
  const made = useMemo(() => (catalog === null || setup === null ? null : madeOf(catalog, setup)), [catalog, setup]);
  if (catalog === null || setup === null || made === null) return null;
  if (isReading) return 'reading';
  const change = (part: Partial<FieldSetup>) => {
    const changed = { ...setup, ...part };
    setSetup(changed);
    storeSetup(changed);
    // What the link asked for is what one had, not what one has.
    if (query !== null) replaceAddress(PATHS.field);
  };
  const chooseRules = (id: string) => {
    const face = lookUp(catalog.rules, id);
    if (face !== undefined) change(setOwn(face));
  };
  return { setup, ...made, change, chooseRules };
}

function madeOf(catalog: FieldCatalog, setup: FieldSetup): Pick<Muster, 'book' | 'map' | 'problems'> {
  const book = bookFor(catalog, setup);
  return {
    book: book.ok ? book.value : null,
    map: mapFor(catalog, setup),
    problems: setupProblems(catalog, setup),
  };
}

/** What stands behind the muster's address; null where nothing does. */
function useQuery(): string | null {
  const address = useAddress();
  return address.type === 'place' && address.place === 'field' && address.path.includes('?') ? address.path : null;
}

/** Follows a link, whose reader comes only when there is one; true until it is read. */
function useLink(query: string | null, catalog: FieldCatalog | null, setSetup: (setup: FieldSetup) => void): boolean {
  const dispatch = useAppDispatch();
  const [followed, setFollowed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, not whenever a card is saved
  useEffect(() => {
    if (query === null || catalog === null) return;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const { readFieldLink } = await import('../../../store/field/setup/readFieldLink');
      if (!isWanted) return;
      const read = readFieldLink(`#${query}`, catalog, freshSeed());
      if (read.ok) setSetup(read.value);
      else dispatch(invitationFailed({ type: 'link', problems: read.refusal }));
    };
    follow()
      .catch(() => dispatch(invitationFailed({ type: 'unreachable', path: query, reason: 'failed' })))
      .finally(() => setFollowed(query));
    return () => {
      isWanted = false;
    };
  }, [query, catalog === null]);
  return query !== null && query !== followed;
}
