import type { RefusalDetails, SkirmishRefusal } from '../../../skirmish/model/refusals';
import { cellName, type FieldSpeak } from '../../../words/field/narrator';
import type { Values } from '../../../words/speak';

/** How what a refusal names is called; ids stand for themselves where nobody says. */
export interface RefusalNames {
  unit(id: string): string;
  thing(id: string): string;
  stat(id: string): string;
}

const BY_ID: RefusalNames = { unit: (id) => id, thing: (id) => id, stat: (id) => id };

/** Why an order isn't legal, in the language of `speak`, with what would be legal where the refusal knows. */
export function refusalWords(speak: FieldSpeak, { code, details }: SkirmishRefusal, names = BY_ID): string {
  return speak(`rail.refusal.${code}`, valuesOf(details, names));
}

/** Each message has the same values, so that none of them can be missing. */
function valuesOf(details: RefusalDetails, names: RefusalNames): Values {
  const { required, available, distance, maximum, minimum, blockers, cover, position } = details;
  const cell = details.blockedPosition ?? position;
  return {
    known: isDetailed(details) ? 'yes' : 'no',
    required: required ?? 0,
    available: available ?? 0,
    distance: distance ?? 0,
    minimum: minimum ?? 1,
    maximum: maximum ?? 1,
    span: spanOf(minimum, maximum),
    cells: (blockers ?? []).map(cellName).join(', '),
    cover: cover === undefined ? '' : names.thing(cover),
    cell: cell === undefined ? '' : cellName(cell),
    least: details.requiredMin ?? 0,
    most: details.requiredMax ?? 0,
    unit: details.failedCharacter === undefined ? '' : names.unit(details.failedCharacter),
    stat: details.stat === undefined ? '' : names.stat(details.stat),
  };
}

function isDetailed({ blockers, ...others }: RefusalDetails): boolean {
  return (blockers?.length ?? 0) > 0 || Object.keys(others).length > 0;
}

/** A weapon without a longest range reaches from its shortest on. */
function spanOf(minimum = 1, maximum = 1): 'only' | 'beyond' | 'between' {
  if (maximum === Number.POSITIVE_INFINITY) return 'beyond';
  return minimum === maximum ? 'only' : 'between';
}
