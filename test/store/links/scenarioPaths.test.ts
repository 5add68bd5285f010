import { describe, expect, it } from 'vitest';
import { readScenarioLink, SCENARIO_FOLDER } from '../../../src/store/links/scenarioLink';

const PAGE = 'https://game.example/ninekeep/index.html#/';

/** As they stand in an address: the browser takes one layer of codes off. */
const HOSTILE: readonly (readonly [what: string, path: string])[] = [
  ['another file of the server', 'package.json'],
  ['a file of the page', 'src/main.tsx'],
  ['a folder whose name ends alike', 'my-{folder}x.json'],
  ['no JSON', '{folder}x.html'],
  ['JSON in the question alone', '{folder}x.html?.json'],
  ['JSON in the fragment alone', '{folder}x.html%23.json'],
  ['the folder itself', '{folder}'],
  ['nothing but the ending', '{folder}.json'],
  ['a hidden file', '{folder}.git/config.json'],
  ['a way out', '{folder}../secret.json'],
  ['a way out and back', '{folder}../../{folder}x.json'],
  ['a way out in codes', '{folder}%2e%2e/secret.json'],
  ['a way out in half codes', '{folder}.%2e/secret.json'],
  ['a way out in codes of codes', '{folder}%252e%252e/secret.json'],
  ['a way out in codes of codes of codes', '{folder}%25252e%25252e%25252fsecret.json'],
  ['a slash in codes of codes', '{folder}..%252fsecret.json'],
  ['a way out by a backslash', '{folder}..\\secret.json'],
  ['a way out by a backslash in codes', '{folder}%2e%2e%5csecret.json'],
  ['a folder by a backslash', '{folder}a\\b.json'],
  ['a way out with a tabulator in it', '{folder}.%09./secret.json'],
  ['a way out with a line break in it', '{folder}.%0a./secret.json'],
  ['a NUL', '{folder}x%00.json'],
  ['a NUL before the ending', '{folder}../secret%00.json'],
  ['a place', './{folder}x.json'],
  ['the root', '/{folder}x.json'],
  ['another host', '//elsewhere.example/{folder}x.json'],
  ['another host by backslashes', '\\\\elsewhere.example\\x.json'],
  ['another host, whole', 'https://elsewhere.example/{folder}x.json'],
  ['another host behind a name', 'https://game.example@elsewhere.example/{folder}x.json'],
  ['its own host, whole', 'https://game.example/ninekeep/{folder}x.json'],
  ['data', 'data:application/json,{}'],
  ['a script', 'javascript:alert(1)//{folder}x.json'],
  ['a file of the disk', 'file:///etc/passwd.json'],
  ['a doubled slash', '{folder}/x.json'],
  ['a doubled slash inside', '{folder}a//x.json'],
  ['a letter that only looks like a dot', '{folder}\u2024\u2024/x.json'],
  ['a wide full stop', '{folder}\uff0e\uff0e/x.json'],
  ['capitals', '{FOLDER}x.json'],
  ['a question behind the ending', '{folder}x.json?y=.json'],
];

describe.each(['test/scenarios/', 'scenarios/'])('a link to a scenario below %s', (folder) => {
  it.each(HOSTILE)('is not followed to %s: %s', (_, pattern) => {
    const path = pattern.replaceAll('{folder}', folder).replaceAll('{FOLDER}', folder.toUpperCase());
    for (const hash of [`#scenario=${path}`, `#/play?scenario=${path}`]) {
      const read = readScenarioLink(hash, folder);
      expect(
        read.ok ? read.value.path : read.refusal.map(({ kind, part, possible }) => ({ kind, part, possible })),
      ).toEqual([{ kind: 'closed-path', part: 'scenario', possible: [`${folder}….json`] }]);
    }
  });

  it.each(['x.json', 'examples/10-pincer.json', 'a/b/c_d/e.f.json', '7.json'])('is followed to %s', (name) => {
    const read = readScenarioLink(`#/play?scenario=${encodeURIComponent(folder + name)}`, folder);
    if (!read.ok) throw new Error('it was turned away');
    expect(new URL(read.value.path, PAGE).href).toBe(`https://game.example/ninekeep/${folder}${name}`);
  });
});

it('the folder is the one that npm start serves, where tests run too', () => {
  expect(SCENARIO_FOLDER).toBe('test/scenarios/');
});
