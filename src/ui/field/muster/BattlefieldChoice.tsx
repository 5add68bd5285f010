import { useId } from 'react';
import { lookUp } from '../../../kernel/dispatch';
import { generatedWord, isGeneratedWord, USUAL_CELLS } from '../../../store/field/setup/battlefieldWord';
import { freshSeed } from '../../common/boot/freshSeed';
import { Icon } from '../../common/icons/Icon';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './BattlefieldChoice.module.css';
import { BattlefieldPicture } from './BattlefieldPicture';
import { faceName } from './faceWords';
import type { MusterProps } from './useMuster';

/** Every battlefield at the size of a stamp, and one by lot. */
export function BattlefieldChoice({ muster, catalog, language, value }: MusterProps & { readonly value: string }) {
  const speak = useFieldSpeak();
  const group = useId();
  const { book, change } = muster;
  const lot = () => generatedWord({ seed: freshSeed(), width: USUAL_CELLS, height: USUAL_CELLS });
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>{speak('muster.battlefield')}</legend>
      {Object.values(catalog.battlefields).map((face) => {
        const map = book === null ? undefined : lookUp(book.maps, face.id);
        return (
          <label key={face.id} className={styles.tile}>
            <input
              type="radio"
              name={group}
              checked={face.id === value}
              onChange={() => change({ battlefield: face.id })}
            />
            <span className={styles.card}>
              {book === null || map === undefined ? null : <BattlefieldPicture map={map} book={book} />}
              <span className={styles.name}>{faceName(face, language)}</span>
            </span>
          </label>
        );
      })}
      {catalog.generator === null ? null : (
        <label className={styles.tile}>
          <input
            type="radio"
            name={group}
            checked={isGeneratedWord(value)}
            onChange={() => change({ battlefield: lot() })}
          />
          <span className={styles.card}>
            <Icon name="perspective-dice-six-faces-random" className={styles.icon ?? ''} />
            <span className={styles.name}>{speak('muster.battlefield.lot')}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
