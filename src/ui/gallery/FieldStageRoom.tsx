import { catalog } from 'virtual:ninekeep/field';
import { AnimatePresence } from 'framer-motion';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import type { FieldBook } from '../../skirmish/model/book';
import { isStandingUnit, type StandingUnit } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';
import { selectFieldBook, selectFieldSeen, selectIsFieldPlayingBack } from '../../store/field/fieldSelectors';
import { selectCatalog, selectSettings } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { FieldWords } from '../field/common/FieldWords';
import { FieldViewContext, useFieldSelector, useFieldStore, useFieldView, useViewOf } from '../field/common/fieldHooks';
import { FieldAnnouncer } from '../field/log/FieldAnnouncer';
import { FieldLog } from '../field/log/FieldLog';
import { FieldResultDialog } from '../field/result/FieldResultDialog';
import { EffectsLayer } from '../field/stage/EffectsLayer';
import { FieldRibbon } from '../field/stage/FieldRibbon';
import { FieldStaged } from '../field/stage/FieldStaged';
import { useTokenMotion } from '../field/stage/useTokenMotion';
import { Exhibit, Room } from './Exhibit';
import styles from './FieldStageRoom.module.css';
import { fieldStageStore, giveNextOrders } from './FieldStageRoomStore';

const CELL = 44;
const ANGLES = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};

/** The open field played back: two opponents fight on a small board, seen from Left's side. */
export function FieldStageRoom() {
  return (
    <Room id="field-stage" title="The open field played back">
      <Exhibit title="By 2d6" note="dice" ground="field">
        <Theatre rules="2d6" />
      </Exhibit>
      <Exhibit title="By clockwork" note="under fog" ground="field">
        <Theatre rules="clockwork" />
      </Exhibit>
    </Room>
  );
}

function Theatre({ rules }: { readonly rules: string }) {
  const cards = useAppSelector(selectCatalog);
  const settings = useAppSelector(selectSettings);
  const store = useMemo(() => fieldStageStore(cards, catalog, settings, rules), [cards, settings, rules]);
  return (
    <Provider store={store}>
      <FieldWords>
        <FieldStaged>
          <Play />
        </FieldStaged>
      </FieldWords>
    </Provider>
  );
}

function Play() {
  const store = useFieldStore();
  const book = useFieldSelector(selectFieldBook);
  const seen = useFieldSelector(selectFieldSeen);
  const isPlaying = useFieldSelector(selectIsFieldPlayingBack);
  const [goesOn, setGoesOn] = useState(false);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!goesOn || isPlaying) return;
    const timer = setInterval(() => giveNextOrders(store, catalog), 150);
    return () => clearInterval(timer);
  }, [goesOn, isPlaying, store]);
  if (book === null || seen === null) return null;
  return (
    <View book={book} seen={seen}>
      <button type="button" data-play="" onClick={() => setGoesOn(!goesOn)}>
        {goesOn ? 'Stop' : 'Play on'}
      </button>
      <AnimatePresence>
        {seen.field.winner !== null && !isClosed ? (
          <FieldResultDialog
            onAgain={() => setClosed(true)}
            onSwap={() => setClosed(true)}
            onReplay={async () => setClosed(true)}
            onMuster={() => setClosed(true)}
            onClose={() => setClosed(true)}
          />
        ) : null}
      </AnimatePresence>
    </View>
  );
}

interface ViewProps {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
  readonly children: ReactNode;
}

function View({ book, seen, children }: ViewProps) {
  const view = useViewOf(book, seen, catalog);
  const { width, height } = seen.field.ground;
  const size: CSSProperties = { width: width * CELL, height: height * CELL };
  const [looked, setLooked] = useState<readonly { readonly x: number; readonly y: number }[]>([]);
  return (
    <FieldViewContext value={view}>
      <div className={styles.theatre}>
        <div className={styles.board} style={size}>
          {looked.map(({ x, y }) => (
            <span key={`${x} ${y}`} className={styles.looked} style={{ left: x * CELL, top: y * CELL }} />
          ))}
          {seen.field.units.filter(isStandingUnit).map((unit) => (
            <Disc key={unit.id} unit={unit} />
          ))}
          <EffectsLayer cell={CELL} />
          <FieldRibbon />
        </div>
        <div className={styles.log}>
          {children}
          <FieldLog onLookAt={setLooked} />
          <FieldAnnouncer />
        </div>
      </div>
    </FieldViewContext>
  );
}

function Disc({ unit: { id, position, facing, side, kind, health } }: { readonly unit: StandingUnit }) {
  const { seen } = useFieldView();
  const token = useTokenMotion<HTMLSpanElement>(id, CELL);
  return (
    <div className={styles.place} data-unit={id} style={{ left: position.x * CELL, top: position.y * CELL }}>
      <span ref={token} className={styles.disc} data-own={side === seen.side}>
        <span data-prow="" className={styles.turning}>
          <span className={styles.prow} style={{ rotate: `${ANGLES[facing]}deg` }} />
        </span>
        {kind.slice(0, 2)} {health}
      </span>
    </div>
  );
}
