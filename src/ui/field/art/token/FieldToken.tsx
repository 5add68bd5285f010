import { memo } from 'react';
import type { FormationRole } from '../../../../core/formations/formation';
import type { FieldBook } from '../../../../skirmish/model/book';
import { profileOf } from '../../../../skirmish/model/profile';
import type { FieldUnit } from '../../../../skirmish/model/state';
import { isDeepEqual } from '../../../common/hooks/memoByValue';
import '../fieldColours.css';
import styles from './FieldToken.module.css';
import { TokenPlate } from './TokenPlate';
import { TokenProw } from './TokenProw';
import { TokenBadges, TokenPips, TokenPlaque } from './TokenSigns';
import { SMALL_SCALE, TOKEN_SHAPES } from './tokenShapes';
import { badgesOf, isSpent, pipsOf } from './tokenState';
import { unitGlyph } from './unitGlyph';

/** Of full health, in hundredths: from here on the arc burns. */
const LOW = 34;
/** Sizes of a cell, in CSS pixels, from which a token shows all, and figures at least. */
const FULL_FROM = 56;
const FIGURES_FROM = 40;

export interface FieldTokenProps {
  readonly unit: FieldUnit;
  readonly book: FieldBook;
  /** Of the viewer's side. */
  readonly own: boolean;
  /** The size of a cell in CSS pixels; it is also the token's. */
  readonly cell: number;
  /** It is its side's turn: what it did, and has left to do, is shown. */
  readonly acting?: boolean;
  /** Its place in a formation. */
  readonly duty?: FormationRole | null;
  readonly chosen?: boolean;
  /** Health that a blow would take. */
  readonly loss?: number;
  /** Medallion and arc alone, for lists that say the rest in words. */
  readonly plain?: boolean;
}

/** A unit of the open field. It fills a square of the size of a cell, and its prow points out of it. */
export const FieldToken = memo(function FieldToken(props: FieldTokenProps) {
  const { unit, book, own, cell, acting = own, duty = null, chosen = false, loss = 0, plain = false } = props;
  const owner = own ? 'own' : 'foe';
  const percentOf = (health: number): number => (100 * health) / profileOf(book, unit.kind).fullHealth;
  const isSmall = cell < FIGURES_FROM;
  const isLow = percentOf(unit.health) <= LOW;
  const paint = own && acting && isSpent(book, unit) ? 'spent' : owner;
  const isRightTaken = RIGHTWARD.includes(unit.facing);
  const pips = own && acting ? pipsOf(book, unit) : [];
  return (
    <svg
      className={`${styles.token} ${styles[owner]} ${paint === 'spent' ? styles.spent : ''}`}
      width={cell}
      height={cell}
      viewBox="-31 -31 62 62"
      aria-hidden="true"
      focusable="false"
    >
      {chosen ? (
        <>
          <path d={TOKEN_SHAPES[owner].veil} className={styles.chosenEdge} />
          <path d={TOKEN_SHAPES[owner].veil} className={styles.chosen} />
        </>
      ) : null}
      <g className={unit.isHidden ? styles.veiled : undefined} transform={stanceOf(unit, isSmall)}>
        {book.rules.facing === undefined ? null : <TokenProw owner={owner} facing={unit.facing} isSmall={isSmall} />}
        <TokenPlate
          owner={owner}
          paint={paint}
          glyph={unitGlyph(book, unit.kind)}
          health={percentOf(unit.health)}
          loss={percentOf(Math.min(loss, unit.health))}
          isLow={isLow}
          isSmall={isSmall}
        />
      </g>
      {unit.isHidden ? <path d={TOKEN_SHAPES[owner].veil} className={styles.veil} /> : null}
      {plain ? null : isSmall ? (
        <ReadyMark isReady={own && acting && paint !== 'spent'} isRightTaken={isRightTaken} />
      ) : (
        <>
          <TokenPips pips={pips} />
          <TokenPlaque health={unit.health} isLow={isLow} isLarge={cell < FULL_FROM} />
          <TokenBadges badges={badgesOf(unit, duty, acting)} isRightTaken={isRightTaken} />
        </>
      )}
    </svg>
  );
}, isDeepEqual);

const RIGHTWARD: readonly string[] = ['northeast', 'east'];

/** Who lies down is flattened; small tokens are drawn larger. */
function stanceOf({ stance }: FieldUnit, isSmall: boolean): string | undefined {
  const scale = isSmall ? SMALL_SCALE : 1;
  if (stance === 'prone') return `translate(0 2) scale(${scale} ${scale * 0.88})`;
  return isSmall ? `scale(${scale})` : undefined;
}

/** Small tokens have no pips: one diamond says that something is left to do. */
function ReadyMark({ isReady, isRightTaken }: { readonly isReady: boolean; readonly isRightTaken: boolean }) {
  if (!isReady) return null;
  const shape = isRightTaken ? 'M-21-30l8 8-8 8-8-8z' : 'M21-30l8 8-8 8-8-8z';
  return <path d={shape} className={`${styles.pip} ${styles.left}`} />;
}
