import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cardShelf } from './build/cardShelf';
import { cardsPlugin } from './build/cardsPlugin';
import { constantFunctions } from './build/constantFunctions.mjs';
import { fieldPlugin } from './build/fieldPlugin';
import { firstFile } from './build/firstFile';
import { iconsPlugin } from './build/iconsPlugin';
import { licencesPlugin } from './build/licencesPlugin';
import { securityPolicy } from './build/securityPolicy';
import { ICON_NAMES } from './src/ui/common/icons/iconNames';

/** Constants stay constants: what is declared with `var` an engine reads and checks anew at every use, and rules use many. */
const CONSTANT = { output: { topLevelVar: false } };

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const ENTRY = fileURLToPath(new URL('src/main.tsx', import.meta.url));
const FILES = { groups: [{ name: firstFile(ENTRY, 'page') }] };

const shelf = cardShelf(fileURLToPath(new URL('cards', import.meta.url)));

export default defineConfig({
  base: './',
  plugins: [
    react(),
    iconsPlugin({ shelf, names: ICON_NAMES }),
    cardsPlugin({ shelf }),
    fieldPlugin({ shelf }),
    licencesPlugin(ROOT),
    securityPolicy(),
  ],
  css: { modules: { generateScopedName: '[name]__[local]_[hash:base64:4]' } },
  worker: { format: 'es', plugins: () => [constantFunctions()], rolldownOptions: CONSTANT },
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/cli/**'] },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // The policy allows no `data:` fonts, and the polyfill would be for browsers older than the target.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...CONSTANT.output, codeSplitting: FILES } },
  },
});
