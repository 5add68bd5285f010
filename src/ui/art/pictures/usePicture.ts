import { useCallback, useSyncExternalStore } from 'react';
import type { CardLook } from '../../common/card/useCardLook';
import { useAppSelector } from '../../common/hooks/storeHooks';
import type { View } from '../theatre/subject';
import { pictures } from './pictures';
import type { Wish } from './shelf';
import { subjectOf } from './subjectOf';

/** A screen with more dots than this would show no difference, and filters cost by the dot. */
const MOST_DENSITY = 2;

/** The picture of a card, `width` CSS pixels wide; null until it was drawn. */
export function usePicture(look: CardLook, view: View, width: number): ImageBitmap | null {
  const theme = useAppSelector((state) => state.settings.theme);
  const subject = subjectOf(look);
  const pixels = Math.round(width * Math.min(Math.max(devicePixelRatio, 1), MOST_DENSITY));
  const wish = subject === null ? null : JSON.stringify({ subject, view, theme, pixels } satisfies Wish);
  const subscribe = useCallback(
    (listener: () => void) => (wish === null ? () => undefined : pictures.want(wish, listener)),
    [wish],
  );
  return useSyncExternalStore(subscribe, () => (wish === null ? null : pictures.at(wish)));
}
