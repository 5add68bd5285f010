import { useState } from 'react';
import type { RootState } from '../../store/rootState';
import { selectBook } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import type { OwnFile } from '../common/notices/useOwnFile';
import { type Address, type Place, readAddress } from './address';
import { settingsEntry, useAddress } from './navigation';
import type { ScreenName } from './screens';

export interface ShownScreen {
  readonly name: ScreenName;
  /** Whether it is another one than the page was opened with, or was left and come back to. */
  readonly hasMoved: boolean;
  /** Whether what moves screens was there when the last change began: the first screen is never drawn anew for it. */
  readonly isMoving: boolean;
}

/** The screen that the address names. Settings lie over the last one, and a link leaves it until its battle begins. */
export function useShownScreen<Props>(motion: OwnFile<Props>, isHomeFirst: boolean): ShownScreen {
  const address = useAddress();
  const hasBattle = useAppSelector((state) => selectBook(state) !== null);
  const screen = useAppSelector((state) => state.screen);
  const [shown, show] = useState<ShownScreen>(() => {
    const name = named(placeIn(address) ?? firstBelow(screen), hasBattle);
    // Whoever pressed on the start page while the rest was being loaded has moved on.
    return { name, hasMoved: isHomeFirst && name !== 'home', isMoving: false };
  });
  const place = placeIn(address);
  const name = place === null ? shown.name : named(place, hasBattle);
  if (name === shown.name) return shown;
  const next = { name, hasMoved: true, isMoving: shown.isMoving || motion.fetched() !== null };
  show(next);
  return next;
}

function placeIn(address: Address): Place | 'unknown' | null {
  if (address.type === 'place') return address.place;
  return address.type === 'unknown' ? 'unknown' : null;
}

/** What lies below when the page is opened at the settings, or by a link. */
function firstBelow(screen: RootState['screen']): Place {
  const entry = settingsEntry();
  const over = entry === null ? null : readAddress(`#${entry.over}`);
  if (over?.type === 'place') return over.place;
  return screen === 'field' ? 'fieldBattle' : screen;
}

function named(place: Place | 'unknown', hasBattle: boolean): ScreenName {
  return place === 'battle' && !hasBattle ? 'noBattle' : place;
}
