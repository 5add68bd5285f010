import type { BattleRecord } from '../battle/battleRecord';
import type { Connection } from '../database/connection';
import { type Writing, type Written, writeBattles } from './writeBattles';

/** Battles a transaction: each one by itself would wait for the disk as often. */
const TOGETHER = 32;

/** Collects battles and writes them batch by batch, in their order. */
export interface Recorder {
  readonly add: (battle: BattleRecord) => Promise<void>;
  /** Writes what is left and tells what became of all. */
  readonly finish: () => Promise<Written>;
}

export function openRecorder(
  connection: Connection,
  writing: Writing,
  onWritten: (soFar: Written) => void = () => undefined,
): Recorder {
  let waiting: BattleRecord[] = [];
  let before = 0;
  let sum: Written = { written: 0, known: 0, orders: 0, refused: [] };
  const write = async (): Promise<void> => {
    const battles = waiting;
    waiting = [];
    const first = before;
    before += battles.length;
    const { written, known, orders, refused } = await writeBattles(connection, battles, writing);
    sum = {
      written: sum.written + written,
      known: sum.known + known,
      orders: sum.orders + orders,
      refused: [...sum.refused, ...refused.map(({ index, reason }) => ({ index: index + first, reason }))],
    };
    onWritten(sum);
  };
  return {
    add: async (battle) => {
      waiting.push(battle);
      if (waiting.length >= TOGETHER) await write();
    },
    finish: async () => {
      if (waiting.length > 0) await write();
      return sum;
    },
  };
}
