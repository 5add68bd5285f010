import type { Language } from '../../../content/catalog';
import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import { ENGLISH_HELP } from '../../../words/field/en/help';
import { CloseRow } from '../../common/controls/CloseRow';
import { Dialog } from '../../common/dialog/Dialog';
import { useFieldSpeak } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import { faceDescription, faceName } from '../muster/faceWords';
import styles from './HelpDialog.module.css';
import { helpSections } from './helpSections';
import type { HelpLine } from './told';

interface HelpDialogProps {
  /** The rule set as it is played, with victory and fog as chosen. */
  readonly face: FieldRulesFace;
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly onClose: () => void;
}

/** A rule set explains itself: every sentence comes from its file. */
export function HelpDialog(props: HelpDialogProps) {
  return (
    <LaterWords english={ENGLISH_HELP}>
      <Help {...props} />
    </LaterWords>
  );
}

function Help({ face, catalog, language, onClose }: HelpDialogProps) {
  const speak = useFieldSpeak();
  return (
    <Dialog title={speak('help.title', { name: faceName(face, language) })} onClose={onClose}>
      <p className={styles.like}>{faceDescription(face, language)}</p>
      {helpSections(face, catalog, speak, language).map(({ part, title, lines }) => (
        <section key={part} className={styles.section}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={typeof line === 'string' ? line : line.name}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

function Line({ line }: { readonly line: HelpLine }) {
  if (typeof line === 'string') return line;
  return (
    <>
      <b>{line.name}</b> {line.text}
    </>
  );
}
