import type { Order } from '../../battle/model/orders';
import type { Pressed } from '../battle/selection';
import type { Pointed } from '../battle/usePointed';
import type { PositionName } from './positions';

interface RailState {
  readonly title: string;
  readonly position: PositionName;
  readonly presses?: readonly Pressed[];
  readonly pointed?: Pointed;
  readonly threats?: boolean;
}

const at = (row: number, col: number) => ({ type: 'cell', at: { row, col } }) as const;
const card = (index: number) => ({ type: 'handCard', index }) as const;

/** The panels of the rail, each brought about by what is pressed and pointed at. */
export const RAIL_STATES: readonly RailState[] = [
  { title: 'Forecast: it survives', position: 'midgame', presses: [at(1, 1)], pointed: at(1, 2) },
  { title: 'Forecast: it falls', position: 'midgame', presses: [at(1, 1)], pointed: at(2, 1) },
  { title: 'Forecast: the castle', position: 'midgame', presses: [at(0, 0)], pointed: { type: 'castle' } },
  { title: 'Forecast: the castle falls', position: 'walls', presses: [at(0, 0)], pointed: { type: 'castle' } },
  { title: 'Forecast: a wall', position: 'walls', presses: [at(0, 0)], pointed: at(0, 1) },
  { title: 'Forecast: a move', position: 'midgame', presses: [at(1, 1)], pointed: at(0, 1) },
  { title: 'Card chosen, its place foretold', position: 'midgame', presses: [card(0)], pointed: at(0, 1) },
  { title: 'Card looked at', position: 'midgame', pointed: card(1) },
  { title: 'Unit chosen, what its moves open', position: 'midgame', presses: [at(1, 1)], pointed: at(1, 1) },
  { title: 'Unit that may brace', position: 'asking', presses: [at(2, 0)], pointed: at(2, 0) },
  { title: 'Enemy looked at', position: 'midgame', pointed: at(1, 2) },
  { title: 'Ground looked at', position: 'midgame', pointed: at(0, 1) },
  { title: 'Castle looked at', position: 'midgame', pointed: { type: 'ownCastle' } },
  { title: 'Column looked at', position: 'midgame', pointed: { type: 'zone', col: 0 } },
  { title: 'Threats to a unit', position: 'midgame', pointed: at(1, 1), threats: true },
  { title: 'Threats to a cell', position: 'midgame', pointed: at(0, 1), threats: true },
  { title: 'Threats to the castle', position: 'midgame', pointed: { type: 'ownCastle' }, threats: true },
  { title: 'Which cell?', position: 'asking', presses: [card(0), at(1, 0)] },
  { title: 'Where to?', position: 'asking', presses: [at(0, 0), at(0, 1)] },
  { title: 'Opening hand', position: 'opening' },
];

/** Orders of the position "midgame" that leave something to read. */
export const TOLD: readonly Order[] = [
  { type: 'attack', unit: 'first', target: 'doomed' },
  { type: 'attackCastle', unit: 'archer' },
];

export const REFUSED: readonly Order[] = [{ type: 'attack', unit: 'spent', target: 'doomed' }];
