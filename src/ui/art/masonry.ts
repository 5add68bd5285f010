/** Stonework as three path strings, so that a whole wall of stones costs three nodes. */
export interface Masonry {
  readonly joints: string;
  readonly lit: string;
  readonly shaded: string;
}

interface MasonryPlan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly course: number;
  readonly stone: number;
  /** How far a course sags in the middle: zero for a flat wall, more for a round tower. */
  readonly sag?: number;
}

type Place = (across: number, down: number) => string;

export function masonry(plan: MasonryPlan): Masonry {
  const width = plan.right - plan.left;
  const sag = plan.sag ?? 0;
  const place: Place = (across, down) => {
    const turned = sag === 0 ? across : Math.sin((across - 0.5) * Math.PI) / 2 + 0.5;
    const bow = sag * (1 - (2 * turned - 1) ** 2);
    return `${round(plan.left + turned * width)} ${round(down + bow)}`;
  };
  const perCourse = Math.max(2, Math.round((sag === 0 ? 1 : 1.3) * (width / plan.stone)));
  const result = { joints: '', lit: '', shaded: '' };
  let row = 0;
  for (let top = plan.top; top < plan.bottom; top += plan.course) {
    result.joints += bed(place, top);
    for (let column = 0; column <= perCourse; column += 1) {
      const start = clamp((column - (row % 2) / 2) / perCourse);
      const end = clamp((column + 1 - (row % 2) / 2) / perCourse);
      if (end <= start) continue;
      if (start > 0) result.joints += `M${place(start, top)}L${place(start, top + plan.course)}`;
      const chance = scatter(row, column) % 100;
      if (chance < 17) result.lit += face(place, start, end, top, plan.course);
      else if (chance > 83) result.shaded += face(place, start, end, top, plan.course);
    }
    row += 1;
  }
  return result;
}

function bed(place: Place, top: number): string {
  return `M${place(0, top)}L${[0.2, 0.35, 0.5, 0.65, 0.8, 1].map((across) => place(across, top)).join(' ')}`;
}

function face(place: Place, start: number, end: number, top: number, course: number): string {
  const middle = (start + end) / 2;
  const along = [start, middle, end];
  const upper = along.map((across) => place(across, top)).join(' ');
  const lower = along
    .toReversed()
    .map((across) => place(across, top + course))
    .join(' ');
  return `M${upper} ${lower}Z`;
}

function scatter(row: number, column: number): number {
  const mixed = Math.imul(row + 11, 73_856_093) ^ Math.imul(column + 5, 19_349_663);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
