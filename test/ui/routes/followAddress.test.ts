import { describe, expect, it } from 'vitest';
import { followAddress } from '../../../src/ui/routes/followAddress';
import { openStore } from '../../store/support/table';
import { openBrowser } from './support/browserHistory';

async function openedAt(hash: string) {
  const browser = openBrowser(hash);
  const store = openStore();
  await followAddress(store);
  const blamed = () => {
    const { trouble } = store.getState().invitation;
    return trouble?.type === 'link' ? trouble.problems.map(({ value }) => value) : [];
  };
  return { ...browser, blamed };
}

const WRONG = '#/play?left=dragons';

describe('what is wrong with a link', () => {
  it('is still said where the page goes back to, in a page that was open and in one that the link opened', async () => {
    const opened = await openedAt(WRONG);
    expect(opened.hash()).toBe('#/');
    expect(opened.blamed()).toEqual(['dragons']);
    const open = await openedAt('#/play');
    await open.goTo(WRONG);
    expect(open.hash()).toBe('#/play');
    expect(open.blamed()).toEqual(['dragons']);
  });

  it.each(['#nowhere', '#/play', '#/', '#/play?left=bastion&right=gnomes', '#scenario=x'])(
    'is not said any more at %s',
    async (next) => {
      const { goTo, blamed } = await openedAt(WRONG);
      await goTo(next);
      expect(blamed()).not.toContain('dragons');
    },
  );

  it('stays while one looks at the settings', async () => {
    const { goTo, blamed } = await openedAt(WRONG);
    await goTo('#/settings');
    expect(blamed()).toEqual(['dragons']);
  });

  it('gives way to what is wrong with the next one', async () => {
    const { goTo, blamed } = await openedAt(WRONG);
    await goTo('#/play?right=gnomes');
    expect(blamed()).toEqual(['gnomes']);
    await goTo('#nowhere-at-all');
    expect(blamed()).toEqual([]);
  });
});
