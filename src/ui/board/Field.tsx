import { type KeyboardEvent, useRef } from 'react';
import { zonesOf } from '../../battle/damage/zones';
import type { Position } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import type { Side } from '../../kernel/sides';
import { selectColumnControl } from '../../store/view/houseRuleSelectors';
import { selectFullCastles, selectScreens } from '../../store/view/tableSelectors';
import { useGuide, useHintMarks } from '../battle/guide';
import type { Input } from '../battle/useInput';
import type { Pointing } from '../battle/usePointed';
import { useAppSelector } from '../common/hooks/storeHooks';
import { useBanners } from '../common/hooks/useBanners';
import { useOwnArms } from '../common/hooks/useOwnArms';
import { useForeteller } from '../common/words/useForeteller';
import { Missiles } from '../stage/Missiles';
import { Strikes } from '../stage/Strikes';
import { UnrolledCard } from '../stage/UnrolledCard';
import { Beacon } from './Beacon';
import { Board } from './Board';
import { Castle } from './Castle';
import styles from './Field.module.css';
import { FormationLinks } from './FormationLinks';
import { focusBoard } from './focusBoard';
import { LookedAt } from './LookedAt';
import { OwnedColumns } from './OwnedColumns';
import { ZoneHeaders } from './ZoneHeaders';

interface FieldProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly pointing: Pointing;
  /** What an entry of the log that is pointed at tells of. */
  readonly looked: readonly Position[];
}

const CASTLE = { type: 'castle' } as const;
const OWN_CASTLE = { type: 'ownCastle' } as const;

/** The battlefield: zone headers over the board, a castle at either end. */
export function Field({ seen, rules, input, pointing, looked }: FieldProps) {
  const screens = useAppSelector(selectScreens);
  const full = useAppSelector(selectFullCastles);
  const banners = useBanners();
  const arms = useOwnArms();
  const foretell = useForeteller();
  const hinted = useHintMarks();
  const beacon = useGuide()?.beacon ?? null;
  const control = useAppSelector(selectColumnControl);
  const castles = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({});

  const castle = (side: Side) => {
    const own = side === seen.side;
    const blow = own ? null : input.marks.castle;
    return (
      <Castle
        side={side}
        own={own}
        health={seen.castles[side]}
        fullHealth={full[side]}
        {...banners[side]}
        arms={own ? arms : undefined}
        screens={screens[side]}
        blow={blow}
        hinted={!own && hinted.castle}
        foretold={foretell(blow)}
        reference={(button) => {
          castles.current[side] = button;
        }}
        onPress={(byTouch) => pointing.aimOrPress({ type: 'castle', side }, own ? OWN_CASTLE : CASTLE, blow, byTouch)}
        onPoint={() => pointing.point(own ? OWN_CASTLE : CASTLE)}
        onLeave={pointing.leave}
        onKeyDown={(event) => backToBoard(event, side)}
      />
    );
  };

  return (
    <div className={styles.field}>
      {castle('left')}
      <div className={styles.map}>
        <ZoneHeaders
          zones={zonesOf(rules, seen.side)}
          viewer={seen.side}
          control={control}
          onPoint={(col) => pointing.point({ type: 'zone', col })}
          onLeave={pointing.leave}
        />
        <div className={styles.sheet}>
          <Board seen={seen} input={input} pointing={pointing} onWalkOff={(side) => castles.current[side]?.focus()} />
          <LookedAt places={hinted.places} by="hint" />
          {control === null ? null : <OwnedColumns control={control} viewer={seen.side} />}
          <FormationLinks viewer={seen.side} />
          <LookedAt places={looked} by="log" />
          {beacon === null ? null : <Beacon {...beacon} />}
        </div>
      </div>
      {castle('right')}
      <Strikes />
      <Missiles />
      <UnrolledCard />
    </div>
  );
}

/** From a castle the arrow key towards the board leads back onto it. */
function backToBoard(event: KeyboardEvent, side: Side): void {
  if (event.key !== (side === 'left' ? 'ArrowRight' : 'ArrowLeft')) return;
  event.preventDefault();
  focusBoard();
}
