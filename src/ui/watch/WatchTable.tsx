import { useEffect, useRef, useState } from 'react';
import type { Position } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectIsPlayedHere } from '../../store/battle/battleSave';
import { usePointed } from '../battle/usePointed';
import { Field } from '../board/Field';
import { focusBoard } from '../board/focusBoard';
import { useAppSelector } from '../common/hooks/storeHooks';
import { deedOf } from '../common/keys/keyHooks';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { Announcer } from '../rail/Announcer';
import { RailMiddle } from '../rail/RailMiddle';
import { TabStrip } from '../rail/TabStrip';
import screen from '../screens/BattleScreen.module.css';
import { TopBar } from '../screens/TopBar';
import { useBattleDialogs } from '../screens/useBattleDialogs';
import { TurnRibbon } from '../stage/TurnRibbon';
import { BothSides } from './BothSides';
import { useLookingOn } from './useLookingOn';
import { WatchControls } from './WatchControls';
import { WatchedPlayers } from './WatchedPlayers';

/** Two opponents fight, and somebody looks on: everything public can be looked at, and no order can be given. */
export function WatchTable({ seen, rules }: { readonly seen: Observation; readonly rules: SiegeRules }) {
  const input = useLookingOn();
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  const pointing = usePointed(seen, input);
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const dialogs = useBattleDialogs(seen, null);
  useWhyKey(dialogs.openWhy);
  useEffect(() => focusBoard(), []);
  return (
    <div className={screen.screen}>
      <TopBar seen={seen} rules={rules} onMenu={dialogs.openMenu} />
      <main className={screen.table}>
        <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={looked} />
        <BothSides seen={seen} rules={rules} />
      </main>
      <aside className={screen.rail}>
        <WatchedPlayers seen={seen} />
        <RailMiddle
          seen={seen}
          rules={rules}
          input={input}
          pointing={pointing}
          onLookAt={lookAt}
          onWhy={dialogs.openWhy}
        />
        <Announcer />
        {isPlayedHere || seen.winner !== null ? (
          <WatchControls isOver={seen.winner !== null} onResult={dialogs.showResult} />
        ) : (
          <TabStrip />
        )}
      </aside>
      <TurnRibbon seen={seen} />
      {dialogs.open}
    </div>
  );
}

/** The same key as at the table that one plays at. */
function useWhyKey(onWhy: () => void): void {
  const latest = useRef(onWhy);
  latest.current = onWhy;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (deedOf('watch', event) === 'why' && !isForSomebodyElse(event)) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
