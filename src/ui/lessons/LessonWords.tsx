import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_LESSONS } from '../../words/en/lessons';

/** Adds what is said in lessons alone. A language other than English has brought all of its words at once. */
export function LessonWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...ENGLISH_LESSONS, ...(messages as Readonly<Record<string, string>>) }), [messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
