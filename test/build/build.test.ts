import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { POLICY } from '../../build/securityPolicy';
import { shippedCatalog } from '../support/book';
import { type TemporaryProject, temporaryProject } from './support/temporaryProject';

async function built(project: TemporaryProject): Promise<readonly string[]> {
  await build({ ...project.config, build: { modulePreload: { polyfill: false } } });
  return readdirSync(join(project.root, 'dist/assets'));
}

function only(names: readonly string[], pattern: RegExp): string {
  const found = names.filter((name) => pattern.test(name));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

describe('a build', () => {
  it('carries the checked catalog and no checker', async () => {
    const project = temporaryProject();
    const script = project.read(`dist/assets/${only(await built(project), /\.js$/)}`);
    expect(script).toContain('Oathguard');
    expect(script).not.toMatch(/zod|must be a whole number|invalid_type/i);
  });

  it('loads nothing of the open field until it is asked for', async () => {
    const project = temporaryProject();
    const main = project.read('main.js');
    project.write('main.js', `${main}document.onclick = () => import('virtual:ninekeep/field');\n`);
    const scripts = (await built(project)).filter((name) => name.endsWith('.js'));
    const having = (word: string) => scripts.filter((name) => project.read(`dist/assets/${name}`).includes(word));
    expect(scripts).toHaveLength(2);
    for (const word of ['Greatblade', 'tactical_retreat', 'Broken Stair', 'attacksPerTurn']) {
      expect(having(word)).toHaveLength(1);
      expect(having(word)).not.toEqual(having('Oathguard'));
    }
  });

  it('fails with a problem of the open field', async () => {
    const project = temporaryProject();
    project.write('cards/weapons/d20/pike.json', '{');
    await expect(built(project)).rejects.toThrow('cards/weapons/d20/pike.json:1:2');
  });

  it('emits one hashed sprite with the icons in use, beside the script that names it', async () => {
    const project = temporaryProject(['hourglass']);
    const names = await built(project);
    const icons = only(names, /^icons-[\w-]{8}\.svg$/);
    const sprite = project.read(`dist/assets/${icons}`);
    const { cards, stratagems, factions } = shippedCatalog();
    const faces = [cards, stratagems, factions].flatMap((table) => Object.values(table));
    const emblems = new Set(faces.map(({ emblem }) => emblem));
    const symbols = sprite.match(/<symbol id="[a-z0-9-]+" viewBox="0 0 512 512"><path fill="currentColor" d="/g);
    expect(symbols).toHaveLength(emblems.size + 1);
    for (const used of ['hourglass', 'templar-shield', 'flame']) expect(sprite).toContain(`id="${used}"`);
    expect(project.read(`dist/assets/${only(names, /\.js$/)}`)).toContain(icons);
  });

  it('begins the head with a strict policy and has nothing inline', async () => {
    const project = temporaryProject();
    await built(project);
    const page = project.read('dist/index.html');
    expect(page).toMatch(
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/,
    );
    expect(page).toContain(`content="${POLICY}"`);
    expect(POLICY).not.toMatch(/unsafe|https?:|\*/);
    expect(page).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\son\w+=|style=|javascript:/i);
  });

  it('is previewed with the policy and its companions as headers', async () => {
    const project = temporaryProject();
    await built(project);
    const server = await preview({ ...project.config, preview: { port: 0, host: '127.0.0.1' } });
    onTestFinished(() => server.close());
    const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
    expect(headers.get('content-security-policy')).toBe(`${POLICY}; frame-ancestors 'none'`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('fails with the list when a file of cards/ is wrong', async () => {
    const project = temporaryProject();
    project.write('cards/bastion/oathguard.json', project.read('cards/bastion/oathguard.json').replace('19', '"19"'));
    project.write('cards/rules/siege.json', project.read('cards/rules/siege.json').replace('"screen"', '"scren"'));
    const failure = await built(project).catch((error: unknown) => String(error));
    expect(failure).toContain('2 problems in cards/');
    expect(failure).toContain('cards/bastion/oathguard.json:9:13 /attack attack must be a whole number from 0 to 999');
    expect(failure).toMatch(/cards\/rules\/siege\.json:\d+:3 \/scren unknown key "scren" \(did you mean "screen"\?\)/);
  });

  it('fails when the UI asks for an icon that does not exist', async () => {
    await expect(built(temporaryProject(['hourglas']))).rejects.toThrow(
      'no icon "hourglas" (did you mean "hourglass"?)',
    );
  });
});
