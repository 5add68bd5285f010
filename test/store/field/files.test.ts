import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import type { AppStore } from '../../../src/store/createStore';
import { selectFieldSave } from '../../../src/store/field/fieldTable';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import { inviteToField } from '../../../src/store/field/inviteToField';
import { type FieldStore, fieldStoreOf } from '../../../src/store/field/openField';
import { fieldShelfSlice } from '../../../src/store/field/shelfSlice';
import { beginInvited } from '../../../src/store/invitations/invite';
import { openFile } from '../../../src/store/invitations/openFile';
import { openTried } from '../../../src/ui/trial/openTried';
import { RULE_SETS, type RuleSetId } from '../../skirmish/support/books';
import { shippedCatalog } from '../../support/book';
import { memoryStorage, openStore, until } from '../support/table';
import { fieldFile } from './support/files';
import { matchOf, openFieldStore, READY, sitDown } from './support/table';

/** A battle as somebody has it on disk, after both squads are deployed. */
async function exported(rules: RuleSetId = '2d6', seed = 5): Promise<string> {
  const store = await openFieldStore();
  sitDown(store, { rules, seed });
  for (const order of [READY, READY]) store.dispatch(giveFieldOrder(order));
  const save = selectFieldSave(store.getState());
  if (save === null) throw new Error('there is no battle');
  return JSON.stringify(fieldFile(save));
}

interface Loose {
  save: { record: { start: { squads: Record<string, string[]> } }; book: object };
  checksum: string;
}

function edited(text: string, change: (file: Loose) => void): string {
  const file = JSON.parse(text) as Loose;
  change(file);
  return JSON.stringify({ ...file, checksum: stableHash(file.save) });
}

const SEATS = () => ({ left: 'human', right: 'human' }) as const;

/** Opens a file as the page does, the open field being there already. */
const open = (app: AppStore, text: string) =>
  openFile(app, openTried, 'battle.json', new Blob([text]), SEATS, async (store, invitation) =>
    inviteToField(store, invitation),
  );

async function table(): Promise<{ readonly app: AppStore; readonly store: FieldStore }> {
  const app = openStore();
  return { app, store: await openFieldStore({ app, storage: memoryStorage() }) };
}

describe('a file with a battle on the open field', () => {
  it.each(RULE_SETS)('by %s is recognised, tried and gone on with', async (rules) => {
    const { app, store } = await table();
    const text = await exported(rules);
    await open(app, text);
    expect(app.getState().invitation).toEqual({ invitation: null, trouble: null });
    expect(matchOf(store).record).toEqual(JSON.parse(text).save.record);
    expect(app.getState().screen).toBe('field');
    expect(app.getState().battle.match).toBeNull();
  });

  it('asks before another one gives way, which can then be had back', async () => {
    const { app, store } = await table();
    sitDown(store);
    const first = matchOf(store).record;
    await open(app, await exported('d20'));
    expect(matchOf(store).record).toBe(first);
    const { invitation } = app.getState().invitation;
    if (invitation?.type !== 'field') throw new Error('nobody was asked');
    beginInvited(app, shippedCatalog(), invitation);
    await until(() => matchOf(store).record !== first);
    expect(app.getState().invitation.invitation).toBeNull();
    await until(() => store.getState().fieldShelf.replaced);
    store.dispatch(fieldShelfSlice.actions.backAsked('replaced'));
    await until(() => matchOf(store).record.rules === first.rules);
    expect(matchOf(store).record).toEqual(first);
  });

  it('that was tampered with is refused with the reason, and nothing changes', async () => {
    const { app, store } = await table();
    const text = await exported();
    const wrong: readonly (readonly [string, string])[] = [
      [text.slice(0, -20), 'its text is not whole'],
      [text.replace('"seed":5', '"seed":6'), 'checksum'],
      [text.replace('"game":"field"', '"game":"chess"'), 'another game'],
      [edited(text, ({ save }) => save.record.start.squads.left?.push('nobody')), 'record.start.squads.left.'],
      [edited(text, ({ save }) => Object.assign(save, { book: {} })), 'book.rules: is missing'],
    ];
    for (const [broken, reason] of wrong) {
      await open(app, broken);
      const { trouble } = app.getState().invitation;
      expect(trouble).toMatchObject({ type: 'battle', name: 'battle.json' });
      expect(JSON.stringify(trouble)).toContain(reason);
      expect(fieldStoreOf(app).getState().field.match).toBeNull();
    }
    expect(store.getState().field.number).toBe(0);
  });
});
