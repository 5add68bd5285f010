import { type Masonry, masonry } from './masonry';
import { StoneFace } from './StoneFace';
import styles from './TitleArt.module.css';

interface Plan {
  readonly across: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  readonly roof: number;
}

const PLANS = {
  far: { across: 158, half: 12, top: 96, foot: 160, roof: 40 },
  great: { across: 115, half: 17, top: 70, foot: 104, roof: 50 },
  outer: { across: 52, half: 20, top: 112, foot: 230, roof: 52 },
  near: { across: 212, half: 22, top: 128, foot: 234, roof: 56 },
} as const satisfies Record<string, Plan>;

type TowerName = keyof typeof PLANS;

function stonesOf({ across, half, top, foot }: Plan): Masonry {
  return masonry({
    left: across - half,
    right: across + half,
    top: top + 20,
    bottom: foot - 6,
    course: 9,
    stone: 12,
    sag: 2.5,
  });
}

const STONES: Record<TowerName, Masonry> = {
  far: stonesOf(PLANS.far),
  great: stonesOf(PLANS.great),
  outer: stonesOf(PLANS.outer),
  near: stonesOf(PLANS.near),
};

interface TitleTowerProps {
  readonly name: TowerName;
  readonly stone: string;
  readonly roof: string;
}

/** A round tower with parapet, pointed roof and pennant. */
export function TitleTower({ name, stone, roof }: TitleTowerProps) {
  const { across, half, top, foot, roof: height } = PLANS[name];
  const lip = half + 4;
  const merlon = (lip * 2) / 7;
  const battlement = `v-8h${merlon}v8h${merlon}v-8h${merlon}v8h${merlon}v-8h${merlon}v8h${merlon}v-8h${merlon}v8`;
  return (
    <g transform={`translate(${across} 0)`}>
      <path d={`M0 ${top - height}V${top - height - 16}`} className={styles.pole} />
      <path
        d={`M0 ${top - height - 16}Q9 ${top - height - 18} 20 ${top - height - 11}Q9 ${top - height - 9} 0 ${top - height - 7}Z`}
        className={styles.cloth}
      />
      <path
        d={`M${-half} ${top + 2}L0 ${top - height}L${half} ${top + 2}Q0 ${top + 7} ${-half} ${top + 2}Z`}
        fill={roof}
        className={styles.edge}
      />
      <path
        d={`M0 ${top - height}L${-half / 3} ${top}M0 ${top - height}L${half / 3} ${top}`}
        className={styles.tiles}
      />
      <path
        d={`M${-half} ${top + 12}H${half}V${foot - 12}L${half + 3} ${foot}H${-half - 3}L${-half} ${foot - 12}Z`}
        fill={stone}
        className={styles.edge}
      />
      <g transform={`translate(${-across} 0)`}>
        <StoneFace stones={STONES[name]} />
      </g>
      <path
        d={`M${-half} ${top + 18}Q0 ${top + 24} ${half} ${top + 18}V${top + 26}Q0 ${top + 32} ${-half} ${top + 26}Z`}
        className={styles.shade}
      />
      <path
        d={`M${-lip} ${top + 4}${battlement}V${top + 13}L${half} ${top + 20}H${-half}L${-lip} ${top + 13}Z`}
        fill={stone}
        className={styles.edge}
      />
      <path d={`M${-lip} ${top + 12}H${lip}`} className={styles.seams} />
      <path d={windowsOf(half, top, foot)} className={styles.windowLit} />
    </g>
  );
}

function windowsOf(half: number, top: number, foot: number): string {
  if (foot - top < 80) return `M-2.5 ${top + 34}v-6a2.5 2.5 0 0 1 5 0v6Z`;
  const side = half / 2.4;
  return [0, 30]
    .map(
      (drop) =>
        `M${-side - 3} ${top + 50 + drop}v-8a3 3 0 0 1 6 0v8ZM${side - 3} ${top + 50 + drop}v-8a3 3 0 0 1 6 0v8Z`,
    )
    .join('');
}
