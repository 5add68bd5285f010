import { useSpeak } from '../../common/hooks/storeHooks';
import { FieldHouse } from '../common/FieldHouse';

/** The muster: rules, ground and squads of the next battle on the open field. */
export function MusterScreen() {
  const speak = useSpeak();
  return (
    <FieldHouse>
      <main>
        <h1>{speak('place.field')}</h1>
      </main>
    </FieldHouse>
  );
}
