import { type Position, toPoint } from '../../battle/model/position';
import type { Side } from '../../kernel/sides';
import * as playback from '../playback/places';

/** What the card battle's cells, castles and cards of the hand carry. */
export const cellPlace = (cell: Position): string => playback.cellPlace(toPoint(cell));
export const castlePlace = (side: Side): string => `castle ${side}`;
/** The whole hand, for what goes back into it. */
export const HAND_PLACE = 'hand';
export const cardPlace = (card: string): string => `card ${card}`;
