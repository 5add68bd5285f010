import { openStream, type Stream } from '../../kernel/chance';
import { bySide } from '../../kernel/sides';
import type { SkirmishState } from '../../skirmish/model/state';
import { createSkirmishEngine, type SkirmishEngine } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import type { Proof } from '../proofs/proof';
import { countOne } from '../series/counts';
import { type FieldFixture, type FieldSeries, fieldFixtureOf, fieldMindsOf } from './fieldSeries';
import { type FieldMind, playFieldMatch } from './playFieldMatch';
import { unseenMoved } from './unseenMoved';

export const FIELD_CLAIMS = ['fairness', 'stuck'] as const;
export type FieldClaim = (typeof FIELD_CLAIMS)[number];

/** Looks at every decision of a battle. */
type Guard = (engine: SkirmishEngine, proof: Proof, fixture: FieldFixture) => (mind: FieldMind) => FieldMind;

const GUARDS: Readonly<Record<FieldClaim, Guard>> = { fairness, stuck };

/** Plays battles of a series until so many decisions were looked at. */
export function proveField(series: FieldSeries, claim: FieldClaim, decisions: number, proof: Proof): void {
  const engine = createSkirmishEngine(series.book);
  for (let game = 0; game < series.games && proof.turns < decisions; game++) {
    const fixture = fieldFixtureOf(series, game);
    const guarded = GUARDS[claim](engine, proof, fixture);
    const minds = fieldMindsOf(series, engine, fixture);
    try {
      playFieldMatch(
        engine,
        bySide((side) => guarded(minds[side])),
        fixture.start,
        () => undefined,
      );
    } catch (error) {
      note(proof, `crashed: ${error instanceof Error ? error.message : String(error)}`, fixture, null);
    }
  }
}

/** Every decision is taken again with unseen units elsewhere: it must not change. */
function fairness(engine: SkirmishEngine, proof: Proof, fixture: FieldFixture): (mind: FieldMind) => FieldMind {
  let stream: Stream = openStream(fixture.start.seed, 'cosmetics');
  return (mind) => (state, side) => {
    const decision = mind(state, side);
    const other = unseenMoved(engine.book, state, side, stream);
    stream = other.stream;
    if (other.moved === 0) return decision;
    proof.turns += 1;
    countOne(proof.seen, 'decisions with unseen units');
    if (JSON.stringify(mind(other.state, side)) !== JSON.stringify(decision)) note(proof, 'changed', fixture, state);
    return decision;
  };
}

/** Every order must be legal by what its side knows, and every turn must end. */
function stuck(engine: SkirmishEngine, proof: Proof, fixture: FieldFixture): (mind: FieldMind) => FieldMind {
  return (mind) => (state, side) => {
    const decision = mind(state, side);
    proof.turns += 1;
    const [first] = decision.orders;
    if (first === undefined) note(proof, 'without an order', fixture, state);
    else if (engine.whyIllegal(state, first.order) !== null) note(proof, 'illegal', fixture, state);
    return decision;
  };
}

function note(proof: Proof, kind: string, { start, seats }: FieldFixture, state: SkirmishState | null): void {
  countOne(proof.faults, kind);
  const map = typeof start.map === 'string' ? start.map : start.map.id;
  const moment = state === null ? '' : `, round ${state.round}, ${sideToOrder(state)}`;
  countOne(proof.places, `${kind}: seed ${start.seed}, ${map}, ${seats.left} on the left${moment}`);
}
