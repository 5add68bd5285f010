import type { Catalog } from '../../content/catalog';
import { selectCatalog } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import type { CardLock } from '../hand/CardLock';
import { Hand } from '../hand/Hand';
import { HandCard } from '../hand/HandCard';
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
  readonly stratagem?: boolean;
}

const STATES: readonly CardState[] = [
  { name: 'playable' },
  { name: 'chosen', chosen: true },
  { name: 'too dear', lock: { type: 'dear', missing: 2 } },
  { name: 'board full', lock: { type: 'full', count: 5, limit: 5 } },
  { name: 'no free cell', lock: { type: 'crowded' } },
  { name: 'goes back', returning: true },
  { name: 'its file is broken', missing: true },
  { name: 'a stratagem', stratagem: true },
  { name: 'a stratagem, chosen', stratagem: true, chosen: true },
  { name: 'a stratagem, too dear', stratagem: true, lock: { type: 'dear', missing: 1 } },
  { name: 'a stratagem, one was played', stratagem: true, lock: { type: 'given' } },
  { name: 'a stratagem without a target', stratagem: true, lock: { type: 'aimless' } },
  { name: 'a stratagem goes back', stratagem: true, returning: true },
];

const NOTHING = () => undefined;

function exhibited(catalog: Catalog, { missing, stratagem }: Omit<CardState, 'name'>, index: number): string {
  if (missing === true) return 'no such card';
  const stratagems = Object.keys(catalog.stratagems);
  if (stratagem === true) return stratagems[index % Math.max(1, stratagems.length)] ?? '';
  const factions = factionsOf(catalog);
  return cardOf(catalog, factions[index % factions.length] ?? '', 'melee', index);
}

export function HandRoom() {
  const catalog = useAppSelector(selectCatalog);
  return (
    <Room id="hand" title="Hand">
      {STATES.map(({ name, lock = { type: 'none' }, chosen = false, returning = false, ...state }, index) => (
        <Exhibit key={name} title={name}>
          <ul className={styles.card}>
            <HandCard
              held={name}
              card={exhibited(catalog, state, index)}
              index={index}
              chosen={chosen}
              returning={returning}
              hinted={false}
              playable={lock.type === 'none'}
              lock={lock}
              targets={null}
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
