import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CARD_FILES } from './support/cardFiles';
import { call, folderWithCards } from './support/terminal';

const OATHGUARD = 'cards/bastion/oathguard.json';
const ATTACK = `${OATHGUARD}:9:13 /attack attack must be a whole number from 0 to 999`;
const SLAG =
  'cards/cinder/slag-knight.json:7:11 /type type must be one of melee, ranged, hybrid (did you mean "melee"?)';

let root = '';

beforeEach(() => {
  root = folderWithCards();
});

function ninekeep(words: readonly string[], folder = root) {
  return call(folder, words);
}

function edit(file: string, part: string, instead: string): void {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(part, instead));
}

function breakTwo(): void {
  edit(OATHGUARD, '"attack": 19', '"attack": "19"');
  edit('cards/cinder/slag-knight.json', '"melee"', '"meele"');
}

describe('ninekeep', () => {
  it('lists its commands when asked, and when asked nothing', async () => {
    expect(await ninekeep(['--help'])).toMatchObject({ exit: 0, complaints: '' });
    expect((await ninekeep(['--help'])).said).toMatch(
      /check {7}find mistakes.*\n {2}corpus .*\n {2}export-csv .*\n {2}field .*\n {2}ladder .*\n {2}migrate .*\n {2}perft .*\n {2}play .*\n {2}prove .*\n {2}publish .*\n {2}query .*\n {2}reasons .*\n {2}record .*\n {2}replay .*\n {2}scenario {4}run rule cases.*\n {2}schema .*\n {2}simulate /,
    );
    expect(await ninekeep([])).toMatchObject({ exit: 2 });
  });

  it.each([
    [['chekc'], 'there is no command "chekc" (did you mean "check"?)'],
    [['conquer'], 'there is no command "conquer"; --help lists what there is'],
    [['constructor'], 'there is no command "constructor"; --help lists what there is'],
    [['check', '--jsn'], 'there is no option "--jsn" (did you mean "--json"?)'],
    [['check', '--json=yes'], 'the option "--json" takes no value'],
    [['check', 'nowhere.json'], '"nowhere.json" can\'t be read: there is no such file or folder'],
    [['check', 'cards/schema'], 'nothing to check in cards/schema'],
    [['schema', 'card'], '"card" is one word too many: schema [--check]'],
    [['scenario'], 'which files? scenario <files, folders or links> [--mode siege|field] [--json]'],
    [['play', 'greedy'], '"greedy" is neither a link to a battle nor a file'],
    [['why'], 'a link or a file of a battle is missing'],
    [['why', 'one.json', 'two.json'], '"two.json" is one word too many: a link or a file names one battle'],
    [['play', '--lft', 'greedy'], 'there is no option "--lft" (did you mean "--left"?)'],
    [['play', '--left'], 'the option "--left" needs a value: --left P'],
    [['play', '--left', '--right', 'greedy'], 'the option "--left" needs a value: --left P'],
    [['play', '--decks', 'bastion'], 'the option "--decks" needs 2 values: --decks L R'],
    [['play', '--decks', 'bastion', '--json'], 'the option "--decks" needs 2 values: --decks L R'],
    [['play', '--json=1'], 'the option "--json" takes no value'],
    [['play', '--left', 'gredy'], 'there is no player "gredy" (did you mean "greedy"?)'],
    [['play', '--right=human'], expect.stringMatching(/^there is no player "human": recruit, .+, greedy, random$/)],
    [['play', '--seed', 'seven'], 'the seed must be a whole number from 0 to 4294967295, not "seven"'],
    [['play', '--seed=-1'], 'the seed must be a whole number from 0 to 4294967295, not "-1"'],
    [['play', '--seed', '-1'], 'the seed must be a whole number from 0 to 4294967295, not "-1"'],
    [['play', '--seed', '-.5'], 'the seed must be a whole number from 0 to 4294967295, not "-.5"'],
    [['play', '--seed', '--json'], 'the option "--seed" needs a value: --seed S'],
    [['simulate', '--seed', '-1'], 'the seed must be a whole number from 0 to 4294967295, not "-1"'],
    [['simulate', '--games', '-5'], 'the number of games must be a whole number from 2 to 10000000, not "-5"'],
    [['simulate', '--games=-5'], 'the number of games must be a whole number from 2 to 10000000, not "-5"'],
    [['simulate', '--workers', '-2'], 'the number of workers must be a whole number from 1 to 256, not "-2"'],
    [['play', '--seed', '4294967296'], 'the seed must be a whole number from 0 to 4294967295, not "4294967296"'],
    [['play', '--battlefield', 'mrash'], 'there is no battlefield "mrash" (did you mean "marsh"?)'],
    [['play', '--decks', 'bastion', 'cindre'], 'there is no deck "cindre" (did you mean "cinder"?)'],
    [
      ['play', '--decks', 'constructor', 'cinder'],
      expect.stringMatching(/^there is no deck "constructor": bastion-cinder, .*, thornveil$/),
    ],
  ])('%j cannot run', async (words, complaint) => {
    expect(await ninekeep(words)).toEqual({ exit: 2, said: '', complaints: complaint });
  });

  it.each(['check', 'perft', 'play', 'scenario', 'schema', 'simulate'])('explains %s', async (command) => {
    for (const help of ['--help', '-h']) {
      expect(await ninekeep([command, help])).toMatchObject({ exit: 0, complaints: '' });
      expect((await ninekeep([command, help])).said).toContain(`Usage: npm run -s ninekeep -- ${command} `);
    }
  });
});

