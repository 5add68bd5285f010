import type { FieldUnit } from '../../../skirmish/model/state';
import { NamedPicture } from '../../common/controls/NamedPicture';
import { Icon } from '../../common/icons/Icon';
import { useRailVoice } from './railVoice';
import styles from './squad.module.css';

/** A unit of either side that has fallen: every fall is public. */
export function FallenRow({ unit }: { readonly unit: FieldUnit }) {
  const voice = useRailVoice();
  const name = voice.unit(unit);
  return (
    <li className={styles.fallen}>
      <NamedPicture name={voice.speak('rail.fallen.row', { unit: name })}>
        <Icon name="tombstone" className={styles.fallenIcon ?? ''} />
        <s>{name}</s>
        <i>{voice.speak('rail.fallen')}</i>
      </NamedPicture>
    </li>
  );
}
