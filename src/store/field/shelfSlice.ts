import { createShelfSlice } from '../saves/shelfSlice';

/** Which battles lie beside the running one on the open field. */
export const fieldShelfSlice = createShelfSlice('fieldShelf');

export const { shelfLooked: fieldShelfLooked, backAsked: fieldBackAsked } = fieldShelfSlice.actions;
