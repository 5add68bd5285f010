import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import type { Order } from '../../battle/model/orders';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectThreats } from '../../store/advice/foresightSelectors';
import { selectCatalog, selectRules, selectSeen, selectSettings } from '../../store/view/battleSelectors';
import type { Pressed } from '../battle/selection';
import { type Input, useInput } from '../battle/useInput';
import { type Pointed, type Pointing, usePointed } from '../battle/usePointed';
import { useAppSelector } from '../common/hooks/storeHooks';
import { ThreatsShown } from '../common/hooks/threatsShown';
import { Motion } from '../common/motion/Motion';
import { Staged } from '../stage/Staged';
import type { PositionName } from './positions';
import { tableStore } from './tableStore';

/** What the parts of a battle screen are made of. */
export interface TableParts {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly pointing: Pointing;
}

interface TableProps {
  readonly position: PositionName;
  /** Given before anything is shown. */
  readonly orders?: readonly Order[];
  /** Pressed as soon as it is shown. */
  readonly presses?: readonly Pressed[];
  readonly pointed?: Pointed;
  readonly threats?: boolean;
  readonly children: (parts: TableParts) => ReactNode;
}

/** A battle of its own, brought into a state by presses like anybody's; it can be played on from there. */
export function Table({ position, orders = NONE, ...props }: TableProps) {
  const catalog = useAppSelector(selectCatalog);
  const settings = useAppSelector(selectSettings);
  const store = useMemo(() => tableStore(catalog, settings, position, orders), [catalog, settings, position, orders]);
  return (
    <Provider store={store}>
      <Motion>
        <Staged>
          <Seen {...props} />
        </Staged>
      </Motion>
    </Provider>
  );
}

const NONE: readonly never[] = [];

function Seen(props: Omit<TableProps, 'position' | 'orders'>) {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  return seen === null || rules === null ? null : <Laid {...props} seen={seen} rules={rules} />;
}

type LaidProps = Omit<TableProps, 'position' | 'orders'> & Pick<TableParts, 'seen' | 'rules'>;

function Laid({ seen, rules, presses = NONE, pointed = null, threats = false, children }: LaidProps) {
  const input = useInput();
  const pointing = usePointed(seen, input);
  const shown = useAppSelector(threats ? selectThreats : selectNothing);
  const [done, setDone] = useState(0);
  const begun = useRef(-1);
  useEffect(() => {
    const next = presses[done];
    // Each counts once: the table is drawn anew in between, and in development every effect runs twice.
    if (done > presses.length || begun.current === done) return;
    begun.current = done;
    if (next === undefined) pointing.point(pointed);
    else input.press(next);
    setDone(done + 1);
  }, [done, presses, pointed, input, pointing]);
  return <ThreatsShown value={shown}>{children({ seen, rules, input, pointing })}</ThreatsShown>;
}

const selectNothing = (): null => null;
