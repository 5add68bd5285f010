import { useId } from 'react';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import { FACINGS } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import { selectCatalog } from '../../store/view/battleSelectors';
import type { Standing } from '../../store/view/boardSelectors';
import type { Readiness } from '../../store/view/readinessSelectors';
import type { Outcome } from '../battle/outcome';
import { UnitToken } from '../board/UnitToken';
import { useKeywords } from '../common/card/useKeywords';
import { useAppSelector } from '../common/hooks/storeHooks';
import { Exhibit, Room } from './Exhibit';
import { cardOf, factionsOf } from './positions';
import styles from './UnitsRoom.module.css';
import { unitOf } from './unitOf';

const READY: Readiness = { canMove: true, canStrike: true, canBrace: false, targets: 2 };
const SPENT: Readiness = { canMove: false, canStrike: false, canBrace: false, targets: 0 };

interface TokenProps {
  readonly unit: Unit;
  readonly own?: boolean;
  readonly readiness?: Readiness | null;
  readonly standing?: Partial<Standing>;
  readonly chosen?: boolean;
  readonly blow?: Outcome | null;
  readonly threatened?: number;
}

/** Every look of a unit on the board. */
export function UnitsRoom() {
  const catalog = useAppSelector(selectCatalog);
  const factions = factionsOf(catalog);
  const [own, enemy] = factions;
  const yours = (changes: Partial<Unit> = {}) => unitOf(catalog, cardOf(catalog, own, 'melee', 2), changes);
  const theirs = (changes: Partial<Unit> = {}) => unitOf(catalog, cardOf(catalog, enemy, 'melee', 2), changes);
  return (
    <Room id="units" title="Units">
      {factions.flatMap((faction) =>
        [true, false].map((isOwn) => (
          <Exhibit
            key={`${faction} ${isOwn}`}
            title={catalog.factions[faction]?.name ?? ''}
            note={isOwn ? 'own' : 'enemy'}
          >
            {COMBAT_TYPES.map((type) => (
              <Token key={type} unit={unitOf(catalog, cardOf(catalog, faction, type, 1))} own={isOwn} />
            ))}
          </Exhibit>
        )),
      )}
      <Exhibit title="Own" note="ready, moved, struck, spent, fresh, chosen">
        <Token unit={yours()} readiness={READY} />
        <Token unit={yours({ moved: true })} readiness={{ ...READY, canMove: false }} />
        <Token unit={yours({ attacked: true })} readiness={{ ...READY, canStrike: false }} />
        <Token unit={yours({ moved: true, attacked: true })} readiness={SPENT} />
        <Token unit={yours({ fresh: true })} readiness={{ ...READY, canMove: false }} />
        <Token unit={yours()} readiness={READY} chosen />
      </Exhibit>
      <Exhibit title="Now" note="hidden, braced, raised and lowered figures, wounded, threatened">
        <Token unit={yours()} standing={{ hidden: true }} />
        <Token unit={yours({ braced: true })} />
        <Token unit={yours()} standing={{ attack: 40, defense: 19 }} />
        <Token unit={yours()} standing={{ attack: 1, defense: 0 }} />
        <Token unit={yours({ health: 5 })} />
        <Token unit={yours()} threatened={18} />
        <Token unit={yours({ health: 5 })} threatened={31} />
      </Exhibit>
      <Exhibit title="Targets" note="wounded by the blow, and felled by it, by angle">
        <Token unit={theirs()} own={false} blow={blow(14, 20, { arc: 'front', reason: 'facing' })} />
        <Token unit={theirs()} own={false} blow={blow(22, 12, { arc: 'side', reason: 'pincer' })} />
        <Token unit={theirs({ health: 9 })} own={false} blow={blow(29, 0, { arc: 'rear', reason: 'surrounded' })} />
      </Exhibit>
      <Exhibit title="Facings" note="own and enemy">
        {FACINGS.flatMap((facing) => [
          <Token key={`own ${facing}`} unit={yours({ facing })} />,
          <Token key={`enemy ${facing}`} unit={theirs({ facing })} own={false} />,
        ])}
      </Exhibit>
      <Exhibit title="Smaller cells" note="of a small window, of a phone">
        <span className={styles.small}>
          <Token unit={yours()} readiness={READY} />
        </span>
        <span className={styles.phone}>
          <Token unit={yours()} readiness={READY} />
          <Token unit={theirs()} own={false} blow={blow(22, 12, null)} />
        </span>
      </Exhibit>
    </Room>
  );
}

/** A plate on a cell of its own. */
function Token({ unit, own = true, readiness = null, standing, chosen = false, blow = null, threatened }: TokenProps) {
  const keywordsOf = useKeywords();
  const { attack, defense } = unit;
  // The same unit stands here many times, and no two may be one and the same to whatever animates them.
  const id = useId();
  return (
    <span className={styles.cell}>
      <UnitToken
        unit={{ ...unit, id }}
        own={own}
        readiness={readiness}
        standing={{ attack, defense, cover: 'none', hidden: false, ...standing }}
        keywords={keywordsOf(unit.abilities)}
        chosen={chosen}
        blow={blow}
        threat={threatened === undefined ? null : { blows: [], total: threatened, falls: threatened >= unit.health }}
      />
    </span>
  );
}

function blow(damage: number, left: number, angle: Outcome['angle']): Outcome {
  return {
    order: { type: 'endTurn' },
    attacker: '',
    aim: 'card',
    target: '',
    at: null,
    damage,
    left,
    fells: left === 0,
    angle,
    arithmetic: [],
    exact: null,
    events: [],
    consequences: [],
  };
}
