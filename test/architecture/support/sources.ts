import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE } from './plantedHouse';

const NOT_OURS = new Set(['.git', 'node_modules', 'dist', 'coverage', 'reports']);
const TEXT = /\.(ts|tsx|js|mjs|cjs|json|jsonc|css|html|md|yml|yaml|svg|txt|webmanifest|grit|sh)$|^\.(npmrc|gitignore)$/;

export type Source = { readonly path: string; readonly text: string };

function textFiles(folder: string): string[] {
  return readdirSync(join(HOUSE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return textFiles(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

/** Every text file of the house under a folder; `''` is the whole house, without what tools install or build. */
export function sources(folder: string): Source[] {
  return textFiles(folder).map((path) => ({ path, text: readFileSync(join(HOUSE, path), 'utf8') }));
}

/** A line break stays where a comment was, so that the words around it do not grow together. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '\n').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
