import type { CardLook } from '../../common/card/useCardLook';
import { Medallion } from '../Medallion';
import type { View } from '../theatre/subject';
import { CardPicture } from './CardPicture';

interface CardTokenProps {
  readonly look: CardLook;
  /** A face below some 50 CSS pixels doesn't read: the emblem does. */
  readonly view: Extract<View, 'token' | 'mark'>;
  /** In CSS pixels. */
  readonly width: number;
  readonly spent?: boolean;
}

/** A unit in the shape of its faction: its portrait, or its emblem where that is too small. */
export function CardToken({ look, view, width, spent = false }: CardTokenProps) {
  return (
    <CardPicture look={look} view={view} width={width} spent={spent}>
      <Medallion faction={look.faction} emblem={look.emblem} spent={spent} />
    </CardPicture>
  );
}
