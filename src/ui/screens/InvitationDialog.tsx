import { AnimatePresence } from 'framer-motion';
import { type Invitation, invitationDeclined } from '../../store/invitations/invitationSlice';
import { beginInvited } from '../../store/invitations/invite';
import { selectCatalog } from '../../store/view/battleSelectors';
import buttons from '../common/controls/buttons.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppDispatch, useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { useSetupSentence } from '../common/words/useSetupSentence';
import styles from './InvitationDialog.module.css';
import { useRunningSentence } from './useRunningSentence';

/** A link or a file asks for a new battle while one is unfinished: nothing is given up without an answer. */
export function InvitationDialog() {
  const invitation = useAppSelector((state) => state.invitation.invitation);
  return (
    <AnimatePresence>
      {invitation === null ? null : <Question key="invitation" invitation={invitation} />}
    </AnimatePresence>
  );
}

function Question({ invitation }: { readonly invitation: Invitation }) {
  const speak = useSpeak();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const sentenceOf = useSetupSentence();
  const running = useRunningSentence();
  const asked =
    invitation.type === 'match'
      ? speak('invitation.match', { fighters: sentenceOf(invitation.setup) })
      : speak(`invitation.${invitation.type}`, { name: invitation.name });
  const keep = () => dispatch(invitationDeclined());
  return (
    <Dialog title={speak('invitation.title')} onClose={keep}>
      <p className={styles.sentence}>{asked}</p>
      <p className={styles.sentence}>
        {invitation.type === 'field'
          ? speak('invitation.running.field')
          : speak('invitation.running', { battle: running })}
      </p>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={keep}>
          {speak('invitation.keep')}
        </button>
        <button type="button" onClick={() => beginInvited(store, catalog, invitation)}>
          {speak('invitation.begin')}
        </button>
      </div>
    </Dialog>
  );
}
