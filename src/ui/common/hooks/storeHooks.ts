import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore } from '../../../store/createStore';
import type { RootState } from '../../../store/rootState';
import type { Speak } from '../../../words/speak';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The words room's `speak`, in the language of the page. */
export function useSpeak(): Speak {
  const intl = useIntl();
  return useCallback(
    (word, values) => {
      const said = sayingsOf(intl);
      const key = values === undefined ? word : word + JSON.stringify(values);
      const sentence = said.get(key) ?? intl.formatMessage({ id: word }, { ...values });
      said.set(key, sentence);
      return sentence;
    },
    [intl],
  );
}

/** Cache of formatted messages: a battle repeats a few hundred of them, and formatting was the largest cost of an event. */
const SAYINGS = new WeakMap<object, Map<string, string>>();
const MOST_SAYINGS = 4000;

function sayingsOf(language: object): Map<string, string> {
  const known = SAYINGS.get(language);
  if (known !== undefined && known.size < MOST_SAYINGS) return known;
  const fresh = new Map<string, string>();
  SAYINGS.set(language, fresh);
  return fresh;
}
