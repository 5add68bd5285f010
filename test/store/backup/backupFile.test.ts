import { describe, expect, it } from 'vitest';
import { archiveFile } from '../../../src/store/archive/archiveFile';
import { keptBattle } from '../../../src/store/archive/keptBattle';
import { type BackupParts, readBackup, toBackupText } from '../../../src/store/backup/backupFile';
import { BACKUP_PARTS } from '../../../src/store/backup/parts';
import { toSaveFile } from '../../../src/store/saves/save';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';

const save = { record: { rules: 'hash', start: {}, orders: [] }, book: {}, seats: {}, stream: {} };
const kept = toSaveFile('battle', save as never);
const told = {
  mode: 'battle' as const,
  packed: 'c0123456789abcdefAAAA',
  book: '0123456789abcdef',
  seats: { left: 'human', right: 'captain' },
  winner: 'left' as const,
  decks: { left: 'bastion', right: null },
  ground: null,
  rounds: 9,
  castles: null,
};
const tried = [{ id: '1', name: 'earlier', from: { variation: null, orders: 3 }, orders: [{ type: 'endTurn' }] }];
const archive = archiveFile([{ battle: keptBattle(told, 0), book: undefined, variations: tried }]);
const PARTS: BackupParts = {
  archive,
  settings: DEFAULT_SETTINGS,
  battles: { battle: kept, 'battle-2': kept, 'battle-replaced': kept, 'battle-set-aside-2026': 'anything' },
  progress: { 'ninekeep-progress-campaign': '{"done":1,"of":12}' },
};

const refusalOf = (text: string) => {
  const read = readBackup(text, BACKUP_PARTS);
  return read.ok ? null : read.refusal;
};
const withParts = (parts: BackupParts) => refusalOf(toBackupText({ ...PARTS, ...parts }));

describe('a file of everything', () => {
  it('gives back what was put into it', () => {
    const read = readBackup(toBackupText(PARTS), BACKUP_PARTS);
    expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(PARTS)) });
  });

  it('takes changed keys in whatever order they were changed, and refuses two that meet', () => {
    expect(withParts({ settings: { ...DEFAULT_SETTINGS, keys: { undo: 'e', endTurn: 'u' } } })).toBeNull();
    expect(withParts({ settings: { ...DEFAULT_SETTINGS, keys: { undo: 'e' } } })).toMatchObject({
      type: 'bad-part',
      part: 'settings',
      detail: 'keys: {"undo":"e"} is not possible',
    });
  });

  it('counts two copies of a battle as one', () => {
    const battles = BACKUP_PARTS.find(({ name }) => name === 'battles');
    expect(battles?.count(PARTS.battles)).toBe(2);
  });

  it('holds the kept battles with their variations, and refuses what can’t be kept', () => {
    const kept = BACKUP_PARTS.find(({ name }) => name === 'archive');
    expect(kept?.count(archive)).toBe(1);
    expect(withParts({ archive: { ...archive, variations: { x: 7 } } })).toMatchObject({
      type: 'bad-part',
      part: 'archive',
      detail: 'variations.x.must be a list of at most 1000',
    });
  });

  it('is refused where its text is not whole, it is another file, or its content was changed', () => {
    const text = toBackupText(PARTS);
    expect(refusalOf(text.slice(0, -9))).toMatchObject({ type: 'no-json' });
    expect(refusalOf('{}')).toEqual({ type: 'no-backup' });
    expect(refusalOf(JSON.stringify(kept))).toEqual({ type: 'no-backup' });
    expect(refusalOf(text.replace('"version":1', '"version":9'))).toEqual({ type: 'other-version' });
    expect(refusalOf(text.replace('"theme":"dark"', '"theme":"light"'))).toEqual({ type: 'damaged' });
    expect(refusalOf(`"${'x'.repeat(20_000_000)}"`)).toEqual({ type: 'too-large' });
  });

  it.each<[string, BackupParts, object]>([
    [
      'settings',
      { settings: { ...DEFAULT_SETTINGS, theme: 'pink' } },
      { part: 'settings', detail: 'theme: "pink" is not possible' },
    ],
    ['settings that are a list', { settings: [] }, { part: 'settings', detail: 'it must be an object { … }' }],
    [
      'a battle',
      { battles: { battle: { ...kept, checksum: 'wrong' } } },
      { part: 'battles', detail: 'battle: its checksum does not fit its content' },
    ],
    [
      'progress',
      { progress: { 'other-game': '1' } },
      { part: 'progress', detail: 'other-game: it must be a text of this game' },
    ],
    [
      'the progress of the campaign',
      { progress: { 'ninekeep-campaign': '{"won":{"the-first-mile":["glory"]}}' } },
      {
        part: 'progress',
        detail: 'ninekeep-campaign: campaign.won.the-first-mile: must be a list of win, term, level',
      },
    ],
    [
      'a campaign that is no JSON',
      { progress: { 'ninekeep-campaign': '{"won":' } },
      { part: 'progress', detail: 'ninekeep-campaign: campaign: is no JSON' },
    ],
    [
      'arms',
      { progress: { 'ninekeep-arms': '{"worn":{"device":"dragon"}}' } },
      { part: 'progress', detail: 'ninekeep-arms: arms.worn.device: is no piece that can be drawn' },
    ],
  ])('says what is wrong with %s, and where', (_, parts, problem) => {
    expect(withParts(parts)).toEqual({ type: 'bad-part', ...problem });
  });

  it('names a part that this version doesn’t know', () => {
    expect(withParts({ dragons: {} })).toEqual({ type: 'unknown-part', part: 'dragons', detail: '' });
  });
});
