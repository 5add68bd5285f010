import { useEffect, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectCurtain, selectHolder, selectIsWatched } from '../../store/seats/seatSelectors';
import { selectBattleNumber, selectRules, selectSeen } from '../../store/view/battleSelectors';
import type { Messages } from '../../words/speak';
import { watchedMessages } from '../../words/watched';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { forgetBroken } from '../common/boot/drawMark';
import { useAppSelector } from '../common/hooks/storeHooks';
import { Motion } from '../common/motion/Motion';
import { BattleWords } from '../common/words/BattleWords';
import { Staged } from '../stage/Staged';
import { WatchTable } from '../watch/WatchTable';
import { BattleTable } from './BattleTable';
import { Curtain } from './Curtain';

interface TableProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** The battle on screen, for whoever looks at it. */
export function BattleScreen() {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  useEffect(forgetBroken, []);
  if (seen === null || rules === null) return null;
  return (
    <BattleWords>
      <MedallionDefinitions />
      <Motion>
        <TableForViewer seen={seen} rules={rules} />
      </Motion>
    </BattleWords>
  );
}

/** One person's table; at a shared screen it is laid anew for each, and a curtain hides it in between. */
function TableForViewer(props: TableProps) {
  const number = useAppSelector(selectBattleNumber);
  const holder = useAppSelector(selectHolder);
  const curtain = useAppSelector(selectCurtain);
  const isWatched = useAppSelector(selectIsWatched);
  const { locale, messages } = useIntl();
  const watched = useMemo(() => watchedMessages(messages as Messages), [messages]);
  if (curtain !== null) return <Curtain side={curtain} {...props} />;
  if (!isWatched) {
    return (
      <Staged key={`${number} ${holder}`}>
        <BattleTable {...props} />
      </Staged>
    );
  }
  return (
    <IntlProvider locale={locale} messages={watched}>
      <Staged key={number}>
        <WatchTable {...props} />
      </Staged>
    </IntlProvider>
  );
}
