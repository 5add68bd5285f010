import type { CSSProperties } from 'react';
import { THEMES } from '../../store/settings/settings';
import { Exhibit, Room } from './Exhibit';
import styles from './TokensRoom.module.css';

/** Each surface with what is read on it. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  surfaces: ['table', 'table-hi', 'panel', 'panel-2', 'line', 'line-ui', 'vellum', 'vellum-2', 'board', 'board-edge'],
  text: ['text', 'text-2', 'text-3', 'ink', 'ink-2', 'ink-line'],
  'gold leaf': ['gold-hi', 'gold', 'gold-mid', 'gold-lo', 'gold-ink', 'on-gold'],
  meaning: ['foe', 'strike', 'strike-deep', 'heal-deep', 'good', 'good-ink', 'bad-ink', 'ember', 'sea'],
  plates: ['plate', 'plate-2', 'plate-foe', 'plate-foe-2', 'rim-you', 'rim-foe'],
  stone: ['st-hi', 'st-mid', 'st-lo', 'st-line', 'tree', 'flame', 'rock'],
  figures: ['stat-attack', 'stat-defense', 'stat-health'],
};
const TYPE = ['t-12', 't-13', 't-15', 't-17', 't-num', 't-num-l', 't-num-xl', 't-head', 't-title'];
const SPACES = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'];
const RADII = ['r1', 'r2', 'r3', 'cut'];
const SHADOWS = ['e1', 'e2', 'e3', 'leaf', 'focus'];

/** Colours, type, spaces, corners and light, in both themes side by side. */
export function TokensRoom() {
  return (
    <Room id="tokens" title="Tokens">
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <h3 className={styles.name}>{theme}</h3>
          {Object.entries(COLOURS).map(([group, names]) => (
            <Exhibit key={group} title={group}>
              {names.map((name) => (
                <Swatch key={name} name={name} />
              ))}
            </Exhibit>
          ))}
          <Exhibit title="type" ground="vellum">
            {TYPE.map((name) => (
              <p key={name} style={{ font: `var(--${name})` }}>
                Nine cells 0123 <small className={styles.token}>{name}</small>
              </p>
            ))}
          </Exhibit>
          <Exhibit title="spaces">
            {SPACES.map((name) => (
              <span key={name} className={styles.space} style={sized(name)}>
                {name}
              </span>
            ))}
          </Exhibit>
          <Exhibit title="corners and light">
            {RADII.map((name) => (
              <span key={name} className={styles.corner} style={{ borderRadius: `var(--${name})` }}>
                {name}
              </span>
            ))}
            {SHADOWS.map((name) => (
              <span key={name} className={styles.corner} style={{ boxShadow: `var(--${name})` }}>
                {name}
              </span>
            ))}
          </Exhibit>
        </div>
      ))}
    </Room>
  );
}

function sized(name: string): CSSProperties {
  return { borderLeftWidth: `var(--${name})` };
}

function Swatch({ name }: { readonly name: string }) {
  return (
    <span className={styles.swatch}>
      <span className={styles.colour} style={{ background: `var(--${name})` }} />
      {name}
    </span>
  );
}
