import type { AppStore } from '../../store/createStore';
import { troubleDismissed } from '../../store/invitations/invitationSlice';
import { linkAddress, linkText } from '../../store/links/linkAddress';
import { battleOpened, fieldOpened, homeOpened } from '../../store/screenSlice';
import { selectBattleNumber, selectBook, selectIsUnfinished } from '../../store/view/battleSelectors';
import { freshSeed } from '../common/boot/freshSeed';
import { type Address, PATHS, type Place, readAddress } from './address';
import { goTo, replaceAddress, settingsEntry } from './navigation';

/** Whether the page was opened at an address, or it changed in the open page. */
type Arrival = 'opened' | 'changed';

/**
 * The address leads and the store's screen follows, now and whenever it changes; a battle that begins leads the address.
 * Ends when the first screen is known.
 */
export async function followAddress(store: AppStore): Promise<void> {
  leadIntoBattles(store);
  addEventListener('hashchange', () => void follow(store, 'changed'));
  await follow(store, 'opened');
}

async function follow(store: AppStore, arrival: Arrival): Promise<void> {
  const address = readAddress(location.hash);
  dropOldTrouble(store, address);
  if (address.type === 'place') followPlace(store, address, arrival);
  else if (address.type === 'settings') followSettings(store, arrival);
  else if (address.type === 'unknown') step(store, 'home');
  else {
    const followed = followLink(store, arrival);
    // A file may be long in coming: the page doesn't wait for it.
    if (address.kind === 'battle') await followed;
  }
}

/** Stores whose page is on its way back from a link: what was wrong with the link is to be read there. */
const leadingBack = new WeakSet<AppStore>();

/** What was wrong with one address isn't said at the next. Settings lie over the place where it is said. */
function dropOldTrouble(store: AppStore, { type }: Address): void {
  if (type === 'settings' || leadingBack.delete(store)) return;
  if (store.getState().invitation.trouble !== null) store.dispatch(troubleDismissed());
}

function followPlace(store: AppStore, { place, path }: Address & { type: 'place' }, arrival: Arrival): void {
  const isOpened = arrival === 'opened';
  // A finished battle is not opened again by the next visit.
  if (isOpened && place === 'battle' && isFinished(store)) replaceAddress(PATHS.home);
  else if (location.hash !== `#${path}`) replaceAddress(path);
  else step(store, place);
}

function isFinished(store: AppStore): boolean {
  return selectBook(store.getState()) !== null && !selectIsUnfinished(store.getState());
}

function followSettings(store: AppStore, arrival: Arrival): void {
  const known = settingsEntry();
  if (arrival === 'changed') {
    if (known === null) replaceAddress('/settings', { over: below(store), isFirst: false });
    return;
  }
  const over = known?.over ?? below(store);
  if (known === null) replaceAddress('/settings', { over, isFirst: true });
  step(store, PLACES_BELOW[over] ?? 'home');
}

const PATH_OF = { home: PATHS.home, battle: PATHS.battle, field: PATHS.fieldBattle } as const;
const PLACES_BELOW: Readonly<Record<string, Place>> = { [PATHS.battle]: 'battle', [PATHS.fieldBattle]: 'fieldBattle' };

/** The place that is on. */
function below(store: AppStore): string {
  return PATH_OF[store.getState().screen];
}

/** Places where a battle goes on; everywhere else none does. */
const SCREEN_OF: Readonly<Partial<Record<Place, 'battle' | 'field'>>> = { battle: 'battle', fieldBattle: 'field' };
const OPENED = { home: homeOpened, battle: battleOpened, field: fieldOpened } as const;

/** An opponent goes on only while somebody looks at the battle. */
function step({ dispatch, getState }: AppStore, place: Place): void {
  const { screen } = getState();
  const wanted = SCREEN_OF[place] ?? 'home';
  if (wanted !== screen) dispatch(OPENED[wanted]());
}

/**
 * Begins the battle that a link asks for, and takes the link out of the address: a reload goes on with the battle instead
 * of beginning it anew. Its reader comes only when there is a link.
 */
async function followLink(store: AppStore, arrival: Arrival): Promise<void> {
  const text = linkText(location.hash);
  const hash = linkAddress(text === '' ? `seed=${freshSeed()}` : text);
  if (location.hash !== hash) history.replaceState(null, '', hash);
  const { readLink } = await import('./readLink');
  await readLink(store, hash);
  // It couldn't be followed, or it waits for an answer: meanwhile one is where one was.
  if (location.hash !== hash) return;
  leadingBack.add(store);
  if (arrival === 'changed') history.back();
  else replaceAddress(selectIsUnfinished(store.getState()) ? PATHS.battle : PATHS.home);
}

/** Whoever begins a battle, by press, link or file, is at the battle; from a link without an entry in the history. */
function leadIntoBattles(store: AppStore): void {
  let before = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    const isOpened = now.screen === 'battle' && before.screen !== 'battle';
    const isAtField = now.screen === 'field' && before.screen !== 'field';
    const isBegun = selectBattleNumber(now) !== selectBattleNumber(before);
    before = now;
    const address = readAddress(location.hash);
    if (isAtField && !(address.type === 'place' && address.place === 'fieldBattle')) goTo(PATHS.fieldBattle);
    if (address.type === 'place' && address.place === 'battle') return;
    if (isOpened || (isBegun && now.screen === 'battle' && address.type === 'link')) goTo(PATHS.battle);
  });
}
