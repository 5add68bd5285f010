import { BATTLE_TABLES, type BattleTable, type Row } from '../schema/tables';

type RowsBelow = { readonly [Name in BattleTable]: Row<Name>[] };

/** All rows of one battle. */
export interface BattleRows extends RowsBelow {
  readonly session: Row<'combat_sessions'>;
}

export function emptyRows(): RowsBelow {
  return Object.fromEntries(BATTLE_TABLES.map((name) => [name, []])) as unknown as RowsBelow;
}
