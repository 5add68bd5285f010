/** Outlines in a field of 100 by 100: the rim, the enamel inside it, and where the emblem sits. */
export interface MedallionShape {
  readonly rim: string;
  readonly field: string;
  readonly pattern: 'masonry' | 'leaves' | 'lozenges' | 'waves' | 'rings';
  readonly emblemSize: number;
  readonly emblemCenter: number;
}

/** Half a leaf as cubic bows from its tip to its stem: a barb at the shoulder and one at the waist. */
const LEAF_BOWS = [
  [5, 9, 18, 15, 37, 11],
  [32, 18, 30, 24, 33, 32],
  [36, 40, 41, 46, 50, 49],
  [42, 52, 38, 56, 36, 63],
  [32, 79, 15, 90, 0, 100],
] as const;

const PLAIN: MedallionShape = {
  rim: ring(47),
  field: ring(40),
  pattern: 'rings',
  emblemSize: 54,
  emblemCenter: 50,
};

const SHAPES = new Map<string, MedallionShape>([
  [
    'bastion',
    {
      rim: 'M12 6H31V13H39V6H61V13H69V6H88V51C88 74 70 87 50 97C30 87 12 74 12 51Z',
      field: 'M18 12H25V19H45V12H55V19H75V12H82V51C82 70 67 81 50 90C33 81 18 70 18 51Z',
      pattern: 'masonry',
      emblemSize: 50,
      emblemCenter: 51,
    },
  ],
  [
    'thornveil',
    {
      rim: leaf(1),
      field: leaf(0.85),
      pattern: 'leaves',
      emblemSize: 52,
      emblemCenter: 48,
    },
  ],
  [
    'cinder',
    { rim: star(10, 49, 38.5), field: star(10, 41.5, 32.5), pattern: 'lozenges', emblemSize: 46, emblemCenter: 49 },
  ],
  [
    'galecrest',
    { rim: scallops(12, 43.5), field: scallops(12, 36.8), pattern: 'waves', emblemSize: 54, emblemCenter: 50 },
  ],
]);

export function medallionShape(faction: string): MedallionShape {
  return SHAPES.get(faction) ?? PLAIN;
}

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${tenth(50 + radius * Math.cos(angle))} ${tenth(50 + radius * Math.sin(angle))}`;
}

function ring(radius: number): string {
  return `M${50 - radius} 50A${radius} ${radius} 0 1 1 ${50 + radius} 50A${radius} ${radius} 0 1 1 ${50 - radius} 50Z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    point(corner % 2 === 0 ? outer : inner, corner / (points * 2)),
  );
  return `M${corners.join('L')}Z`;
}

function scallops(count: number, radius: number): string {
  const bow = tenth(radius * Math.sin(Math.PI / count) * 1.04);
  const arcs = Array.from(
    { length: count },
    (_, lobe) => `A${bow} ${bow} 0 0 1 ${point(radius, (lobe + 1.5) / count)}`,
  );
  return `M${point(radius, 0.5 / count)}${arcs.join('')}Z`;
}

function leaf(scale: number): string {
  const at = (across: number, down: number) => `${tenth(50 + across * scale)} ${tenth(49 + (down - 49) * scale)}`;
  const down = LEAF_BOWS.map(([a, b, c, d, e, f]) => `C${at(a, b)} ${at(c, d)} ${at(e, f)}`);
  const up = LEAF_BOWS.toReversed().map(([a, b, c, d], index) => {
    const end = LEAF_BOWS[LEAF_BOWS.length - 2 - index];
    return `C${at(-c, d)} ${at(-a, b)} ${at(-(end?.[4] ?? 0), end?.[5] ?? 0)}`;
  });
  return `M${at(0, 0)}${down.join('')}${up.join('')}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
