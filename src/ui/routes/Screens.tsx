import { useEffect } from 'react';
import { markBroken } from '../common/boot/drawMark';
import { ErrorBoundary } from '../common/boot/ErrorBoundary';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import type { PagesProps } from '../home/wholePage';
import { Arrived } from './Arrived';
import { useSettingsDoor } from './navigation';
import { SCREENS } from './screens';
import { usePrefetch } from './usePrefetch';
import { useShownScreen } from './useShownScreen';

/** Framer Motion is for changes from one screen to the next: the first one does without. */
const movingScreen = ownFile(() => import('./MovingScreen').then((room) => room.MovingScreen));
const settingsDialog = ownFile(() => import('../screens/SettingsDialog').then((room) => room.SettingsDialog));
/** What the start page can do once the rest is there. */
const homeExtras = ownFile(() => import('../home/HomeExtras').then((room) => room.HomeExtras));
const LATER = [movingScreen, settingsDialog];

/** Whichever screen the address names, and the settings over it. The battle has them in its own menu. */
export function Screens({ isHomeDrawn, isHomeFirst }: PagesProps) {
  const speak = useSpeak();
  const { name, hasMoved, isMoving } = useShownScreen(movingScreen, isHomeFirst);
  const { title, focus } = SCREENS[name];
  const door = useSettingsDoor();
  const isOpen = door.isOpen && name !== 'battle';
  // Once it is there it stays, so that it can leave by itself.
  const SettingsDialog = useOwnFile(settingsDialog, isOpen || settingsDialog.fetched() !== null);
  const HomeExtras = useOwnFile(homeExtras, name === 'home');
  const Moving = isMoving ? movingScreen.fetched() : null;
  useTitle(door.isOpen ? speak('settings.title') : speak(title));
  usePrefetch(LATER);
  const isDrawn = isHomeDrawn && name === 'home';
  const screen = isDrawn ? null : <Arrived key={name} name={name} hasMoved={hasMoved} />;
  return (
    <ErrorBoundary place={name} onBroken={markBroken}>
      <VisuallyHidden>
        <span aria-live="polite">{hasMoved && focus === 'own' ? speak(title) : null}</span>
      </VisuallyHidden>
      {Moving === null || isDrawn ? screen : <Moving name={name}>{screen}</Moving>}
      {HomeExtras === null ? null : <HomeExtras />}
      {SettingsDialog === null ? null : <SettingsDialog isOpen={isOpen} onClose={door.close} />}
    </ErrorBoundary>
  );
}

/** "Settings – Ninekeep"; the start page is called as the game. */
function useTitle(title: string): void {
  const speak = useSpeak();
  const game = speak('app.title');
  const whole = title === game ? game : `${title} – ${game}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
