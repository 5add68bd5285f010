import { loadRules } from '../../src/store/battle/lazyRules';

// The page fetches the rules when a battle begins; tests of the store begin with one.
await loadRules();
