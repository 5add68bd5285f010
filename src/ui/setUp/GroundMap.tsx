import type { Catalog } from '../../content/catalog';
import type { Terrain } from '../../core/ground/terrain';
import { lookUp } from '../../kernel/dispatch';
import type { CellGround } from '../../store/view/boardSelectors';
import { TerrainArt } from '../art/TerrainArt';
import styles from './GroundMap.module.css';

interface GroundMapProps {
  readonly catalog: Catalog;
  readonly id: string;
  readonly name: string;
}

const OPEN_ROWS = ['...', '...', '...'] as const;

/** The nine cells of a battlefield in ink, as the board will show them. */
export function GroundMap({ catalog, id, name }: GroundMapProps) {
  const rows = lookUp(catalog.battlefields, id)?.rows ?? OPEN_ROWS;
  const cells = [...rows.join('')].map((glyph, place) => ({ place, ground: groundOf(terrainOf(catalog, glyph)) }));
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.name}>{name}</p>
      <div className={styles.cells}>
        {cells.map(({ place, ground }) => (
          <span key={place} className={styles.cell} data-column={place % 3}>
            <TerrainArt ground={ground} />
          </span>
        ))}
      </div>
    </div>
  );
}

function terrainOf({ rules, terrain }: Catalog, glyph: string): Terrain | undefined {
  return rules.terrain.map((each) => lookUp(terrain, each)).find((found) => found?.glyph === glyph);
}

/** What can be drawn of a terrain while no battle stands on it: that it does something, not how much. */
function groundOf(terrain: Terrain | undefined): CellGround {
  return {
    terrain: terrain?.id ?? '',
    high: terrain?.elevation ?? 0,
    cover: terrain?.cover ?? 'none',
    shots: 0,
    difficult: (terrain?.cost ?? 1) > 1,
    hazard: terrain?.damage ?? 0,
    blocks: terrain?.blocksMovement === true,
    fog: terrain?.obscures === true,
    wall: null,
  };
}
