/** Outlines in a field of 100 by 100: the rim, the enamel inside it, and where the emblem sits. */
export interface MedallionShape {
  readonly rim: string;
  readonly field: string;
  readonly pattern: 'masonry' | 'leaves' | 'lozenges' | 'waves' | 'rings';
  readonly emblemSize: number;
  readonly emblemCenter: number;
}

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
      field: leaf(0.86),
      pattern: 'leaves',
      emblemSize: 52,
      emblemCenter: 52,
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
  const at = (across: number, down: number) => `${tenth(50 + across * scale)} ${tenth(51 + (down - 51) * scale)}`;
  const half = (sign: 1 | -1) => ({
    shoulder: at(32 * sign, 15),
    thorn: at(47 * sign, 52),
    bends: [at(6 * sign, 10), at(17 * sign, 15), at(29 * sign, 27), at(33 * sign, 43)] as const,
    fall: [at(38 * sign, 55), at(34 * sign, 66), at(27 * sign, 79), at(12 * sign, 92)] as const,
    waist: at(33 * sign, 66),
  });
  const right = half(1);
  const left = half(-1);
  return [
    `M${at(0, 2)}C${right.bends[0]} ${right.bends[1]} ${right.shoulder}`,
    `C${right.bends[2]} ${right.bends[3]} ${right.thorn}`,
    `C${right.fall[0]} ${right.fall[1]} ${right.waist}C${right.fall[2]} ${right.fall[3]} ${at(0, 99)}`,
    `C${left.fall[3]} ${left.fall[2]} ${left.waist}C${left.fall[1]} ${left.fall[0]} ${left.thorn}`,
    `C${left.bends[3]} ${left.bends[2]} ${left.shoulder}C${left.bends[1]} ${left.bends[0]} ${at(0, 2)}Z`,
  ].join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
