import { fileURLToPath } from 'node:url';

/** SQL that is read as files; `scripts/setup/cliBundle.mjs` lays both folders beside the bundle of the command. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
export const QUESTIONS_FOLDER = fileURLToPath(new URL('./questions', import.meta.url));
