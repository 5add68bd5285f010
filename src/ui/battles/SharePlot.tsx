import type { ReactNode } from 'react';
import { lookUp } from '../../kernel/dispatch';
import type { Rate } from '../../kernel/wilson';
import type { KeptBattle } from '../../store/archive/keptBattle';
import { factionName } from '../../words/names';
import { Whiskers, WhiskersScale } from '../common/plots/Whiskers';
import { factionOfDeck } from '../screens/factionOfDeck';
import { groundName, seatName, sidesDeck, type Teller } from './battleWords';
import styles from './Ledger.module.css';
import { type LedgerPart, sharesBy } from './ledger';
import { PlotTable } from './PlotTable';

interface SharePlotProps {
  readonly counted: readonly KeptBattle[];
  readonly part: LedgerPart;
  readonly teller: Teller;
  /** The choice of what shares are told apart by. */
  readonly children: ReactNode;
}

/** Each share as a dot, and its interval as a line from 0 to 100 %. */
export function SharePlot({ counted, part, teller, children }: SharePlotProps) {
  const { speak, catalog } = teller;
  const shares = sharesBy(counted, part, (deck) => factionOfDeck(catalog, deck)).map(({ key, rate }) => ({
    name: nameOf(teller, part, key),
    key,
    rate,
  }));
  return (
    <section className={styles.plot}>
      {children}
      <p>{speak('battles.byOpponentHelp')}</p>
      <ul className={styles.shares}>
        {shares.map(({ key, name, rate }) => (
          <li key={key}>
            <span>{name}</span>
            <Whiskers rate={rate} words={wordsOf(teller, rate)} />
          </li>
        ))}
        <li aria-hidden="true">
          <span />
          <WhiskersScale />
        </li>
      </ul>
      <PlotTable
        title={speak('ledger.table')}
        heads={[
          speak(`ledger.by.${part}`),
          speak('ledger.column.won'),
          speak('ledger.column.of'),
          speak('ledger.column.share'),
          speak('ledger.column.between'),
        ]}
        rows={shares.map(({ name, rate }) => {
          const [percent, low, high] = rounded(rate);
          return [
            name,
            rate.wins,
            rate.games,
            speak('battles.percent', { percent }),
            speak('ledger.between', { low, high }),
          ];
        })}
      />
    </section>
  );
}

function rounded({ percent, low, high }: Rate): readonly [percent: number, low: number, high: number] {
  return [Math.round(percent), Math.round(low), Math.round(high)];
}

function wordsOf({ speak }: Teller, rate: Rate): string {
  const [percent, low, high] = rounded(rate);
  return speak('battles.wonOf', { won: rate.wins, games: rate.games, percent, low, high });
}

function nameOf(teller: Teller, part: LedgerPart, key: string): string {
  const { speak, catalog, language } = teller;
  if (part === 'opponent') return seatName(speak, key);
  if (part === 'mode') return speak(key === 'field' ? 'battles.mode.field' : 'battles.mode.battle');
  if (part === 'side') return speak(key === 'right' ? 'seat.right' : 'seat.left');
  if (part === 'ground') return key === '' ? speak('ledger.ownGround') : (groundName(teller, key) ?? key);
  if (key === '') return part === 'deck' ? speak('ledger.other') : speak('card.unsworn');
  if (part === 'deck') return sidesDeck(teller, key);
  return lookUp(catalog.factions, key) === undefined ? key : factionName(catalog, language, key);
}
