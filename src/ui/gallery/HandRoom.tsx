import { selectCatalog } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { Hand } from '../hand/Hand';
import { type CardLock, HandCard } from '../hand/HandCard';
import { SupplyTray } from '../hand/SupplyTray';
import { Exhibit, Room } from './Exhibit';
import styles from './HandRoom.module.css';
import { cardOf, factionsOf } from './positions';
import { Table } from './Table';

interface CardState {
  readonly name: string;
  readonly lock?: CardLock;
  readonly chosen?: boolean;
  readonly returning?: boolean;
  readonly missing?: boolean;
}

const STATES: readonly CardState[] = [
  { name: 'playable' },
  { name: 'chosen', chosen: true },
  { name: 'too dear', lock: { type: 'dear', missing: 2 } },
  { name: 'board full', lock: { type: 'full', count: 5, limit: 5 } },
  { name: 'no free cell', lock: { type: 'crowded' } },
  { name: 'goes back', returning: true },
  { name: 'its file is broken', missing: true },
];

const NOTHING = () => undefined;

export function HandRoom() {
  const catalog = useAppSelector(selectCatalog);
  const factions = factionsOf(catalog);
  return (
    <Room id="hand" title="Hand">
      {STATES.map(({ name, lock = { type: 'none' }, chosen = false, returning = false, missing = false }, index) => (
        <Exhibit key={name} title={name}>
          <ul className={styles.card}>
            <HandCard
              held={name}
              card={missing ? 'no such card' : cardOf(catalog, factions[index % factions.length] ?? '', 'melee', index)}
              index={index}
              chosen={chosen}
              returning={returning}
              hinted={false}
              playable={lock.type === 'none'}
              lock={lock}
              onPress={NOTHING}
              onPoint={NOTHING}
              onLeave={NOTHING}
              onKeyDown={NOTHING}
            />
          </ul>
        </Exhibit>
      ))}
      <Exhibit title="Supply" note="full, with the price of the chosen card, none">
        <SupplyTray supply={7} cap={7} price={0} deck={18} />
        <SupplyTray supply={5} cap={7} price={3} deck={6} />
        <SupplyTray supply={0} cap={7} price={0} deck={0} />
      </Exhibit>
      <Exhibit title="The whole hand">
        <div className={styles.hand}>
          <Table position="midgame">{(parts) => <Hand {...parts} />}</Table>
        </div>
      </Exhibit>
    </Room>
  );
}
