import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { speakAlso } from '../../../words/field/narrator';
import { FieldViewContext, useFieldSpeak } from './fieldHooks';

type Table = Readonly<Record<string, string>>;

interface LaterWordsProps {
  readonly english: Table;
  readonly children: ReactNode;
}

/** Adds English words that come with whoever says them. Another language has brought all of its words at once. */
export function LaterWords({ english, children }: LaterWordsProps) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...english, ...(messages as Table) }), [english, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      <LaterNarrator english={english}>{children}</LaterNarrator>
    </IntlProvider>
  );
}

/** On the table the narrator says them, too. */
function LaterNarrator({ english, children }: LaterWordsProps) {
  const view = use(FieldViewContext);
  const later = useFieldSpeak();
  const said = useMemo(
    () =>
      view === null
        ? null
        : { ...view, narrator: { ...view.narrator, speak: speakAlso(view.narrator.speak, english, later) } },
    [view, english, later],
  );
  return <FieldViewContext value={said}>{children}</FieldViewContext>;
}
