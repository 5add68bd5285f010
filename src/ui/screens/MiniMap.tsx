import type { Catalog } from '../../content/catalog';
import type { Terrain } from '../../core/ground/terrain';
import { lookUp } from '../../kernel/dispatch';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import styles from './MiniMap.module.css';

/** A battlefield's nine cells at the size of a stamp. */
export function MiniMap({ catalog, id }: { readonly catalog: Catalog; readonly id: string }) {
  const rows = lookUp(catalog.battlefields, id)?.rows ?? [];
  const cells = [...rows.join('')].map((glyph, place) => ({ place, icon: iconOf(terrainOf(catalog, glyph)) }));
  return (
    <span className={styles.map} aria-hidden="true">
      {cells.map(({ place, icon }) => (
        <span key={place} className={styles.cell}>
          {icon === null ? null : <Icon name={icon} />}
        </span>
      ))}
    </span>
  );
}

function terrainOf({ rules, terrain }: Catalog, glyph: string): Terrain | undefined {
  return rules.terrain.map((id) => lookUp(terrain, id)).find((known) => known?.glyph === glyph);
}

type Row = (terrain: Terrain) => IconName | null;

const ROWS: readonly Row[] = [
  ({ blocksMovement }) => (blocksMovement === true ? 'rock' : null),
  ({ elevation = 0 }) => (elevation > 0 ? 'mountains' : null),
  ({ damage = 0 }) => (damage > 0 ? 'flame' : null),
  ({ cover = 'none' }) => (cover === 'none' ? null : cover === 'partial' ? 'pine-tree' : 'broken-wall'),
  ({ cost = 1 }) => (cost > 1 ? 'high-grass' : null),
  ({ obscures }) => (obscures === true ? 'fog' : null),
];

/** By what the terrain does first. */
function iconOf(terrain: Terrain | undefined): IconName | null {
  if (terrain === undefined) return null;
  return ROWS.map((row) => row(terrain)).find((icon) => icon !== null) ?? null;
}
