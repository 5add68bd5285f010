import { bySide, OPPONENT } from '../../../kernel/sides';
import { fieldLink } from '../../../store/field/setup/fieldLink';
import type { FieldSetup } from '../../../store/field/setup/fieldSetup';
import { CopyLink } from '../../common/controls/CopyLink';
import outlined from '../../common/controls/outlined.module.css';
import { useFieldSpeak } from '../common/fieldHooks';
import sheet from './Sheet.module.css';
import type { MusterProps } from './useMuster';

/** What one can do with a set-up beside playing it. */
export function MusterWays({ muster: { setup, change } }: Pick<MusterProps, 'muster'>) {
  const speak = useFieldSpeak();
  return (
    <div className={sheet.ways}>
      <button type="button" className={outlined.button} onClick={() => change(swappedSides(setup))}>
        {speak('muster.swap')}
      </button>
      <CopyLink label={speak('muster.copyLink')} link={() => fieldLink(setup)} />
    </div>
  );
}

/** Everybody keeps their squad and goes to the other end of the field. */
function swappedSides({ seats, squads }: FieldSetup) {
  return { seats: bySide((side) => seats[OPPONENT[side]]), squads: bySide((side) => squads[OPPONENT[side]]) };
}
