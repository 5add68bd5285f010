import type { AttackModifier } from '../../../../skirmish/model/odds';
import type { AttackKind } from '../../../../skirmish/model/rules';
import type { FieldNarrator } from '../../../../words/field/narrator';
import { sourceName } from '../../../../words/field/tellAttack';
import { ownFile } from '../../../common/notices/useOwnFile';
import { Fetched } from '../../common/Fetched';
import type { AttackReading } from '../attackReading';
import { hindrancesOf } from '../attackReading';
import { type Face, facesOf, spanOfFaces } from '../faces';
import { useRailVoice } from '../railVoice';
import { Bar } from './Bar';
import { Heap } from './Heap';
import styles from './instruments.module.css';
import { Ladder } from './Ladder';

/** Of the rule sets with two large dice only. */
const slope = ownFile(() => import('./Slope').then((room) => room.Slope));

/** How a rule set shows chance: each kind of attack has an instrument of its own in the same place. */
export function Instrument({ reading }: { readonly reading: AttackReading }) {
  const { book, target, targetProfile } = reading.context;
  const kind: AttackKind = book.rules.attack.kind;
  if (kind === 'fixed') {
    return <Bar health={target.health} most={targetProfile.fullHealth} damage={reading.odds.damage[0]} />;
  }
  const faces = facesOf(reading);
  return (
    <>
      {kind === 'check' ? <Ladder faces={faces} /> : null}
      {kind === 'average' ? <Fetched file={slope} with={{ faces }} /> : null}
      {kind === 'total' ? <Heap faces={faces} /> : null}
      <Legend reading={reading} faces={faces} />
    </>
  );
}

interface LegendProps {
  readonly reading: AttackReading;
  readonly faces: readonly Face[];
}

/** What the picture shows, in words. */
function Legend({ reading, faces }: LegendProps) {
  const { speak, narrator } = useRailVoice();
  const miss = spanOfFaces(faces, 'miss', 'lost', 'fumble');
  const lost = spanOfFaces(faces, 'lost');
  const hit = spanOfFaces(faces, 'hit', 'critical');
  const sources = [...new Set(hindrancesOf(reading.odds).map((each) => hindranceName(narrator, each)))].join(', ');
  return (
    <p className={styles.legend}>
      {miss === null ? null : <span>{speak('rail.legend.miss', { span: miss })}</span>}
      {lost === null ? null : <span>{speak('rail.legend.lost', { span: lost, sources })}</span>}
      {hit === null ? null : <span>{speak('rail.legend.hit', { span: hit })}</span>}
    </p>
  );
}

/** What covers is named by itself: "the crate" and not "cover by the crate". */
function hindranceName(narrator: FieldNarrator, modifier: AttackModifier): string {
  const { source, by } = modifier;
  return source === 'cover' && by !== undefined ? narrator.names.thing(by) : sourceName(narrator, modifier);
}
