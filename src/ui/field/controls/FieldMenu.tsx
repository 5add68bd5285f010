import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { fieldRules } from '../../../store/field/fieldRules';
import { selectIsFieldPersonsTurn } from '../../../store/field/fieldSelectors';
import { selectFieldSave } from '../../../store/field/fieldTable';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import { toSaveFile } from '../../../store/saves/save';
import { isHeardIn, KEYED_DEEDS } from '../../../store/settings/keyTable';
import { ENGLISH_MENU } from '../../../words/field/en/menu';
import buttons from '../../common/controls/buttons.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { useSpeak } from '../../common/hooks/storeHooks';
import { KeyList } from '../../common/keys/KeyList';
import { download } from '../../common/notices/useExport';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import menu from '../../screens/MenuDialog.module.css';
import { SettingsForm } from '../../screens/SettingsForm';
import { useFieldSelector, useFieldStore, useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import { ShareRunningField } from '../replay/ShareRunningField';

const DEEDS = KEYED_DEEDS.filter((deed) => isHeardIn(deed, 'field') && deed !== 'orderBack' && deed !== 'orderOn');

interface FieldMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onWhy: () => void;
}

/** Settings, the keys, help, and the ways out of a battle. */
export function FieldMenu(props: FieldMenuProps) {
  return (
    <LaterWords english={ENGLISH_MENU}>
      <WordedFieldMenu {...props} />
    </LaterWords>
  );
}

function WordedFieldMenu({ onClose, onHelp, onWhy }: FieldMenuProps) {
  const speakPage = useSpeak();
  const { narrator, seen } = useFieldView();
  const { speak } = narrator;
  const store = useFieldStore();
  const [isSure, setSure] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isPersonsTurn = useFieldSelector(selectIsFieldPersonsTurn);
  const mayOrder = isPersonsTurn && seen.field.phase === 'battle';
  const order = (type: 'forfeit' | 'offerDraw'): void => {
    onClose();
    store.dispatch(giveFieldOrder({ type }));
  };
  const exportBattle = (): void => {
    const save = selectFieldSave(store.getState());
    if (save !== null) download('ninekeep-field', JSON.stringify(toSaveFile(fieldRules.id, save)));
  };
  return (
    <Dialog title={speakPage('settings.title')} onClose={onClose}>
      <SettingsForm />
      <h3 className={menu.heading}>{speakPage('keys.title')}</h3>
      <KeyList
        fixed={[
          { keys: speakPage('keys.arrows'), does: speakPage('keys.arrows.field') },
          { keys: speakPage('keys.shiftArrows'), does: speakPage('keys.shiftArrows.field') },
          { keys: speakPage('keys.enter'), does: speakPage('keys.enter.battle') },
          { keys: speakPage('keys.escape'), does: speakPage('keys.escape.battle') },
        ]}
        deeds={DEEDS}
      />
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {speakPage('controls.close')}
        </button>
        <button type="button" onClick={onHelp}>
          {speak('board.menu.help')}
        </button>
        <button type="button" onClick={onWhy}>
          {speak('board.menu.why')}
        </button>
        <button type="button" onClick={() => setSharing(true)}>
          {speakPage('link.share')}
        </button>
        <button type="button" onClick={exportBattle}>
          {speak('board.menu.export')}
        </button>
        {mayOrder ? (
          <>
            <button type="button" onClick={() => order('offerDraw')}>
              {speak('board.menu.draw')}
            </button>
            <button type="button" onClick={() => (isSure ? order('forfeit') : setSure(true))}>
              {speak(isSure ? 'board.menu.sure' : 'board.menu.forfeit')}
            </button>
          </>
        ) : null}
        <button type="button" onClick={() => goTo(PATHS.field)}>
          {speak('board.menu.muster')}
        </button>
      </div>
      <AnimatePresence>
        {isSharing ? <ShareRunningField key="share" onClose={() => setSharing(false)} /> : null}
      </AnimatePresence>
    </Dialog>
  );
}
