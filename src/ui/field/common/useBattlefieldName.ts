import { lookUp } from '../../../kernel/dispatch';
import { selectFieldMatch } from '../../../store/field/fieldSelectors';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { useAppSelector } from '../../common/hooks/storeHooks';
import { useFieldSelector, useFieldView } from './fieldHooks';

/** The battlefield's name and size, or the scenario's name. */
export function useBattlefieldName(): string {
  const { catalog, seen } = useFieldView();
  const language = useAppSelector(selectLanguage);
  const scenario = useFieldSelector((state) => selectFieldMatch(state)?.scenario ?? null);
  const map = useFieldSelector((state) => {
    const start = selectFieldMatch(state)?.record.start;
    if (start?.type !== 'match') return null;
    return typeof start.map === 'string' ? start.map : start.map.id;
  });
  const { width, height } = seen.field.ground;
  const face = map === null ? undefined : lookUp(catalog.battlefields, map);
  const translations: Readonly<Partial<Record<string, { readonly name: string }>>> = face?.translations ?? {};
  const name = translations[language]?.name ?? face?.name ?? scenario ?? map ?? '';
  return `${name} · ${width} × ${height}`;
}
