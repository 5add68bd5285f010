import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_AT_ONCE } from '../../../words/field/en/atOnce';

type Table = Readonly<Record<string, string>>;

/** English comes with the mode; another language when it is wanted. */
const LOADERS: Readonly<Record<string, () => Promise<Table>>> = {
  it: async () => (await import('../../../words/field/it')).ITALIAN_FIELD,
};

/** Adds what is said on the open field alone. */
export function FieldWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const words = useFieldTable(locale);
  const all = useMemo(() => ({ ...(messages as Table), ...words }), [messages, words]);
  if (words === null) return null;
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}

/** The words of a language; the last ones until it is there, and English where it can't be had. Null before the first. */
function useFieldTable(locale: string): Table | null {
  const load = LOADERS[locale];
  const [loaded, setLoaded] = useState<Table | null>(null);
  useEffect(() => {
    let isWanted = true;
    load?.().then(
      (table) => (isWanted ? setLoaded(table) : undefined),
      () => (isWanted ? setLoaded(ENGLISH_AT_ONCE) : undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return load === undefined ? ENGLISH_AT_ONCE : loaded;
}
