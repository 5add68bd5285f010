import { cellIndex, type Position, samePosition } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { getArrow } from '../../core/geometry/direction';
import { lookUp } from '../../kernel/dispatch';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { selectFormations, selectGround } from '../../store/view/boardSelectors';
import { selectTellingCatalog } from '../../store/view/tableSelectors';
import { formationText } from '../../words/formations';
import { zoneName } from '../../words/names';
import { terrainText } from '../../words/terrain';
import type { Input } from '../battle/useInput';
import { groundNotes } from '../board/groundWords';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useThreatsShown } from '../common/hooks/threatsShown';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import { useNames } from '../common/words/useNarrator';
import styles from './PlacePanel.module.css';
import { ReachNote, ThreatNotes } from './ThreatNotes';
import { UnitSheet } from './UnitSheet';

interface PlacePanelProps {
  readonly at: Position;
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
}

/** Whether there is anything to tell of a cell: somebody stands there, or its ground does something. */
export function useHasStory(seen: Observation, at: Position | null): boolean {
  const speak = useSpeak();
  const grounds = useAppSelector(selectGround);
  const threats = useThreatsShown();
  if (at === null) return false;
  const ground = grounds[cellIndex(at.row, at.col)];
  const isTaken = seen.units.some((unit) => samePosition(unit, at));
  const isWatched = (threats?.cells[cellIndex(at.row, at.col)]?.length ?? 0) > 0;
  return isTaken || isWatched || (ground !== undefined && groundNotes(ground, speak).length > 0);
}

/** A cell looked at closely: who stands there and what that can do, the formations it stands in, the ground. */
export function PlacePanel({ at, seen, rules, input }: PlacePanelProps) {
  const speak = useSpeak();
  const unit = seen.units.find((candidate) => samePosition(candidate, at));
  const place = speak('cell.place', { row: at.row + 1, zone: zoneName(speak, at.col) });
  const arrow = unit === undefined ? null : getArrow(unit.facing);
  return (
    <section className={styles.panel} aria-label={speak('look.place')}>
      <h2 className={styles.heading}>
        {place} {arrow}
      </h2>
      {unit === undefined ? null : <UnitSheet unit={unit} seen={seen} input={input} />}
      <ThreatNote at={at} seen={seen} />
      <dl className={styles.notes}>
        <FormationNotes unit={unit?.id ?? null} />
        <GroundNote at={at} rules={rules} />
      </dl>
    </section>
  );
}

/** What the enemy could do here, while threats are shown. */
function ThreatNote({ at, seen }: Pick<PlacePanelProps, 'at' | 'seen'>) {
  const threats = useThreatsShown();
  const unit = seen.units.find((candidate) => samePosition(candidate, at));
  if (threats === null) return null;
  if (unit === undefined) {
    const by = threats.cells[cellIndex(at.row, at.col)] ?? [];
    return by.length === 0 ? null : <ReachNote seen={seen} by={by} />;
  }
  if (unit.side !== seen.side) return null;
  return <ThreatNotes seen={seen} threat={lookUp(threats.units, unit.id) ?? null} aim="card" />;
}

function FormationNotes({ unit }: { readonly unit: string | null }) {
  const speak = useSpeak();
  const names = useNames();
  const catalog = useAppSelector(selectTellingCatalog);
  const language = useAppSelector(selectLanguage);
  const links = useAppSelector(selectFormations).filter(({ strengthened }) => strengthened.includes(unit ?? ''));
  return links.map(({ key, formation }) => (
    <Note key={key} icon="linked-rings" title={names.formation(formation)}>
      {formationText(catalog, formation, speak, language)}
    </Note>
  ));
}

function GroundNote({ at, rules }: { readonly at: Position; readonly rules: SiegeRules }) {
  const speak = useSpeak();
  const names = useNames();
  const catalog = useAppSelector(selectCatalog);
  const ground = useAppSelector(selectGround)[cellIndex(at.row, at.col)];
  const [note] = ground === undefined ? [] : groundNotes(ground, speak);
  const terrain = ground === undefined ? undefined : lookUp(catalog.terrain, ground.terrain);
  if (ground === undefined || note === undefined || terrain === undefined) return null;
  const wall = ground.wall === null ? '' : ` ${speak('look.wall', { health: ground.wall })}`;
  return (
    <Note icon={note.icon} title={ground.wall === null ? names.terrain(ground.terrain) : speak('ground.wallName')}>
      {terrainText(terrain, rules, speak)}
      {wall}
    </Note>
  );
}

interface NoteProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Note({ icon, title, children }: NoteProps) {
  return (
    <div className={styles.note}>
      <dt>
        <Icon name={icon} /> {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
