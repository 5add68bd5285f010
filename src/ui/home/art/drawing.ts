/** What an object on the table can show of its place. */
export interface DrawingProps {
  /** How much is done there. */
  readonly done: number;
  /** Of how much; 0 where nothing is counted yet. */
  readonly of: number;
}
