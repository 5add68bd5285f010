import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPlugin } from './build/artPlugin';
import { cardShelf } from './build/cardShelf';
import { cardsPlugin } from './build/cardsPlugin';
import { constantFunctions } from './build/constantFunctions.mjs';
import { fieldPlugin } from './build/fieldPlugin';
import { firstFile } from './build/firstFile';
import { iconsPlugin } from './build/iconsPlugin';
import { lessonsPlugin } from './build/lessonsPlugin';
import { licencesPlugin } from './build/licencesPlugin';
import { roomFiles } from './build/roomFiles';
import { scopedName } from './build/scopedName';
import { securityPolicy } from './build/securityPolicy';
import { silentRefusals } from './build/silentRefusals';
import { ICON_NAMES } from './src/ui/common/icons/iconNames';

/** Constants stay constants: what is declared with `var` an engine reads and checks anew at every use, and rules use many. */
const CONSTANT = { output: { topLevelVar: false } };

/** What carries a worker's messages is the same in all of them, and comes once. */
const WORKER = {
  output: { ...CONSTANT.output, codeSplitting: { groups: [{ name: 'comlink', test: /\/node_modules\/comlink\// }] } },
};

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const source = (file: string): string => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const ENTRY = source('main.tsx');
/** The open field: its muster with the rules, and the table on which it is played. */
const FIELD = [
  { door: source('ui/field/muster/MusterScreen.tsx'), name: 'muster' },
  { door: source('ui/field/FieldScreen.tsx'), name: 'fieldTable' },
  { door: source('ui/field/common/FieldHouse.tsx') },
  { door: source('store/field/inviteToField.ts') },
];
const FILES = {
  groups: [
    { name: firstFile(ENTRY, 'page') },
    // What it needs from others stays with them.
    { name: roomFiles(ENTRY, FIELD), includeDependenciesRecursively: false },
  ],
};

const shelf = cardShelf(fileURLToPath(new URL('cards', import.meta.url)));

export default defineConfig({
  base: './',
  plugins: [
    react(),
    iconsPlugin({ shelf, names: ICON_NAMES }),
    artPlugin({ shelf, names: ICON_NAMES }),
    cardsPlugin({ shelf }),
    fieldPlugin({ shelf }),
    lessonsPlugin({ shelf }),
    licencesPlugin(ROOT),
    securityPolicy(),
  ],
  css: { modules: { generateScopedName: scopedName(ROOT) } },
  worker: { format: 'es', plugins: () => [constantFunctions(), silentRefusals()], rolldownOptions: WORKER },
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/cli/**'] },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // The policy allows no `data:` fonts, and the polyfill would be for browsers older than the target.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...CONSTANT.output, codeSplitting: FILES } },
  },
});
