import type { Side } from '../../../kernel/sides';
import type { HeardEvent } from '../../../skirmish/view/observeEvents';
import { tellField } from '../../../words/field/chronicle';
import { cellName, type FieldNarrator, unitName } from '../../../words/field/narrator';

/** Who tells: from a viewer's side, or from neither for who watches and where two share the screen. */
export interface SidedNarrator extends FieldNarrator {
  readonly viewer: Side | null;
  /** Formations that were heard of, by their number. */
  readonly formations: ReadonlyMap<number, { readonly formation: string; readonly side: Side }>;
}

/** The same narrator with "your Archer" and "enemy Knight 2" for Left and Right. */
export function fromSide(
  narrator: FieldNarrator,
  viewer: Side | null,
  formations: SidedNarrator['formations'] = new Map(),
): SidedNarrator {
  const { speak } = narrator;
  if (viewer === null) return { ...narrator, viewer, formations };
  const own = speak(`field.side.${viewer}`);
  return {
    ...narrator,
    viewer,
    formations,
    speak: (word, values) =>
      word === 'field.unit'
        ? speak('stage.unit', { ...values, own: values?.side === own ? 'yes' : 'no' })
        : speak(word, values),
  };
}

export type Who = 'you' | 'foe' | Side;

export function whoIs({ viewer }: Pick<SidedNarrator, 'viewer'>, side: Side): Who {
  if (viewer === null) return side;
  return side === viewer ? 'you' : 'foe';
}

type Tellers = {
  readonly [Type in HeardEvent['type']]?: (
    narrator: SidedNarrator,
    event: Extract<HeardEvent, { readonly type: Type }>,
  ) => string | null;
};

/** What is said of a formation by its name; nothing of one that was never heard of. */
const ofFormation =
  (fate: 'disrupted' | 'disbanded' | 'marched') =>
  (narrator: SidedNarrator, { id }: { readonly id: number }): string | null => {
    const known = narrator.formations.get(id);
    if (known === undefined) return null;
    const formation = narrator.names.formation(known.formation);
    return narrator.speak('stage.formation', { fate, formation, who: whoIs(narrator, known.side) });
  };

/** Sentences about a side; all others are told of units. */
const TELLERS: Tellers = {
  readied: (narrator, { side }) => narrator.speak('stage.readied', { who: whoIs(narrator, side) }),
  formationEstablished: (narrator, { formation: { side, formation, anchor, facing } }) =>
    narrator.speak('stage.formed', {
      who: whoIs(narrator, side),
      formation: narrator.names.formation(formation),
      at: cellName(anchor),
      direction: narrator.speak(`field.direction.${facing}`),
    }),
  formationMarched: ofFormation('marched'),
  formationDisrupted: ofFormation('disrupted'),
  formationDisbanded: ofFormation('disbanded'),
  // Every step of a formation is checked: what is worth telling is that it holds no more.
  formationChecked: () => null,
  sighted: (narrator, { side, unit }) =>
    narrator.speak('stage.sighted', { who: whoIs(narrator, side), unit: unitName(narrator, unit) }),
  lostSight: (narrator, { side, unit }) =>
    narrator.speak('stage.lostSight', { who: whoIs(narrator, side), unit: unitName(narrator, unit) }),
  drawOffered: (narrator, { side }) => narrator.speak('stage.drawOffered', { who: whoIs(narrator, side) }),
  controlCounted: (narrator, { counts }) => {
    if (counts.left === 0 && counts.right === 0) return null;
    if (narrator.viewer === null) return narrator.speak('field.controlCounted', { ...counts });
    const foe = narrator.viewer === 'left' ? 'right' : 'left';
    return narrator.speak('stage.controlCounted', { own: counts[narrator.viewer], foe: counts[foe] });
  },
  battleEnded: (narrator, { winner, reason }) =>
    narrator.speak('stage.ended', { who: winner === 'draw' ? winner : whoIs(narrator, winner), reason }),
};

/** What an event is in words, seen from the narrator's side; null for what nobody needs to be told. */
export function tellSided(narrator: SidedNarrator, event: HeardEvent): string | null {
  const row = TELLERS[event.type] as ((narrator: SidedNarrator, event: HeardEvent) => string | null) | undefined;
  const sentence = row === undefined ? tellField(narrator, event) : row(narrator, event);
  return sentence === null ? null : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
