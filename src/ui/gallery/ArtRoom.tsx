import { COMBAT_TYPES } from '../../battle/model/combatType';
import { FACINGS } from '../../battle/model/position';
import { SIDES } from '../../kernel/sides';
import { selectCatalog } from '../../store/view/battleSelectors';
import { CastleArt } from '../art/CastleArt';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { Prow } from '../art/Prow';
import { TitleArt } from '../art/TitleArt';
import { TypeBadge } from '../art/TypeBadge';
import { TypeGlyph } from '../art/TypeGlyph';
import { useAppSelector } from '../common/hooks/storeHooks';
import { EmblemIcon, Icon } from '../common/icons/Icon';
import { ICON_NAMES } from '../common/icons/iconNames';
import styles from './ArtRoom.module.css';
import { Exhibit, Room } from './Exhibit';

/** Whole, cracked, broken, breached. */
const HEALTHS = [140, 100, 60, 20] as const;
const GATES = [null, 50, 25] as const;

/** What is drawn, before anything is done with it. */
export function ArtRoom() {
  const { factions, cards } = useAppSelector(selectCatalog);
  return (
    <Room id="art" title="Drawings">
      <Exhibit title="Medallions" note="by faction; the second is spent">
        {Object.values(factions).map(({ id, emblem }) => (
          <span key={id} className={`${styles.medallions} f-${id}`}>
            <Medallion faction={id} emblem={emblem} />
            <Medallion faction={id} emblem={emblem} spent />
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Combat types" note="badges in bone and ink, bare signs">
        {COMBAT_TYPES.map((type) => (
          <span key={type} className={styles.types}>
            <TypeBadge type={type} tone="bone" />
            <TypeBadge type={type} tone="ink" />
            <TypeGlyph type={type} />
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Costs" note="payable and too dear">
        {[1, 3, 6].map((cost) => (
          <span key={cost} className={styles.gems}>
            <CostGem cost={cost} affordable />
            <CostGem cost={cost} affordable={false} />
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Prows" note="every facing, own and enemy">
        {FACINGS.flatMap((facing) =>
          [true, false].map((own) => (
            <span key={`${facing} ${own}`} className={styles.prow}>
              <Prow facing={facing} own={own} />
            </span>
          )),
        )}
      </Exhibit>
      <Exhibit title="Castles" note="whole, cracked, broken, breached; rows open, half and a quarter">
        {SIDES.flatMap((side, place) =>
          HEALTHS.map((health) => {
            const faction = Object.values(factions)[place];
            return (
              <span key={`${side} ${health}`} className={styles.castle}>
                <CastleArt
                  side={side}
                  health={health}
                  fullHealth={HEALTHS[0]}
                  faction={faction?.id ?? ''}
                  emblem={faction?.emblem ?? 'castle'}
                  gates={GATES}
                  actionable={[health === HEALTHS[0], false, false]}
                />
              </span>
            );
          }),
        )}
      </Exhibit>
      <Exhibit title="Title">
        <TitleArt className={styles.title} />
      </Exhibit>
      <Exhibit title="Icons" note="of the page">
        {ICON_NAMES.map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Emblems" note="of the cards">
        {Object.values(cards).map(({ id, name, emblem }) => (
          <span key={id} className={styles.icon}>
            <EmblemIcon name={emblem} />
            {name}
          </span>
        ))}
      </Exhibit>
    </Room>
  );
}
