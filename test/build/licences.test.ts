import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { licencesPlugin } from '../../build/licencesPlugin';
import { temporaryProject } from './support/temporaryProject';

it('a build ships the licences of what is in it, and of nothing else', async () => {
  const project = temporaryProject();
  symlinkSync(resolve('node_modules'), join(project.root, 'node_modules'));
  project.write('LICENSE', 'the licence of the game');
  project.write('CREDITS.md', '# Credits\n\nwho drew the icons');
  project.write(
    'main.js',
    'import leven from "leven";\nimport "./main.css";\ndocument.title = leven("one", "other");\n',
  );
  project.write('main.css', '@import "@fontsource-variable/cinzel/index.css";');
  const plugins = [...(project.config.plugins ?? []), licencesPlugin(project.root)];
  await build({ ...project.config, plugins, build: { assetsInlineLimit: 0 } });
  const text = project.read('dist/licences.txt');
  expect(text.match(/^#.*$/gm)?.map((title) => title.replace(/\d+\.\d+\.\d+/, 'x.y.z'))).toEqual([
    '# Ninekeep',
    '# Credits',
    '# Fonts',
    '## @fontsource-variable/cinzel - x.y.z (OFL-1.1)',
    '# Licenses',
    '## leven - x.y.z (MIT)',
  ]);
  for (const part of [
    'the licence of the game',
    'who drew the icons',
    'The Cinzel Project Authors',
    'PERMISSION & CONDITIONS',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/## leven[^#]*Copyright \(c\) Sindre Sorhus/);
});
