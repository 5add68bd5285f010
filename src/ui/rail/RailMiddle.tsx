import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import type { PlayOrder } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { useGuide } from '../battle/guide';
import type { Outcome } from '../battle/outcome';
import type { Selection } from '../battle/selection';
import type { Input } from '../battle/useInput';
import type { Pointed, Pointing } from '../battle/usePointed';
import { focusBoard } from '../board/focusBoard';
import { useScrollStop } from '../common/dialog/useScrollStop';
import { useThreatsShown } from '../common/hooks/threatsShown';
import { IS_NARROW, useMedia } from '../common/hooks/useMedia';
import { AskPanel } from './AskPanel';
import { CardPanel } from './CardPanel';
import { CastlePanel } from './CastlePanel';
import { Chronicle, type LookAt } from './Chronicle';
import { ForecastPanel } from './ForecastPanel';
import { HintPanel } from './HintPanel';
import { MulliganPanel } from './MulliganPanel';
import { PlacePanel, useHasStory } from './PlacePanel';
import { PlayPanel } from './PlayPanel';
import { ProspectPanel } from './ProspectPanel';
import styles from './RailMiddle.module.css';
import { ThreatNotes } from './ThreatNotes';
import { useIsHintNewer } from './useIsHintNewer';
import { ZonePanel } from './ZonePanel';

interface RailMiddleProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly pointing: Pointing;
  readonly onLookAt: LookAt;
  /** Where an entry of the log leads, by its place in the story. */
  readonly onMoment?: (event: number) => void;
  readonly onWhy: () => void;
}

const HOLDING: ReadonlySet<Selection['mode']> = new Set<Selection['mode']>([
  'cardChosen',
  'unitChosen',
  'cellAsked',
  'slideAsked',
  'stratagemChosen',
  'secondAsked',
]);

/** What one needs now: the forecast of a blow, a question, the card or the cell that one looks at; and always the log. */
export function RailMiddle(props: RailMiddleProps) {
  const { seen, input, onLookAt, onMoment, onWhy } = props;
  const scrollStop = useScrollStop();
  // A hint comes before what one only looks at.
  const isHintFirst = useIsHintNewer(input.selection, props.pointing) || !HOLDING.has(input.selection.mode);
  const guide = useGuide();
  const isNarrow = useMedia(IS_NARROW);
  const [isReckoned, setReckoned] = useState(false);
  const reckon = () => setReckoned(!isReckoned);
  const panels = [<HintPanel key="hint" />, <Focus key="focus" {...props} isReckoned={isReckoned} onReckon={reckon} />];
  const isOverHand = isReckoned && props.pointing.outcome !== null;
  return (
    <div className={`${styles.middle} ${isOverHand ? styles.reckoned : ''}`}>
      <div className={styles.focus} {...scrollStop}>
        {isHintFirst ? panels : panels.toReversed()}
        <AnimatePresence initial={false}>
          {seen.phase === 'mulligan' ? <MulliganPanel key="mulligan" seen={seen} rules={props.rules} /> : null}
        </AnimatePresence>
      </div>
      {guide !== null && isNarrow ? (
        guide.prompt
      ) : (
        <Chronicle onLookAt={onLookAt} onWhy={onWhy} {...(onMoment !== undefined && { onMoment })} />
      )}
    </div>
  );
}

interface FocusProps extends Omit<RailMiddleProps, 'onLookAt' | 'onMoment' | 'onWhy'> {
  /** The arithmetic was asked for where it has no room. */
  readonly isReckoned: boolean;
  readonly onReckon: () => void;
}

function Focus(props: FocusProps) {
  return (
    <>
      {props.pointing.aimed?.prospect == null ? <AskPanel input={props.input} /> : null}
      <FocusBody {...props} />
    </>
  );
}

function FocusBody({ seen, rules, input, pointing, isReckoned, onReckon }: FocusProps) {
  const { selection } = input;
  const { outcome, prospect, pointed } = pointing;
  const place = placeOf(seen, input, pointed);
  const hasStory = useHasStory(seen, place);
  const lookedAt = pointed?.type === 'handCard' ? seen.hand[pointed.index] : undefined;

  const threats = useThreatsShown();
  const foreseen = prospect === null ? null : <ProspectPanel prospect={prospect} />;

  if (selection.mode === 'cellAsked' || selection.mode === 'slideAsked') return foreseen;
  if (selection.mode === 'stratagemChosen' || selection.mode === 'secondAsked') {
    return <StratagemFocus seen={seen} rules={rules} input={input} pointing={pointing} />;
  }
  if (outcome !== null) {
    const cancel = () => input.press({ type: 'cancel' });
    return (
      <ForecastPanel
        outcome={outcome}
        seen={seen}
        isReckoned={isReckoned}
        onReckon={onReckon}
        onStrike={() => strike(seen, input, outcome)}
        onCancel={cancel}
      />
    );
  }
  if (selection.mode === 'cardChosen') {
    return (
      <>
        <CardPanel card={selection.card} seen={seen} rules={rules} chosen />
        {foreseen}
      </>
    );
  }
  if (pointed?.type === 'ownCastle' && threats !== null) {
    return <ThreatNotes seen={seen} threat={threats.castle} aim="castle" />;
  }
  if (pointed?.type === 'ownCastle' || pointed?.type === 'castle') {
    return <CastlePanel own={pointed.type === 'ownCastle'} seen={seen} />;
  }
  if (pointed?.type === 'zone') return <ZonePanel col={pointed.col} seen={seen} rules={rules} />;
  if (lookedAt !== undefined) return <CardPanel card={lookedAt} seen={seen} rules={rules} chosen={false} />;
  return (
    <>
      {foreseen}
      {place !== null && hasStory ? <PlacePanel at={place} seen={seen} rules={rules} input={input} /> : null}
    </>
  );
}

/** A stratagem in hand: the outcome of its aim, or the card itself. What needs no target has its outcome at once. */
function StratagemFocus({ seen, rules, input, pointing }: Omit<FocusProps, 'isReckoned' | 'onReckon'>) {
  const { selection, marks } = input;
  if (selection.mode !== 'stratagemChosen' && selection.mode !== 'secondAsked') return null;
  const aimless = [...marks.aims.values()].find(({ order }) => isAimless(order));
  const { order, cells, prospect } = pointing.aimed ?? aimless ?? { order: null, cells: [], prospect: null };
  const [at] = cells;
  if (order !== null && prospect !== null && at !== undefined) {
    const play = () => {
      focusBoard();
      input.press(isAimless(order) ? { type: 'confirm' } : { type: 'cell', at });
    };
    const cancel = () => input.press({ type: 'cancel' });
    return <PlayPanel order={order} prospect={prospect} seen={seen} onPlay={play} onCancel={cancel} />;
  }
  if (selection.mode === 'secondAsked') return null;
  return <CardPanel card={selection.card} seen={seen} rules={rules} chosen />;
}

function isAimless({ unit, at, column, row }: PlayOrder): boolean {
  return [unit, at, column, row].every((named) => named === undefined);
}

/** The cell pointed at, else that of the chosen unit. */
function placeOf(seen: Observation, { selection }: Input, pointed: Pointed): Position | null {
  if (pointed?.type === 'cell') return pointed.at;
  return selection.mode === 'unitChosen' ? (seen.units.find(({ id }) => id === selection.unit) ?? null) : null;
}

function strike(seen: Observation, input: Input, { target, at }: Outcome): void {
  const place = at ?? seen.units.find((unit) => unit.id === target);
  focusBoard();
  input.press(place === undefined ? { type: 'castle', side: OPPONENT[seen.side] } : { type: 'cell', at: place });
}
