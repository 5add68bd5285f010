import { DIRECTIONS, type Direction } from '../../../../core/geometry/direction';
import { rounded } from '../canvas/hand';

/** Outlines of a token around its middle, in drawing units. */
interface TokenShape {
  readonly plate: string;
  /** The track of the health arc. It begins at twelve o'clock. */
  readonly band: string;
  readonly rim: string;
  readonly enamel: string;
  readonly veil: string;
  readonly prow: string;
}

export const PLATE_RADIUS = 23;
/** Beyond half a cell: it points into the next one, and ends before whoever stands there. */
export const PROW_TIP = 35;

/** Sides differ by shape first: the viewer's own are round, the others cut. */
export const TOKEN_SHAPES: { readonly [Owner in 'own' | 'foe']: TokenShape } = {
  own: {
    plate: ring(PLATE_RADIUS),
    band: ring(20.8),
    rim: ring(17.7),
    enamel: ring(15.5),
    veil: ring(26.2),
    prow: `M-12-20.3L0-${PROW_TIP}L12-20.3A23.6 23.6 0 0 0-12-20.3Z`,
  },
  foe: {
    plate: octagon(PLATE_RADIUS),
    band: octagon(20.6),
    rim: octagon(17.7),
    enamel: octagon(15.5),
    veil: octagon(26.2),
    prow: `M-12.5-20.6L0-${PROW_TIP}L12.5-20.6L9.7-23.4H-9.7Z`,
  },
};

/** Of small tokens: larger, and still ending before a neighbour. */
export const SMALL_SCALE = 1.12;
export const SMALL_PROW_TIP = 32;
/** Towards a corner there is more room. */
const SMALL_CORNER_TIP = 38;

export function smallProw(facing: Direction): string {
  const isToCorner = DIRECTIONS.indexOf(facing) % 2 === 1;
  return `M-15-16L0-${isToCorner ? SMALL_CORNER_TIP : SMALL_PROW_TIP}L15-16Z`;
}

function ring(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

function octagon(radius: number): string {
  const [far, near] = [rounded(radius), rounded(radius * Math.tan(Math.PI / 8))];
  return `M0-${far}H${near}L${far}-${near}V${near}L${near} ${far}H-${near}L-${far} ${near}V-${near}L-${near}-${far}Z`;
}

/** The same facing, reached the short way from where the prow points now. */
export function nearestTurn(from: number, facing: Direction): number {
  const apart = (((degreesOf(facing) - from) % 360) + 540) % 360;
  return from + apart - 180;
}

/** Clockwise from north. */
export function degreesOf(facing: Direction): number {
  return DIRECTIONS.indexOf(facing) * 45;
}
