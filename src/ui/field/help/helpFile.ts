import { ownFile } from '../../common/notices/useOwnFile';

/** How a rule set works, with its words: fetched by the first who asks, at the muster or in a battle. */
export const helpDialog = ownFile(() => import('./HelpDialog').then((room) => room.HelpDialog));
