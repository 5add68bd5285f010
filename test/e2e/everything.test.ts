import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { stableHash } from '../../src/kernel/hash';
import { toBackupText } from '../../src/store/backup/backupFile';
import { openVisits } from './support/browser';
import { beginBattle, endTurn, readTable, waitForTurn } from './support/table';

const visit = openVisits();

/** Over the start page: a battle has them in its menu, without the file. */
async function openSettings(page: Page) {
  await page.goto(`${inject('pageUrl')}#/`);
  await page.getByRole('heading', { level: 1, name: 'Ninekeep' }).waitFor();
  await page.goto(`${inject('pageUrl')}#/settings`);
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Export everything' }).waitFor();
  return dialog;
}

async function exported(page: Page): Promise<string> {
  const dialog = await openSettings(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export everything' }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

async function importText(page: Page, name: string, text: string): Promise<string> {
  const dialog = await openSettings(page);
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Import…' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  // What was said of the file before may stand a moment longer.
  const said = dialog.getByRole('alert').filter({ hasText: name });
  return said.innerText();
}

/** The parts of an export, by which two are compared. */
const partsOf = (text: string): Record<string, unknown> =>
  (JSON.parse(text) as { parts: Record<string, unknown> }).parts;

test('one file takes everything to another browser: what it would replace is said first, the running battle goes on there, and all of it can be undone; a broken file of each kind says what and where and changes nothing', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await endTurn(page);
  const left = await waitForTurn(page);
  const text = await exported(page);
  const parts = partsOf(text);

  const { page: other, complaints: others } = await visit({ speed: 'instant' });
  await other.goto(inject('pageUrl'));
  const before = await exported(other);
  const sealed = Object.entries(parts.battles as Record<string, object>).map(([name, save]) =>
    /^battle(-2)?$/.test(name) ? [name, { ...save, checksum: 'bent' }] : [name, save],
  );
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['half.json', text.slice(0, text.length / 2), /half\.json is no whole JSON: .+Nothing was changed\./],
    ['other.json', '{"format":"ninekeep-battle"}', /other\.json is not a file with everything of Ninekeep/],
    ['old.json', JSON.stringify({ ...JSON.parse(text), version: 99 }), /old\.json: another version of the game/],
    ['bent.json', text.replace('"instant"', '"normal"'), /bent\.json is damaged: its checksum/],
    ['new.json', toBackupText({ ...parts, studio: {} }), /new\.json, part “studio”: this version .+ no such part/],
    ['set.json', toBackupText({ ...parts, settings: { theme: 'neon' } }), /part “settings”: theme: "neon" is not/],
    ['run.json', toBackupText({ ...parts, battles: Object.fromEntries(sealed) }), /part “battles”: battle(-2)?: /],
    ['won.json', toBackupText({ ...parts, progress: { mine: 'x' } }), /part “progress”: mine: it must be a text/],
    ['kept.json', toBackupText({ ...parts, archive: { battles: 7 } }), /part “archive”: /],
  ];
  for (const [name, content, told] of broken) {
    const said = await importText(other, name, content);
    expect(said).toMatch(told);
    expect(said).toContain('Nothing was changed.');
  }
  expect(stableHash(partsOf(await exported(other)))).toBe(stableHash(partsOf(before)));

  expect(await importText(other, 'mine.json', text)).toMatch(
    /mine\.json would replace .+Running battles: 0 now, 1 in the file/s,
  );
  await other.getByRole('button', { name: 'Replace it' }).click();
  await other.getByRole('link', { name: /^Continue the battle/ }).click();
  expect((await waitForTurn(other)).cells).toEqual(left.cells);
  expect((await readTable(other)).hand).toEqual(left.hand);

  const dialog = await openSettings(other);
  await dialog.getByRole('button', { name: 'Undo the last import' }).click();
  await other.getByRole('link', { name: /^Play your first battle/ }).waitFor();
  expect(stableHash(partsOf(await exported(other)))).toBe(stableHash(partsOf(before)));
  expect([...complaints, ...others]).toEqual([]);
}, 120_000);
