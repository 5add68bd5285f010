import { opponentOf } from '../../../kernel/sides';
import { CrownArcs } from '../art/ground/CrownArcs';
import { useFieldView } from '../common/fieldHooks';
import { holdingOf } from '../rail/holding';

/** The control point's ring: an arc for every turn that it was held. */
export function HeldCrown({ cell }: { readonly cell: number }) {
  const { book, seen } = useFieldView();
  const { field, side } = seen;
  const turns = book.rules.victory.control;
  if (turns === undefined) return null;
  const own = field.counts[side];
  const enemy = field.counts[opponentOf(side)];
  return (
    <CrownArcs
      control={field.control}
      width={field.ground.width}
      height={field.ground.height}
      cell={cell}
      turns={turns}
      held={Math.max(own, enemy)}
      own={own >= enemy}
      contested={holdingOf(seen) === 'contested'}
    />
  );
}
