import { medallionShape } from './medallionShapes';
import styles from './TitleArt.module.css';

const THIRDS = [0, 1 / 3, 2 / 3, 1] as const;

/** A point of the sheet as it lies on the table: across and down from zero to one. */
function spot(across: number, down: number): string {
  const width = 190 + 74 * down;
  return `${Math.round((360 + (across - 0.5) * width) * 10) / 10} ${Math.round((178 + down * 64) * 10) / 10}`;
}

function column(first: number): string {
  const last = first + 1 / 3;
  return `M${spot(first, 0)}L${spot(last, 0)}L${spot(last, 1)}L${spot(first, 1)}Z`;
}

const GRID = THIRDS.map((third) => `M${spot(third, 0)}L${spot(third, 1)}M${spot(0, third)}L${spot(1, third)}`).join('');
const SHEET =
  'M64 170L140 173 222 169 304 172 388 169 470 172 556 169 656 171 664 190 676 206 684 226 700 251 610 253 520 250 430 254 340 251 250 254 150 250 66 253 20 250 34 228 44 210 56 188Z';
const HILL =
  'M334 208Q346 199 362 200T386 208Q374 216 358 215T334 208ZM344 207Q354 203 364 204T374 208Q364 211 356 211T344 207Z';
const TREES = 'M404 196l4-9 4 9ZM414 199l4-10 4 10ZM409 228l5-11 5 11ZM446 231l5-11 5 11ZM430 192l3-8 3 8Z';
const REEDS = 'M284 189l2-7M288 189v-8M292 189l-2-7M266 235l2-8M271 235v-9M276 235l-2-8';
const ROUTE = 'M300 208Q330 188 360 190T416 206';

/** The inked sheet: nine cells between the two keeps, with a token of each side on it. */
export function TitleMap() {
  return (
    <g>
      <path d={SHEET} className={styles.sheetShadow} transform="translate(3 6)" />
      <path d={SHEET} className={styles.sheet} />
      <path d={column(0)} className={styles.ember} />
      <path d={column(2 / 3)} className={styles.sea} />
      <path d={GRID} className={styles.ink} />
      <path d={HILL} className={styles.ink} />
      <path d={REEDS} className={styles.ink} />
      <path d={TREES} className={styles.trees} />
      <path d={ROUTE} className={styles.route} />
      <Token faction="bastion" across={276} />
      <Token faction="cinder" across={418} />
    </g>
  );
}

function Token({ faction, across }: { readonly faction: string; readonly across: number }) {
  const { rim, field } = medallionShape(faction);
  return (
    <g className={`f-${faction}`} transform={`translate(${across} 188) scale(0.3)`}>
      <ellipse cx={54} cy={97} rx={38} ry={9} className={styles.groundShadow} />
      <path d={rim} className={styles.tokenRim} />
      <path d={field} className={styles.tokenField} />
    </g>
  );
}
