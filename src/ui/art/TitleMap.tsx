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
  'M336 210a24 8.5 0 1 0 48 0a24 8.5 0 1 0 -48 0ZM345 209a16 5.5 0 1 0 32 0a16 5.5 0 1 0 -32 0ZM353 208a9 2.8 0 1 0 18 0a9 2.8 0 1 0 -18 0ZM341 208l-4 1M346 212l-4 3M354 214l-2 3M361 215v3M368 214l2 3M375 212l4 3M379 208l4 1';
const TREES =
  'M434 190l4-9 4 9ZM446 192l4-9 4 9ZM409 232l5-11 5 11ZM420 235l4-9 4 9ZM458 231l5-11 5 11ZM456 208l4-9 4 9Z';
const REEDS = 'M284 189l2-7M288 189v-8M292 189l-2-7M266 235l2-8M271 235v-9M276 235l-2-8';
const ROUTE = 'M306 203Q330 186 358 186T408 198M408 198l-8-1M408 198l-6-6';

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
