import * as m from 'framer-motion/m';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Medallion } from '../art/Medallion';
import type { CardLook } from '../common/card/useCardLook';
import { useIsStill } from '../common/motion/useIsStill';
import styles from './Flights.module.css';

/** A medallion on its way from the collection into its row. */
export interface Flight {
  readonly number: number;
  readonly look: CardLook;
  readonly from: { readonly across: number; readonly down: number };
}

const SIZE = 56;
const SECONDS = 0.22;

/** Null where nothing can be seen of it. */
export function flightFrom(number: number, look: CardLook, card: Element): Flight | null {
  const { left, top, width, height } = card.getBoundingClientRect();
  if (width === 0) return null;
  return { number, look, from: { across: left + width / 2 - SIZE / 2, down: top + height / 3 - SIZE / 2 } };
}

interface FlightsProps {
  readonly flights: readonly Flight[];
  readonly onLanded: (number: number) => void;
}

export function Flights({ flights, onLanded }: FlightsProps) {
  return createPortal(
    flights.map((flight) => <Flying key={flight.number} flight={flight} onLanded={onLanded} />),
    document.body,
  );
}

function Flying({
  flight: { number, look, from },
  onLanded,
}: {
  readonly flight: Flight;
  readonly onLanded: FlightsProps['onLanded'];
}) {
  const isStill = useIsStill();
  const to = landingOf(look.id);
  const isSeen = !isStill && to !== null;
  useEffect(() => {
    if (!isSeen) onLanded(number);
  }, [isSeen, number, onLanded]);
  if (!isSeen) return null;
  return (
    <m.span
      className={styles.flying}
      aria-hidden="true"
      initial={{ x: from.across, y: from.down, scale: 1, opacity: 1 }}
      animate={{
        x: to.across,
        y: [from.down, Math.min(from.down, to.down) - 46, to.down],
        scale: 0.45,
        opacity: [1, 1, 0.4],
      }}
      transition={{ duration: SECONDS, ease: 'easeInOut' }}
      onAnimationComplete={() => onLanded(number)}
    >
      <Medallion faction={look.faction} emblem={look.emblem} />
    </m.span>
  );
}

/** Where its row is, which is there by now. */
function landingOf(card: string): Flight['from'] | null {
  const row = document.querySelector(`[data-medallion="${card}"]`)?.getBoundingClientRect();
  if (row === undefined || row.width === 0) return null;
  return { across: row.left + row.width / 2 - SIZE / 2, down: row.top + row.height / 2 - SIZE / 2 };
}
