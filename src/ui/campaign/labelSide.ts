type Place = readonly [number, number];

/** Where the name of a battle stands beside its place on the map. */
export const LABEL_SIDES = ['right', 'left', 'below', 'above'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];

const WAYS: Readonly<Record<LabelSide, Place>> = { right: [1, 0], left: [-1, 0], below: [0, 1], above: [0, -1] };
/** A line of writing belongs beside its sign: under it or over it only where the road leaves no better room. */
const RELUCTANCE: Readonly<Record<LabelSide, number>> = { right: 0, left: 0.15, below: 0.3, above: 1.4 };
/** So near the edge of the sheet there is no room for a name. */
const EDGES = { least: 170, most: 800, lowest: 640 } as const;

/** The side on which the road to the neighbours is farthest from the name. */
export function labelSide(place: Place, neighbours: readonly Place[]): LabelSide {
  const ways = neighbours.map((other) => unit([other[0] - place[0], other[1] - place[1]]));
  const room = LABEL_SIDES.filter((side) => fits(side, place)).map((side) => {
    const [across, down] = WAYS[side];
    const nearest = Math.max(-1, ...ways.map(([x, y]) => across * x + down * y));
    return { side, crowded: nearest + RELUCTANCE[side] };
  });
  return room.reduce((best, each) => (each.crowded < best.crowded ? each : best)).side;
}

function fits(side: LabelSide, [x, y]: Place): boolean {
  if (side === 'right') return x <= EDGES.most;
  if (side === 'left') return x >= EDGES.least;
  return side === 'above' || y <= EDGES.lowest;
}

function unit([x, y]: Place): Place {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
