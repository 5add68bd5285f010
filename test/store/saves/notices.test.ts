import { expect, it } from 'vitest';
import type { Problem } from '../../../src/content/problems/problem';
import { catalogReplaced } from '../../../src/store/catalog/catalogSlice';
import { problemsDismissed } from '../../../src/store/catalog/heardProblemsSlice';
import { saveFailed, saveSucceeded } from '../../../src/store/saves/noticesSlice';
import { shippedCatalog } from '../../support/book';
import { openStore } from '../support/table';

const problem = (file: string): Problem => ({ file, line: 3, column: 5, pointer: '/atack', message: 'unknown key' });
const replaced = (...problems: readonly Problem[]) => catalogReplaced({ catalog: shippedCatalog(), problems });

it('a banner about card files that was sent away comes back only when the problem is another', () => {
  const store = openStore();
  const isHeard = () => store.getState().heardProblems !== null;
  store.dispatch(replaced(problem('a.json')));
  expect(isHeard()).toBe(false);
  store.dispatch(problemsDismissed([problem('a.json')]));
  expect(isHeard()).toBe(true);
  store.dispatch(replaced(problem('a.json')));
  expect(isHeard()).toBe(true);
  store.dispatch(saveFailed({ kind: 'write-failed', detail: 'full' }));
  store.dispatch(saveSucceeded());
  expect(isHeard()).toBe(true);
  store.dispatch(replaced(problem('a.json'), problem('b.json')));
  expect(isHeard()).toBe(false);
  store.dispatch(problemsDismissed([problem('a.json'), problem('b.json')]));
  store.dispatch(replaced());
  store.dispatch(replaced(problem('a.json'), problem('b.json')));
  expect(isHeard()).toBe(false);
});
