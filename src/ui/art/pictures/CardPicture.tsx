import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CardLook } from '../../common/card/useCardLook';
import type { View } from '../theatre/subject';
import styles from './CardPicture.module.css';
import { usePicture } from './usePicture';

interface CardPictureProps {
  readonly look: CardLook;
  readonly view: View;
  /** In CSS pixels, about as wide as it is shown. */
  readonly width: number;
  /** Without colour: it can't act, or can't be played. */
  readonly spent?: boolean;
  readonly className?: string | undefined;
  /** What stands in until the picture is there. */
  readonly children: ReactNode;
}

/** The picture of a card, hidden from screen readers: the card's name stands beside it in words. */
export function CardPicture({ look, view, width, spent = false, className = '', children }: CardPictureProps) {
  const bitmap = usePicture(look, view, width);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null && bitmap !== null) show(canvas.current, bitmap, spent);
  }, [bitmap, spent]);
  if (bitmap === null) return children;
  const shown = `${styles.picture} ${styles[view]} ${className}`;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus, but is told of as one unless it is hidden
  return <canvas ref={canvas} className={shown} data-picture={view} aria-hidden="true" />;
}

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, spent: boolean): void {
  // Another size also empties it.
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(spent ? greyOf(bitmap) : bitmap, 0, 0);
}

/** Blending takes longer than anything else about a picture, and the same cards are spent again and again. */
const greys = new WeakMap<ImageBitmap, OffscreenCanvas>();

function greyOf(bitmap: ImageBitmap): OffscreenCanvas {
  const known = greys.get(bitmap);
  if (known !== undefined) return known;
  const grey = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = grey.getContext('2d');
  if (context !== null) paintGrey(context, bitmap);
  greys.set(bitmap, grey);
  return grey;
}

/** Painted into the picture: a filter of the style sheet would run in every frame in which it moves. */
function paintGrey(context: OffscreenCanvasRenderingContext2D, bitmap: ImageBitmap): void {
  context.drawImage(bitmap, 0, 0);
  context.globalCompositeOperation = 'saturation';
  context.fillStyle = 'hsl(0 0% 50% / 80%)';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = 'rgb(20 14 8 / 30%)';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(bitmap, 0, 0);
}
