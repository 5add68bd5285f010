import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { BattlesPage } from './BattlesPage';
import { BattlesWords } from './BattlesWords';

/** Every battle that was fought here: to be found, seen again, noted and taken along. */
export function BattlesScreen() {
  return (
    <BattlesWords>
      <MedallionDefinitions />
      <BattlesPage />
    </BattlesWords>
  );
}
