import { stableHash } from '../../kernel/hash';
import { type ArchiveFile, readArchiveFile } from '../archive/archiveFile';
import { campaignProgress } from '../campaign/campaignProgress';
import { ownArms } from '../campaign/ownArms';
import { checkOwnDecks } from '../decks/ownDeck';
import { lessonProgress } from '../lessons/lessonProgress';
import { unseal } from '../saves/save';
import { BOOK_PREFIX } from '../saves/saveStorage';
import { DEFAULT_SETTINGS, type Settings, settingsFrom } from '../settings/settings';
import { type BackupPart, isObject } from './backupFile';

/** What the file of everything is made of. */
export const BACKUP_PARTS = [
  { name: 'settings', whatIsWrong: whatIsWrongWithSettings, count: () => 1 },
  { name: 'battles', whatIsWrong: whatIsWrongWithBattles, count: countBattles },
  { name: 'archive', whatIsWrong: whatIsWrongWithArchive, count: (value) => (value as ArchiveFile).battles.length },
  { name: 'decks', whatIsWrong: whatIsWrongWithDecks, count: (value) => (value as readonly unknown[]).length },
  { name: 'progress', whatIsWrong: whatIsWrongWithTexts, count: (value) => Object.keys(value as object).length },
] as const satisfies readonly BackupPart[];

/** Texts whose content is known: one that is broken must not take the place of what is there. */
const KEPT_TEXTS = [campaignProgress, ownArms, lessonProgress] as const;

/** A save that is played from; others lie aside, and may be as broken as they are. */
const PLAYED = /^[a-z]+(-2|-replaced)?$/;

function whatIsWrongWithSettings(value: unknown): string | null {
  if (!isObject(value)) return 'it must be an object { … }';
  const read = settingsFrom(value, {});
  const wrong = Object.keys(DEFAULT_SETTINGS).find(
    (key) => Object.hasOwn(value, key) && stableHash(value[key]) !== stableHash(read[key as keyof Settings]),
  );
  return wrong === undefined ? null : `${wrong}: ${JSON.stringify(value[wrong]).slice(0, 80)} is not possible`;
}

function whatIsWrongWithBattles(value: unknown): string | null {
  if (!isObject(value)) return 'it must be an object { … }';
  const books = Object.fromEntries(
    Object.entries(value).flatMap(([name, book]) =>
      name.startsWith(BOOK_PREFIX) ? [[name.slice(BOOK_PREFIX.length), book] as const] : [],
    ),
  );
  for (const [name, save] of Object.entries(value)) {
    const unsealed = PLAYED.test(name) ? unseal(save, books) : null;
    if (unsealed?.ok === false) return `${name}: ${unsealed.refusal}`;
  }
  return null;
}

function countBattles(value: unknown): number {
  const names = isObject(value) ? Object.keys(value).filter((name) => PLAYED.test(name)) : [];
  // Two copies are one battle.
  return new Set(names.map((name) => name.replace(/-2$/, ''))).size;
}

function whatIsWrongWithArchive(value: unknown): string | null {
  const read = readArchiveFile(value);
  return read.ok ? null : read.refusal;
}

function whatIsWrongWithDecks(value: unknown): string | null {
  const read = checkOwnDecks(value);
  return read.ok ? null : read.refusal;
}

function whatIsWrongWithTexts(value: unknown): string | null {
  if (!isObject(value)) return 'it must be an object { … }';
  const wrong = Object.entries(value).find(([name, text]) => !name.startsWith('ninekeep-') || typeof text !== 'string');
  if (wrong !== undefined) return `${wrong[0].slice(0, 80)}: it must be a text of this game`;
  for (const { key, whatIsWrong } of KEPT_TEXTS) {
    const text = value[key];
    const problem = typeof text === 'string' ? whatIsWrong(text) : null;
    if (problem !== null) return `${key}: ${problem}`;
  }
  return null;
}