describe('ninekeep check', () => {
  it('is content with the shipped cards, from any folder below', async () => {
    for (const folder of ['.', 'cards', 'cards/bastion']) {
      expect(await ninekeep(['check'], join(root, folder))).toEqual({
        exit: 0,
        said: `${CARD_FILES} files, no problems`,
        complaints: '',
      });
    }
  });

  it('prints each problem in a line, then counts', async () => {
    breakTwo();
    expect(await ninekeep(['check'])).toEqual({
      exit: 1,
      said: `${ATTACK}\n${SLAG}\n${CARD_FILES} files, 2 problems`,
      complaints: '',
    });
  });

  it.each([
    [OATHGUARD, `${ATTACK}\n1 file, 1 problem`, 1],
    ['cards/cinder', `${SLAG}\n16 files, 1 problem`, 1],
    ['cards/decks/cinder.json', '1 file, no problems', 0],
    ['cards', `${ATTACK}\n${SLAG}\n${CARD_FILES} files, 2 problems`, 1],
    ['.', `${ATTACK}\n${SLAG}\n${CARD_FILES} files, 2 problems`, 1],
  ])('reports on %s alone', async (path, said, exit) => {
    breakTwo();
    expect(await ninekeep(['check', path])).toEqual({ exit, said, complaints: '' });
  });

  it('takes several paths, seen from where one stands', async () => {
    breakTwo();
    const { said } = await ninekeep(
      ['check', 'oathguard.json', '../cinder/slag-knight.json'],
      join(root, 'cards/bastion'),
    );
    expect(said).toBe(`${ATTACK}\n${SLAG}\n2 files, 2 problems`);
  });

  it('prints JSON', async () => {
    breakTwo();
    const { exit, said } = await ninekeep(['check', '--json', OATHGUARD]);
    expect(exit).toBe(1);
    const message = 'attack must be a whole number from 0 to 999';
    expect(JSON.parse(said)).toEqual({
      files: [OATHGUARD],
      problems: [{ file: OATHGUARD, line: 9, column: 13, pointer: '/attack', message }],
      warnings: [],
    });
  });

  it('warns of a number that the card battle does not go by, and is content all the same', async () => {
    const file = 'cards/terrain/hazardous.json';
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), text.replace('"damage": 5,', '"damage": 12,'));
    const { exit, said } = await ninekeep(['check']);
    expect(exit).toBe(0);
    expect(said).toMatch(/^cards\/terrain\/hazardous\.json:11:13 \/damage warning: the card battle .*hazardDamage in /);
    expect(said).toMatch(new RegExp(`\n${CARD_FILES} files, no problems, 1 warning$`));
    expect((await ninekeep(['check', 'cards/decks'])).said).toBe('16 files, no problems');
    const { problems, warnings } = JSON.parse((await ninekeep(['check', '--json', file])).said);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ file, line: 11, column: 13, pointer: '/damage' }]);
  });

  it('names a file that is too large, no text, or cannot be read', async () => {
    writeFileSync(join(root, OATHGUARD), 'x'.repeat(1_000_000));
    writeFileSync(join(root, 'cards/bastion/standard-bearer.json'), Buffer.from([0x7b, 0xff, 0xfe]));
    expect((await ninekeep(['check'])).said).toBe(
      [
        `${OATHGUARD}:1:1 the file is too large: at most 64 KB`,
        'cards/bastion/standard-bearer.json:1:2 this is not UTF-8 text: save the file as UTF-8',
        `${CARD_FILES} files, 2 problems`,
      ].join('\n'),
    );
  });

  it('passes over what is no content: other files, hidden files, folders and dead links', async () => {
    writeFileSync(join(root, 'cards/README.md'), 'hello');
    writeFileSync(join(root, 'cards/bastion/.oathguard.json'), 'hello');
    mkdirSync(join(root, 'cards/bastion/old.json'));
    symlinkSync('nowhere', join(root, 'cards/bastion/dead.json'));
    expect((await ninekeep(['check'])).said).toBe(`${CARD_FILES} files, no problems`);
  });

  it.each([
    ['to the folder itself', 'cards/bastion/round', '.', 'cards/bastion/round'],
    ['to the cards', 'cards/bastion/round', '../../cards', 'cards/bastion/round'],
    ['out of the cards', 'cards/up', '..', 'cards/up'],
    ['to itself', 'cards/bastion/self', 'self', 'cards/bastion/self'],
    ['to another folder that links back', 'cards/cinder/there', '../bastion', 'cards/cinder/there/back'],
  ])('names a link that leads in a circle, %s', async (_, link, target, circle) => {
    symlinkSync(target, join(root, link));
    if (circle.endsWith('back')) symlinkSync('../cinder', join(root, 'cards/bastion/back'));
    const { exit, said, complaints } = await ninekeep(['check']);
    expect({ exit, complaints }).toEqual({ exit: 1, complaints: '' });
    expect(said).toContain(`${circle}:1:1 this link leads in a circle, back to where it lies: take it out`);
    expect(await ninekeep(['scenario', link])).toMatchObject({ exit: 2 });
  });

  it('refuses paths outside the cards and places without any', async () => {
    mkdirSync(join(root, 'src'));
    expect((await ninekeep(['check', 'src'])).complaints).toBe(`"${root}/src" does not belong to ${root}/cards`);
    rmSync(join(root, 'cards'), { recursive: true });
    expect(await ninekeep(['check'])).toMatchObject({ exit: 2, complaints: `no folder "cards" from ${root} upwards` });
  });
});

describe('ninekeep schema', () => {
  it('writes what is out of date and says so', async () => {
    edit('cards/schema/card.json', 'integer', 'number');
    expect(await ninekeep(['schema', '--check'])).toMatchObject({
      exit: 1,
      said: 'cards/schema/card.json is out of date',
    });
    expect(await ninekeep(['schema'])).toMatchObject({ exit: 0, said: 'cards/schema/card.json written' });
    expect(await ninekeep(['schema', '--check'])).toMatchObject({ exit: 0, said: 'all schemas are up to date' });
  });

  it('makes the folder when it is not there', async () => {
    rmSync(join(root, 'cards/schema'), { recursive: true });
    expect((await ninekeep(['schema'])).said.split('\n')).toHaveLength(24);
    expect((await ninekeep(['schema', '--check'])).exit).toBe(0);
  });
});
