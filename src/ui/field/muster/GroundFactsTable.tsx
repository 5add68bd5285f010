import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldSpeak } from '../../../words/field/narrator';
import { useFieldSpeak } from '../common/fieldHooks';
import { faceName } from './faceWords';
import styles from './GroundColumn.module.css';
import type { GroundFacts, GroundToKnow } from './groundFacts';

interface GroundFactsTableProps {
  readonly facts: GroundFacts;
  readonly catalog: FieldCatalog;
  readonly language: Language;
}

/** What one sees of a battlefield at a glance, and what its ground costs. */
export function GroundFactsTable({ facts, catalog, language }: GroundFactsTableProps) {
  const speak = useFieldSpeak();
  const { width, height, raised, highest, walls, traps, ground } = facts;
  return (
    <>
      <ul className={styles.facts}>
        <Fact figure={`${width} × ${height}`} word={speak('muster.fact.cells')} />
        <Fact figure={raised} word={speak('muster.fact.raised', { highest })} />
        <Fact figure={walls} word={speak('muster.fact.walls', { count: walls })} />
        {traps === 0 ? null : <Fact figure={traps} word={speak('muster.fact.traps', { count: traps })} />}
      </ul>
      <h4 className={styles.know}>{speak('muster.ground')}</h4>
      {ground.length === 0 ? <p className={styles.scale}>{speak('muster.ground.none')}</p> : null}
      <ul className={styles.kinds}>
        {ground.map((kind) => {
          const face = lookUp(catalog.terrain, kind.terrain);
          return (
            <li key={kind.terrain}>
              <b>{face === undefined ? kind.terrain : faceName(face, language)}</b> {toldGround(speak, kind)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Fact({ figure, word }: { readonly figure: number | string; readonly word: string }) {
  return (
    <li>
      <b>{figure}</b>
      <span>{word}</span>
    </li>
  );
}

/** "costs 2, 5 damage". */
function toldGround(speak: FieldSpeak, kind: GroundToKnow): string {
  const { cost, unskilledCost, damage, fall, slipPercent } = kind;
  const costs =
    unskilledCost > cost
      ? [speak('muster.ground.unskilled', { cost, unskilled: unskilledCost })]
      : cost > 1
        ? [speak('muster.ground.cost', { cost })]
        : [];
  return [
    ...costs,
    ...(damage > 0 ? [speak('muster.ground.damage', { damage })] : []),
    ...(fall > 0 ? [speak('muster.ground.fall', { fall })] : []),
    ...(slipPercent > 0 ? [speak('muster.ground.slip', { percent: slipPercent })] : []),
  ].join(', ');
}
