import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isSamePosition, type Position } from '../../../src/core/geometry/position';
import { accepted, type Result, refused } from '../../../src/kernel/result';
import { cellName } from '../../../src/ui/grid/cellNames';
import { Grid } from '../../../src/ui/grid/Grid';
import { GridCell } from '../../../src/ui/grid/GridCell';
import { createInputSession, heldIn } from '../../../src/ui/input/inputSession';
import { CELL_PLACES, type CellPlace, createPlaces } from '../../../src/ui/input/places';
import { useDragging } from '../../../src/ui/input/useDragging';
import { type StoneInput, type StoneOrder, StoneTable, stoneMachine } from '../../ui/input/support/stones';

const SIZE = { width: 5, height: 2 };
const { placeFrom } = createPlaces<CellPlace>({ cell: CELL_PLACES });

/** Its referee sits far away: the test lets the answer arrive. Stones may not lie in column E. */
class FarTable extends StoneTable {
  override giveOrder = async (order: StoneOrder): Promise<Result<null, string>> => {
    this.orders.push(order);
    await new Promise((resolve) => document.addEventListener('answer', resolve, { once: true }));
    const to = order.type === 'move' ? order.to : order.at;
    if (to.x === SIZE.width - 1) return refused('not in column E');
    const stones = (this.shown?.stones ?? []).filter(
      (stone) => order.type === 'set' || !isSamePosition(stone, order.from),
    );
    this.shown = { turn: 1, stones: [...stones, to] };
    return accepted(null);
  };
}

const table = new FarTable();
const session = createInputSession<StoneInput>(table, stoneMachine);

function Stones() {
  const inHand = useSyncExternalStore(session.subscribe, session.inHand);
  const [walkedOff, setWalkedOff] = useState('');
  const stones = table.seen()?.stones ?? [];
  const held = heldIn(stoneMachine, inHand, table.seen());
  const drag = useDragging<CellPlace>(
    {
      placeFrom,
      take: (place) => flushSync(() => session.take(place)).mode === 'stoneChosen',
      aim: () => 'free',
      putDown: async (place) => (await flushSync(() => session.press(place))).outcome === 'ordered',
      letGo: () => void session.press({ type: 'cancel' }),
      milliseconds: () => 0,
    },
    held.mode === 'stoneChosen',
  );

  const nameOf = (at: Position): string => {
    const isChosen = held.mode === 'stoneChosen' && isSamePosition(held.from, at);
    const isStone = stones.some((stone) => isSamePosition(stone, at));
    return `${cellName(at)}, ${isStone ? 'stone' : 'empty'}${isChosen ? ', chosen' : ''}`;
  };

  return (
    <div ref={drag.surface} className={drag.surfaceClass}>
      <Grid
        size={SIZE}
        label="Stones"
        onWalkOff={(direction, from) => setWalkedOff(`off ${direction} from ${cellName(from)}`)}
        cell={(at, focus) => (
          <GridCell
            {...focus}
            at={at}
            name={nameOf(at)}
            chosen={nameOf(at).endsWith('chosen')}
            draggable={nameOf(at).includes('stone')}
            onPress={() => void session.press({ type: 'cell', at })}
            onPoint={() => undefined}
            onLeave={() => undefined}
          >
            {nameOf(at).includes('stone') ? '●' : '·'}
          </GridCell>
        )}
      />
      <p role="status">
        {inHand.isWaiting ? 'waiting' : 'ready'}, {table.orders.length} orders, {walkedOff}
      </p>
      <div ref={drag.layer} className={drag.layerClass} />
    </div>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Stones />);
