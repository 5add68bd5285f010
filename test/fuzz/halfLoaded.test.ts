import { describe, expect, it } from 'vitest';
import { troubleDismissed } from '../../src/store/invitations/invitationSlice';
import { openFile } from '../../src/store/invitations/openFile';
import { openText } from '../../src/store/invitations/openText';
import { edited } from '../content/support/cards';
import { openTable } from '../store/support/table';
import { FILES } from './handmade/files';
import { CASE, SCENARIOS } from './handmade/scenarios';

const TEXTS = [
  ...SCENARIOS.map(([part, instead]) => edited(CASE, part, instead.replace('▸', ''))),
  ...FILES.map(([text]) => text),
];

const NO_FIELD = () => Promise.reject(new Error('nobody goes to the open field'));
const SEATS = { left: 'human', right: 'human' } as const;

describe('a scenario on the page, while another battle runs,', () => {
  const store = openTable();
  const before = store.getState();
  const open = async (text: string) => {
    await openFile(store, openText, 'case.json', new Blob([text]), () => SEATS, NO_FIELD);
    return store.getState();
  };

  it(`leaves everything as it was and is told when it is wrong, in ${TEXTS.length} ways`, async () => {
    for (const text of TEXTS) {
      const { invitation, ...others } = await open(text);
      expect(invitation.invitation).toBeNull();
      expect(invitation.trouble, text.slice(0, 80)).toMatchObject({ type: 'file' });
      for (const slice of Object.keys(others) as (keyof typeof others)[]) expect(others[slice]).toBe(before[slice]);
      store.dispatch(troubleDismissed());
    }
  });

  it('waits for an answer when it is right', async () => {
    expect((await open(CASE)).invitation.invitation).toMatchObject({ type: 'scenario', name: 'a case' });
  });
});
