import { type ReactNode, useState } from 'react';
import type { Order } from '../../battle/model/orders';
import { CardDialog } from '../common/card/CardDialog';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import type { Why } from '../common/words/whyWords';
import { CardsDialog } from '../rail/CardsDialog';
import { WhyDialog } from '../rail/WhyDialog';
import { CreditsDialog } from '../screens/CreditsDialog';
import { DeckDialog } from '../screens/DeckDialog';
import { FairPlayDialog } from '../screens/FairPlayDialog';
import { HowToDialog } from '../screens/HowToDialog';
import { MenuDialog } from '../screens/MenuDialog';
import { ResultDialog } from '../screens/ResultDialog';
import styles from './DialogsRoom.module.css';
import { Exhibit, Room } from './Exhibit';
import { Table } from './Table';

const NOTHING = () => undefined;
const WON: readonly Order[] = [{ type: 'attackCastle', unit: 'archer' }];
const CONCEDED: readonly Order[] = [{ type: 'concede' }];

/** A turn with something of everything. */
const WHY: Why = {
  who: 'Captain, flanker: comes from the flank and from the rear.',
  gist: 'Fells Gate Warden and opens row 2; Slag Knight can then strike Ember Lancer from the rear: −31 next turn.',
  chance: 'Your chance of winning: 58 % before this turn, 46 % after it.',
  did: ['Fells Gate Warden.', 'Opens row 2.', 'Brings Ember Lancer to row 2, center.'],
  cost: ['Slag Knight can then strike Ember Lancer from the rear: −31 next turn.'],
  looked: '12430 positions looked at.',
};

type Opened =
  | 'plain'
  | 'menu'
  | 'cards'
  | 'face'
  | 'deck'
  | 'why'
  | 'fair'
  | 'credits'
  | 'howTo'
  | 'victory'
  | 'defeat'
  | null;

/** Dialogs cover the page, so each is opened from its own button. */
export function DialogsRoom() {
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const dialogs: Readonly<Record<NonNullable<Opened>, ReactNode>> = {
    plain: (
      <Dialog title="A plain dialog" onClose={close}>
        <p>Escape closes it, and the focus goes back to where it was.</p>
        <CloseRow onClose={close} />
      </Dialog>
    ),
    menu: <MenuDialog mayConcede onCommand={close} onConcede={close} onHome={close} onClose={close} />,
    cards: <Table position="midgame">{({ seen }) => <CardsDialog seen={seen} onClose={close} />}</Table>,
    face: <CardDialog cards={['oathguard', 'slag-knight']} onClose={close} />,
    deck: <DeckDialog isOpen deck={null} onClose={close} />,
    why: <WhyDialog why={WHY} onFairPlay={close} onClose={close} />,
    fair: <FairPlayDialog onClose={close} />,
    credits: <CreditsDialog onClose={close} />,
    howTo: <HowToDialog onClose={close} />,
    victory: (
      <Table position="won" orders={WON}>
        {({ seen }) => (
          <ResultDialog
            seen={seen}
            isCampaign={false}
            onAgain={NOTHING}
            onHome={NOTHING}
            onReplay={NOTHING}
            onLook={close}
          />
        )}
      </Table>
    ),
    defeat: (
      <Table position="midgame" orders={CONCEDED}>
        {({ seen }) => (
          <ResultDialog
            seen={seen}
            isCampaign={false}
            onAgain={NOTHING}
            onHome={NOTHING}
            onReplay={NOTHING}
            onLook={close}
          />
        )}
      </Table>
    ),
  };
  return (
    <Room id="dialogs" title="Dialogs">
      <Exhibit title="Open one">
        {(Object.keys(dialogs) as NonNullable<Opened>[]).map((name) => (
          <button key={name} type="button" className={styles.open} onClick={() => open(name)}>
            Dialog: {name}
          </button>
        ))}
      </Exhibit>
      {opened === null ? null : dialogs[opened]}
    </Room>
  );
}
