import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_BATTLE } from '../../../words/en/battle';

/** Adds what is said in a battle alone. A language other than English has brought all of its words at once. */
export function BattleWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...ENGLISH_BATTLE, ...(messages as Readonly<Record<string, string>>) }), [messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
