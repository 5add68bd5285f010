import type { Observation } from '../../battle/view/observe';
import { selectUndone } from '../../store/advice/guardSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { Announcer } from '../rail/Announcer';
import { Chronicle } from '../rail/Chronicle';
import { Controls } from '../rail/Controls';
import { GreatButton, type GreatButtonProps } from '../rail/GreatButton';
import { GuardSheet } from '../rail/GuardSheet';
import { Opponent } from '../rail/Opponent';
import { RailMiddle } from '../rail/RailMiddle';
import { TabStrip } from '../rail/TabStrip';
import { ThreatButton } from '../rail/ThreatButton';
import { ToolButton } from '../rail/ToolButton';
import { TopBar } from '../screens/TopBar';
import { Exhibit, Room } from './Exhibit';
import { OtherTab } from './OtherTab';
import styles from './RailRoom.module.css';
import { RAIL_STATES, REFUSED, TOLD } from './railStates';
import { Table } from './Table';

const NOTHING = () => undefined;
const GREAT: GreatButtonProps = {
  icon: 'hourglass',
  label: 'End turn',
  detail: '3 actions, 2 supply unused',
  deed: 'endTurn',
  ready: false,
  disabled: false,
  onPress: NOTHING,
};
const OFF = { shown: false, threats: null, toggle: NOTHING };
const ON = { ...OFF, shown: true };

/** What stands beside the board and above it. */
export function RailRoom() {
  return (
    <Room id="rail" title="Rail">
      {RAIL_STATES.map(({ title, ...table }) => (
        <Exhibit key={title} title={title} ground="rail">
          <div className={styles.middle}>
            <Table {...table}>{(parts) => <RailMiddle {...parts} onLookAt={NOTHING} onWhy={NOTHING} />}</Table>
          </div>
        </Exhibit>
      ))}
      <Exhibit title="Log" ground="rail">
        <div className={styles.log}>
          <Table position="midgame" orders={TOLD}>
            {() => <Chronicle onLookAt={NOTHING} onWhy={NOTHING} />}
          </Table>
        </div>
      </Exhibit>
      <Exhibit title="Opponent" ground="rail">
        <Table position="midgame">{({ seen }) => <Opponent seen={seen} />}</Table>
      </Exhibit>
      <Exhibit title="Refusal" ground="rail">
        <Table position="midgame" orders={REFUSED}>
          {() => <Announcer />}
        </Table>
      </Exhibit>
      <Exhibit title="Guard" note="of the end of a turn" ground="rail">
        <Table position="midgame">{({ seen }) => <Guard seen={seen} />}</Table>
      </Exhibit>
      <Exhibit title="Controls" note="of a running battle, and with an order to take back" ground="rail">
        {[[], TOLD].map((orders) => (
          <Table key={orders.length} position="midgame" orders={orders}>
            {({ seen, input }) => (
              <Controls
                seen={seen}
                selection={input.selection}
                threatView={OFF}
                onUndo={NOTHING}
                onCards={NOTHING}
                onEndTurn={NOTHING}
                onSettle={NOTHING}
                onResult={NOTHING}
              />
            )}
          </Table>
        ))}
      </Exhibit>
      <Exhibit title="Another tab plays" note="from the beginning, and since it took over" ground="rail">
        {[false, true].map((isLost) => (
          <OtherTab key={String(isLost)} isLost={isLost}>
            <TabStrip />
          </OtherTab>
        ))}
      </Exhibit>
      <Exhibit title="Great button" note="something unused, nothing left, not your turn" ground="rail">
        <GreatButton {...GREAT} />
        <GreatButton {...GREAT} ready detail="nothing left to do" />
        <GreatButton {...GREAT} disabled detail="" />
      </Exhibit>
      <Exhibit title="Tools" note="open, with a count, closed, on and off" ground="rail">
        <div className={styles.tools}>
          <ToolButton icon="stack" label="Cards" deed="cards" description="Deck and discards" onPress={NOTHING} />
          <ToolButton icon="stack" label="Undo" deed="undo" description="Two" count={2} onPress={NOTHING} />
          <ToolButton icon="padlock" label="Undo" deed="undo" description="Nothing" disabled onPress={NOTHING} />
          <ThreatButton view={OFF} />
          <ThreatButton view={ON} />
        </div>
      </Exhibit>
      <Exhibit title="Top bar">
        <div className={styles.bar}>
          <Table position="midgame">{({ seen, rules }) => <TopBar seen={seen} rules={rules} onMenu={NOTHING} />}</Table>
        </div>
      </Exhibit>
    </Room>
  );
}

function Guard({ seen }: { readonly seen: Observation }) {
  const undone = useAppSelector(selectUndone);
  return undone === null ? null : <GuardSheet seen={seen} undone={undone} onEnd={NOTHING} onKeep={NOTHING} />;
}
