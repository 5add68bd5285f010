import type { ReactNode } from 'react';
import type { Arms, ArmsPart } from '../../../content/campaign/arms';
import { ArmsShield } from '../../art/arms/ArmsShield';
import { CardBack } from '../../art/arms/CardBack';
import { CastleBanner } from '../../art/CastleBanner';
import styles from './PieceSign.module.css';

interface PieceSignProps {
  readonly part: ArmsPart;
  /** Null is what everybody has. */
  readonly value: string | null;
}

/** By part: a piece by itself, without what else is borne. */
const SIGNS: Readonly<Record<ArmsPart, (arms: Arms) => ReactNode>> = {
  field: (arms) => <ArmsShield arms={arms} />,
  device: (arms) => <ArmsShield arms={arms} />,
  border: (arms) => <ArmsShield arms={arms} />,
  banner: (arms) => <Cloth arms={arms} />,
  back: ({ back }) => <CardBack back={back} />,
};

/** The picture of a piece. Its name stands beside it. */
export function PieceSign({ part, value }: PieceSignProps) {
  return <span className={`${styles.sign} f-bastion`}>{SIGNS[part](value === null ? {} : { [part]: value })}</span>;
}

/** A banner hangs from the tower's rod, at this place of the castle's drawing. */
function Cloth({ arms }: { readonly arms: Arms }) {
  return (
    <svg viewBox="16 90 48 130" aria-hidden="true" focusable="false">
      <CastleBanner emblem="castle" side="left" tier="whole" arms={arms} />
    </svg>
  );
}
