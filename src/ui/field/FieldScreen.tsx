import { FieldHouse } from './common/FieldHouse';
import { FieldBattle } from './FieldBattle';

/** The battle on the open field, at the page's own table. */
export function FieldScreen() {
  return (
    <FieldHouse>
      <FieldBattle />
    </FieldHouse>
  );
}
