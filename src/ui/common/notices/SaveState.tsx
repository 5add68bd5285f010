import { selectIsPlayedHere } from '../../../store/battle/battleSave';
import outlined from '../controls/outlined.module.css';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import styles from './SaveState.module.css';
import { SaveWays } from './SaveWays';

/** How the battle is kept, whether or not the banner that said so was sent away. */
export function SaveState() {
  const speak = useSpeak();
  const trouble = useAppSelector((state) => state.notices.saveTrouble);
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  const calm = speak(isPlayedHere ? 'save.kept' : 'save.elsewhere');
  return (
    <div className={`${styles.state} ${outlined.buttons}`}>
      <p className={trouble === null ? undefined : styles.trouble}>
        {trouble === null ? calm : speak(`notice.save.${trouble.kind}`, { detail: trouble.detail })}
      </p>
      <SaveWays trouble={trouble} />
    </div>
  );
}
