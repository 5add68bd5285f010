import { fieldUnitAt, findFieldUnit } from '../../../skirmish/model/state';
import { createMachine, type MachineParts } from '../../input/machine';
import { type FieldInputState, type FieldInputTypes, type FieldPressed, type FieldScene, NOTHING } from './selection';
import { takenUp } from './takenUp';
import { unitChosen } from './unitChosen';

/** Nothing is in hand: a press takes up one's own unit. */
const idle: FieldInputState<'idle'> = (_, pressed, scene) => takenUp(pressed, scene) ?? { selection: NOTHING };

/** A formation is being laid: units come and go by a press, a free cell is its heart; named as a way point, any cell is. */
const forming: FieldInputState<'forming'> = (selection, pressed, scene) => {
  if (pressed.type === 'cancel') return { selection: NOTHING };
  if (pressed.type === 'facing') return { selection: { ...selection, facing: pressed.direction } };
  if (pressed.type === 'via') return { selection: { ...selection, anchor: pressed.at } };
  if (pressed.type === 'confirm') {
    const { formation, anchor, facing, members } = selection;
    return { selection: NOTHING, order: { type: 'form', formation, anchor, facing, members } };
  }
  if (pressed.type !== 'cell' && pressed.type !== 'unit') return takenUp(pressed, scene) ?? { selection };
  const { field, side } = scene.seen;
  const unit =
    pressed.type === 'unit' ? findFieldUnit(field, pressed.unit) : fieldUnitAt(field, pressed.at.x, pressed.at.y);
  if (unit?.side === side) return { selection: { ...selection, members: toggled(selection.members, unit.id) } };
  return pressed.type === 'cell' ? { selection: { ...selection, anchor: pressed.at } } : { selection };
};

function toggled(members: readonly string[], unit: string): readonly string[] {
  return members.includes(unit) ? members.filter((member) => member !== unit) : [...members, unit];
}

/** What is gone is let go of: a unit that fell or has nothing left to do. */
const KEEPS: MachineParts<FieldInputTypes>['keeps'] = {
  idle: () => true,
  unitChosen: ({ unit }, { seen }, legal) =>
    seen.field.phase !== 'over' && legal.some((order) => 'unit' in order && order.unit === unit),
  forming: ({ members }, { seen }) =>
    !seen.field.hasFormed[seen.side] && members.every((member) => findFieldUnit(seen.field, member)?.position != null),
};

function shownAt({ seen: { field } }: FieldScene, pressed: FieldPressed): string | undefined {
  if (pressed.type === 'unit') return pressed.unit;
  return pressed.type === 'cell' ? fieldUnitAt(field, pressed.at.x, pressed.at.y)?.id : undefined;
}

export const fieldMachine = createMachine<FieldInputTypes>({
  idle: NOTHING,
  states: { idle, unitChosen, forming },
  keeps: KEEPS,
  turnOf: ({ seen: { field, side } }) => `${field.phase} ${field.round} ${field.turn} ${side}`,
  shownAt,
});
