import { type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { catalogReplaced } from '../../store/catalog/catalogSlice';
import { invitationFailed } from '../../store/invitations/invitationSlice';
import { saveFailed } from '../../store/saves/noticesSlice';
import { thinkingFailed } from '../../store/seats/seatsSlice';
import { selectCatalog, selectSettings } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { tableStore } from './tableStore';

/** A page on which everything went wrong that can go wrong without stopping the game. */
export function Troubled({ children }: { readonly children: ReactNode }) {
  const catalog = useAppSelector(selectCatalog);
  const settings = useAppSelector(selectSettings);
  const store = useMemo(() => {
    const made = tableStore(catalog, settings, 'midgame', []);
    const problem = { file: 'cards/some/card.json', line: 9, column: 13, pointer: '/attack' };
    made.dispatch(
      catalogReplaced({
        catalog,
        problems: [{ ...problem, message: 'unknown key "atack"', suggestion: 'attack' }],
      }),
    );
    made.dispatch(saveFailed({ kind: 'write-failed', detail: 'the storage is full' }));
    made.dispatch(thinkingFailed('it could not think of anything'));
    const wrong = { kind: 'unknown-value', part: 'battlefield', value: 'ruin', suggestion: 'ruins' } as const;
    const problems = [{ ...wrong, possible: Object.keys(catalog.battlefields) }];
    made.dispatch(invitationFailed({ type: 'link', problems }));
    return made;
  }, [catalog, settings]);
  return <Provider store={store}>{children}</Provider>;
}
