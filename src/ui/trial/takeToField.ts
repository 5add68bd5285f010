import type { TakeToField } from '../../store/invitations/openFile';

/** The open field comes with the first battle that is taken there. */
export const takeToField: TakeToField = async (store, invitation) => {
  const [{ openFieldHere }, { inviteToField }] = await Promise.all([
    import('../field/common/FieldHouse'),
    import('../../store/field/inviteToField'),
  ]);
  await openFieldHere(store);
  inviteToField(store, invitation);
};
