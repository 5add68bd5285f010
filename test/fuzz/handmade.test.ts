import { describe, expect, it } from 'vitest';
import { contentKindOf } from '../../src/content/load/kinds';
import { edited, marked, SHIPPED } from '../content/support/cards';
import { DOORS } from './doors';
import { ABILITIES } from './handmade/abilities';
import { ART } from './handmade/art';
import { FILES } from './handmade/files';
import { GROUND } from './handmade/ground';
import { BATTLE_LINKS, COMMANDS, SCENARIO_LINKS, TERMINAL } from './handmade/lines';
import { PEOPLE } from './handmade/people';
import type { Edit } from './handmade/row';
import { RULES } from './handmade/rules';
import { CONTRADICTIONS, FORGERIES, POSITIONS, SEALS, type Tampering } from './handmade/saves';
import { CASE, SCENARIOS } from './handmade/scenarios';
import type { Door, Sample } from './support/door';
import { watchShared } from './support/untouched';
import { judge } from './support/verdict';

interface BadInput {
  readonly door: string;
  readonly sample: Sample;
  readonly text: string;
  readonly where: string;
  readonly message: string;
}

function doorOf(name: string): Door {
  const door = DOORS.find((each) => each.name === name);
  if (door === undefined) throw new Error(`there is no door ${name}`);
  return door;
}

/** Without a mark the mistake is found elsewhere in the file. */
function fromEdit(door: string, name: string, whole: string, [part, instead, message]: Edit): BadInput {
  const text = edited(whole, part, instead);
  const sample = { name, text: whole };
  if (!text.includes('▸')) return { door, sample, text, where: `${name}:`, message };
  const { line, column, text: unmarked } = marked(text);
  return { door, sample, text: unmarked, where: `${name}:${line}:${column}`, message };
}

const CONTENT = Object.entries({ ...PEOPLE, ...ABILITIES, ...ART, ...GROUND, ...RULES }).flatMap(([file, edits]) =>
  edits.map((edit) => fromEdit(contentKindOf(file) ?? '', file, SHIPPED.get(file) ?? '', edit)),
);

const CARD = 'cards/bastion/oathguard.json';
const ANY_FILE = FILES.flatMap(([text, where, message]) =>
  [
    ['card', CARD],
    ['scenario', 'case.json'],
  ].map(([door = '', name = '']): BadInput => {
    return { door, sample: { name, text: '' }, text, where: `${name}${where}`, message };
  }),
);

const CASES = SCENARIOS.map((edit) => fromEdit('scenario', 'case.json', CASE, edit));

const LINES = Object.entries({
  'battle link': BATTLE_LINKS,
  'scenario link': SCENARIO_LINKS,
  'command (en)': COMMANDS,
  terminal: TERMINAL,
}).flatMap(([door, lines]) =>
  lines.map(([text, where, message]): BadInput => ({ door, sample: { name: door, text: '' }, text, where, message })),
);

function tampered(door: string, sample: string, [path, value, message]: Tampering): BadInput {
  const found = doorOf(door).samples.find(({ name }) => name === sample);
  if (found === undefined) throw new Error(`there is no sample ${sample}`);
  const text =
    path === '' ? JSON.stringify(value) : JSON.stringify(replaced(JSON.parse(found.text), path.split('/'), value));
  return { door, sample: found, text, where: 'save', message };
}

function replaced(value: object, [key = '', ...rest]: readonly string[], instead: unknown): object {
  const present: unknown = Reflect.get(value, key);
  const member = rest.length === 0 ? insteadOf(present, instead) : replaced(present as object, rest, instead);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? member : item))
    : Object.fromEntries([...Object.entries(value), [key, member]]);
}

function insteadOf(present: unknown, instead: unknown): unknown {
  return typeof instead === 'function' ? instead(present) : instead;
}

const SAVES = [
  ...SEALS.map((row) => tampered('save', 'match', row)),
  ...FORGERIES.map((row) => tampered('forged save', 'match', row)),
  ...[...POSITIONS, ...CONTRADICTIONS].map((row) => tampered('forged save', 'position', row)),
];

const ALL = [...CONTENT, ...ANY_FILE, ...CASES, ...LINES, ...SAVES];

describe('what people get wrong', () => {
  const touched = watchShared();

  it.each(ALL.map((bad, index) => [`${index} ${bad.door}, ${bad.where}: ${bad.text.slice(-50)}`, bad] as const))(
    '%s',
    (_title, { door: name, sample, text, where, message }) => {
      const door = doorOf(name);
      expect(judge(door, text, sample, touched)).toMatchObject({ accepted: false, fault: null });
      const opened = door.open(text, sample);
      const complaints = opened.accepted ? [] : opened.complaints;
      const fitting = complaints.filter((it) => it.where.startsWith(where) && it.message.includes(message));
      expect(fitting, JSON.stringify(complaints.slice(0, 3))).not.toEqual([]);
    },
  );

  it('comes in three hundred ways and more', () => {
    expect(new Set(ALL.map(({ door, text }) => `${door} ${text}`)).size).toBeGreaterThanOrEqual(300);
  });
});
