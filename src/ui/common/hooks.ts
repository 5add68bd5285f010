import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore } from '../../store/createStore';
import type { RootState } from '../../store/rootState';
import type { Speak } from '../../words/speak';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The words room's `speak`, in the language of the page. */
export function useSpeak(): Speak {
  const intl = useIntl();
  return useCallback((word, values) => intl.formatMessage({ id: word }, { ...values }), [intl]);
}
