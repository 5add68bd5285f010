import { Field } from '../board/Field';
import { Exhibit, Room } from './Exhibit';
import { Table, type TableParts } from './Table';

const field = (parts: TableParts) => <Field {...parts} looked={[]} />;
const at = (row: number, col: number) => ({ type: 'cell', at: { row, col } }) as const;
const card = (index: number) => ({ type: 'handCard', index }) as const;

/** The places of what stands in the position "midgame". */
const FIRST = [at(1, 1)] as const;
const ARCHER = [at(0, 0)] as const;
const DEPLOY = [card(0)] as const;
const SLIDE = [at(0, 0), at(0, 1)] as const;
const RAISE = [card(0), at(1, 0)] as const;
const LOOKED = [
  { row: 1, col: 1 },
  { row: 2, col: 1 },
] as const;

/** The board between the castles in every state that its cells can have. Each can be played on. */
export function BoardRoom() {
  return (
    <Room id="board" title="Board">
      <Exhibit title="At rest" ground="field">
        <Table position="midgame">{field}</Table>
      </Exhibit>
      <Exhibit title="A card is chosen" note="where it may go, and where it may not" ground="field">
        <Table position="midgame" presses={DEPLOY}>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="A unit is chosen" note="moves, what they open, targets, one that falls" ground="field">
        <Table position="midgame" presses={FIRST}>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="A shooter is chosen" note="the castle and a wall are targets" ground="field">
        <Table position="walls" presses={ARCHER}>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="Threats" ground="field">
        <Table position="midgame" threats>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="Every ground" ground="field">
        <Table position="grounds">{field}</Table>
      </Exhibit>
      <Exhibit title="Where to?" note="a blow slides its target" ground="field">
        <Table position="asking" presses={SLIDE}>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="Which cell?" note="a card changes one as it is deployed" ground="field">
        <Table position="asking" presses={RAISE}>
          {field}
        </Table>
      </Exhibit>
      <Exhibit title="An entry of the log is looked at" ground="field">
        <Table position="midgame">{(parts) => <Field {...parts} looked={LOOKED} />}</Table>
      </Exhibit>
    </Room>
  );
}
