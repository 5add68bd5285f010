import { catalog } from 'virtual:ninekeep/field';
import { type ReactNode, useState } from 'react';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { type FieldUnit, findFieldUnit } from '../../skirmish/model/state';
import { forecast } from '../../skirmish/view/forecast';
import { legalOrders } from '../../skirmish/view/legalOrders';
import { observe } from '../../skirmish/view/observe';
import { FieldWords } from '../field/common/FieldWords';
import { FieldViewContext, useViewOf } from '../field/common/fieldHooks';
import { CellSlip } from '../field/rail/CellSlip';
import { ControlMeter } from '../field/rail/ControlMeter';
import { EnemyList } from '../field/rail/EnemyList';
import { ForecastPanel } from '../field/rail/ForecastPanel';
import { FormationPanel } from '../field/rail/FormationPanel';
import { ManeuverChooser } from '../field/rail/ManeuverChooser';
import { OrderButtons } from '../field/rail/OrderButtons';
import { RoundPlate } from '../field/rail/RoundPlate';
import { SquadList } from '../field/rail/SquadList';
import { StanceChooser } from '../field/rail/StanceChooser';
import { UnitSheet } from '../field/rail/UnitSheet';
import type { Verb } from '../field/rail/verbs';
import { WayPanel } from '../field/rail/WayPanel';
import { Exhibit, Room } from './Exhibit';
import styles from './FieldRailRoom.module.css';
import { type RailPosition, railPositions } from './fieldRailPositions';

const NOTHING = () => undefined;

/** What stands beside the board of the open field, under every rule set. */
export function FieldRailRoom() {
  return (
    <FieldWords>
      <Room id="field-rail" title="Field rail">
        {railPositions(catalog).map((position) => (
          <Beside key={position.title} position={position} />
        ))}
      </Room>
    </FieldWords>
  );
}

function Beside({ position }: { readonly position: RailPosition }) {
  const { book, state, title, unit: id } = position;
  const view = useViewOf(book, observe(book, state, 'left'), catalog);
  const unit = findFieldUnit(view.seen.field, id);
  if (unit === null) return null;
  return (
    <FieldViewContext value={view}>
      <Exhibit title={title} note="lists, slips" ground="rail">
        <Lists position={position} />
      </Exhibit>
      <Exhibit title={title} note="sheet, orders, choices" ground="rail">
        <Orders position={position} unit={unit} />
      </Exhibit>
      <Exhibit title={title} note="ways and attacks" ground="rail">
        <Panels position={position} />
      </Exhibit>
    </FieldViewContext>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

function Lists({ position }: { readonly position: RailPosition }) {
  const [chosen, setChosen] = useState<string | null>(position.unit);
  return (
    <Column>
      <RoundPlate />
      <ControlMeter />
      <SquadList chosen={chosen} onChoose={setChosen} />
      <EnemyList onLook={setChosen} losses={position.losses} />
      {position.cells.map((at) => (
        <CellSlip key={`${at.x} ${at.y}`} at={at} />
      ))}
    </Column>
  );
}

function Orders({ position, unit }: { readonly position: RailPosition; readonly unit: FieldUnit }) {
  const [mode, setMode] = useState<Verb | null>('move');
  const [maneuver, setManeuver] = useState<string | null>(null);
  const orders = legalOrders(position.book, position.state, 'left');
  const [active = null] = position.state.formations;
  return (
    <Column>
      <UnitSheet unit={unit} />
      <OrderButtons unit={unit} orders={orders} mode={mode} onMode={setMode} onOrder={NOTHING} />
      <StanceChooser unit={unit} onChoose={NOTHING} />
      <ManeuverChooser unit={unit} chosen={maneuver} onChoose={setManeuver} orders={orders} />
      <FormationPanel formation={null} orders={orders} onChoose={NOTHING} onOrder={NOTHING} />
      {active === null ? null : (
        <FormationPanel formation={active} orders={orders} onChoose={NOTHING} onOrder={NOTHING} />
      )}
    </Column>
  );
}

function Panels({ position }: { readonly position: RailPosition }) {
  const { book, state, ways, attacks } = position;
  const foretell = (order: SkirmishOrder) => forecast(book, state, 'left', order);
  return (
    <Column>
      {ways.map((order) => (
        <WayPanel
          key={JSON.stringify(order)}
          order={order}
          forecast={foretell(order)}
          alternative={
            book.rules.disengage === true && 'to' in order ? ({ ...order, type: 'disengage' } as SkirmishOrder) : null
          }
          onAlternative={NOTHING}
        />
      ))}
      {attacks.map((order) => (
        <ForecastPanel
          key={JSON.stringify(order)}
          order={order}
          forecast={foretell(order)}
          onConfirm={NOTHING}
          onCancel={NOTHING}
        />
      ))}
    </Column>
  );
}
