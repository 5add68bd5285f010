import { type ComponentType, memo, useEffect } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/createStore';
import { endDrawing, markBroken } from './common/boot/drawMark';
import { ErrorBoundary } from './common/boot/ErrorBoundary';
import { useAppSelector } from './common/hooks/storeHooks';
import { Notices } from './common/notices/Notices';
import { ownFile, useOwnFile } from './common/notices/useOwnFile';
import type { PagesProps } from './home/wholePage';
import { UpdateOffer } from './offline/UpdateOffer';
import { Screens } from './routes/Screens';

/** Asked only when a link or a file wants the place of a running battle. */
const invitationDialog = ownFile(() => import('./screens/InvitationDialog').then((room) => room.InvitationDialog));

/** All screens around one store, with what lies over them. */
export function pagesOf(store: AppStore): ComponentType<PagesProps> {
  // What is on doesn't follow from the theme: only the words and the screen itself draw it anew.
  return memo(function Pages(props: PagesProps) {
    useEffect(endDrawing, []);
    return (
      <Provider store={store}>
        <ErrorBoundary onBroken={markBroken}>
          <Notices />
          <UpdateOffer />
          <Screens {...props} />
          <Invited />
        </ErrorBoundary>
      </Provider>
    );
  });
}

function Invited() {
  const isInvited = useAppSelector((state) => state.invitation.invitation !== null);
  const InvitationDialog = useOwnFile(invitationDialog, isInvited);
  return InvitationDialog === null ? null : <InvitationDialog />;
}
