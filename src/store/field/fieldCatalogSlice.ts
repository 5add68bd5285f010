import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FieldCatalogUpdate } from '../../content/field/liveFieldCatalog';

/** What the open field is made of: null until its file has come. */
export const fieldCatalogSlice = createSlice({
  name: 'fieldCatalog',
  initialState: null as FieldCatalogUpdate | null,
  reducers: {
    fieldCatalogReplaced: (_, { payload }: PayloadAction<FieldCatalogUpdate>) => payload,
  },
});

export const { fieldCatalogReplaced } = fieldCatalogSlice.actions;
