import { type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { tabLost, tabReads } from '../../store/battle/battleTabSlice';
import { selectCatalog, selectSettings } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { tableStore } from './tableStore';

interface OtherTabProps {
  /** Whether this tab played until another took over. */
  readonly isLost: boolean;
  readonly children: ReactNode;
}

/** A battle that another tab plays. */
export function OtherTab({ isLost, children }: OtherTabProps) {
  const catalog = useAppSelector(selectCatalog);
  const settings = useAppSelector(selectSettings);
  const store = useMemo(() => {
    const made = tableStore(catalog, settings, 'midgame', []);
    made.dispatch(isLost ? tabLost() : tabReads());
    return made;
  }, [catalog, settings, isLost]);
  return <Provider store={store}>{children}</Provider>;
}
