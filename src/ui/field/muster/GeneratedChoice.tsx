import { type GeneratedGround, generatedWord } from '../../../store/field/setup/battlefieldWord';
import { freshSeed } from '../../common/boot/freshSeed';
import { Choice } from '../../common/controls/Choice';
import outlined from '../../common/controls/outlined.module.css';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './GroundColumn.module.css';

interface GeneratedChoiceProps {
  readonly ground: GeneratedGround;
  readonly onChoose: (battlefield: string) => void;
}

const SIZES = [8, 10, 12, 16] as const;

/** How large ground by lot is, and another lot. */
export function GeneratedChoice({ ground, onChoose }: GeneratedChoiceProps) {
  const speak = useFieldSpeak();
  const own = ground.width === ground.height ? ground.width : null;
  const sizes = own === null || SIZES.some((size) => size === own) ? SIZES : [...SIZES, own];
  return (
    <div className={styles.generated}>
      <Choice
        label={speak('muster.battlefield.size')}
        options={sizes.map(String)}
        value={own === null ? '' : String(own)}
        nameOf={(size) => `${size} × ${size}`}
        layout="even"
        onChoose={(size) => onChoose(generatedWord({ ...ground, width: Number(size), height: Number(size) }))}
      />
      <button
        type="button"
        className={outlined.button}
        onClick={() => onChoose(generatedWord({ ...ground, seed: freshSeed() }))}
      >
        {speak('muster.battlefield.again')}
      </button>
    </div>
  );
}
