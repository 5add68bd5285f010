import { promisifyRequest } from 'idb-keyval';
import { browserArchive } from '../archive/archive';
import { archiveFile, readArchiveFile } from '../archive/archiveFile';
import type { FoundBattle } from '../archive/keptBattle';
import { OWN_DECKS_KEY, ownDecks } from '../decks/ownDecks';
import { openDatabase } from '../saves/database';
import { readStoredSettings, SETTINGS_KEY } from '../settings/settingsStorage';
import type { BackupParts } from './backupFile';

/** What was there before the last import, so that it can be had back. */
const UNDO = 'undo-import';
const PREFIX = 'ninekeep-';
/** They are parts of their own. */
const APART: readonly string[] = [SETTINGS_KEY, OWN_DECKS_KEY];
/** They tell of this very tab or load. */
const PASSING: readonly string[] = ['ninekeep-broke', 'ninekeep-begun'];
/** Whose tabs must stop to write what they hold. */
const GAMES = ['battle', 'field'] as const;

/** All that this browser keeps. */
export async function readEverything(): Promise<BackupParts> {
  const kept = await openDatabase().run('readonly', async (saves) => {
    const keys = (await promisifyRequest(saves.getAllKeys())).filter((key) => typeof key === 'string' && key !== UNDO);
    const values = await Promise.all(keys.map((key) => promisifyRequest<unknown>(saves.get(key))));
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
  });
  const archive = archiveFile(await browserArchive().all());
  return { settings: readStoredSettings() ?? {}, battles: kept, decks: ownDecks(), progress: readTexts(), archive };
}

/**
 * Puts these parts in place of what is there, and keeps that to be had back. Parts that are missing stay as they are. Tabs
 * that hold a battle write it no more: the page must be loaded again.
 */
export async function replaceEverything(parts: BackupParts): Promise<void> {
  const before = await readEverything();
  await write(parts, before);
}

/** What the last import replaced comes back. */
export async function undoImport(): Promise<void> {
  const before = await readUndo();
  if (before !== null) await write(before, null);
}

export async function readUndo(): Promise<BackupParts | null> {
  const found = await openDatabase().run('readonly', (saves) =>
    promisifyRequest<BackupParts | undefined>(saves.get(UNDO)),
  );
  return found ?? null;
}

async function write(parts: BackupParts, undo: BackupParts | null): Promise<void> {
  const archived = archivedIn(parts);
  const before = await browserArchive().all();
  if (archived !== null) await browserArchive().replaceAll(archived);
  try {
    await writeRest(parts, undo);
  } catch (error) {
    // All or nothing.
    if (archived !== null) await browserArchive().replaceAll(before);
    throw error;
  }
}

/** Null where the file holds none: then they stay as they are. */
function archivedIn({ archive }: BackupParts): readonly FoundBattle[] | null {
  if (archive === undefined) return null;
  const read = readArchiveFile(archive);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

async function writeRest({ settings, battles, decks, progress }: BackupParts, undo: BackupParts | null): Promise<void> {
  const decksBefore = decksText(ownDecks());
  const textsBefore = { ...readTexts(), ...decksBefore, ...settingsText(readStoredSettings() ?? {}) };
  const texts = {
    ...((progress as Record<string, string> | undefined) ?? readTexts()),
    ...(decks === undefined ? decksBefore : decksText(decks)),
    ...settingsText(settings ?? readStoredSettings() ?? {}),
  };
  writeTexts(texts);
  try {
    await openDatabase().run('readwrite', (saves) => writeBattles(saves, battles, undo));
  } catch (error) {
    writeTexts(textsBefore);
    throw error;
  }
}

async function writeBattles(saves: IDBObjectStore, battles: unknown, undo: BackupParts | null): Promise<void> {
  const keys = await promisifyRequest(saves.getAllKeys());
  for (const game of GAMES) {
    const epochs = keys.flatMap((key) => (Array.isArray(key) && key[0] === game ? [Number(key[1])] : []));
    saves.put(Date.now(), [game, Math.max(0, ...epochs) + 1]);
  }
  if (battles !== undefined) {
    for (const key of keys) if (typeof key === 'string') saves.delete(key);
    for (const [key, value] of Object.entries(battles as object)) saves.put(value, key);
  }
  if (undo === null) saves.delete(UNDO);
  else saves.put(undo, UNDO);
}

function settingsText(settings: unknown): Record<string, string> {
  return { [SETTINGS_KEY]: JSON.stringify(settings) };
}

function decksText(decks: unknown): Record<string, string> {
  return { [OWN_DECKS_KEY]: JSON.stringify(decks) };
}

function readTexts(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((key) => isKept(key) && !APART.includes(key));
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
}

function writeTexts(texts: Readonly<Record<string, string>>): void {
  for (const key of Object.keys(localStorage))
    if (isKept(key) && !Object.hasOwn(texts, key)) localStorage.removeItem(key);
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}

function isKept(key: string): boolean {
  return key.startsWith(PREFIX) && !PASSING.includes(key);
}
