import type { Speak } from '../../words/speak';
import styles from './Ledger.module.css';
import type { Bin } from './ledger';
import { PlotTable } from './PlotTable';

const [WIDTH, HEIGHT, FOOT, HEAD] = [320, 96, 16, 14];

/** How many battles ended by how much: lost ones on the left of the middle, won ones on the right. */
export function MarginPlot({ bins, speak }: { readonly bins: readonly Bin[]; readonly speak: Speak }) {
  if (bins.length === 0) return null;
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  const width = WIDTH / bins.length;
  const tall = (bin: Bin): number => (bin.count / most) * (HEIGHT - FOOT - HEAD);
  const across = (margin: number): number => ((margin - (bins[0]?.from ?? 0)) / 20) * width;
  const [first, last] = [bins[0] as Bin, bins.at(-1) as Bin];
  const marks: readonly (readonly [at: number, anchor: 'start' | 'middle' | 'end'])[] = [
    [first.from, 'start'],
    [0, 'middle'],
    [last.to, 'end'],
  ];
  return (
    <section className={styles.plot}>
      <h2>{speak('ledger.margins')}</h2>
      <p>{speak('ledger.marginsHelp', { count })}</p>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bins.map((bin) => (
          <g key={bin.from}>
            <rect
              x={across(bin.from) + 1.5}
              y={HEIGHT - FOOT - tall(bin)}
              width={width - 3}
              height={tall(bin)}
              className={bin.from < 0 ? styles.lostBar : styles.wonBar}
            />
            {bin.count === 0 ? null : (
              <text x={across(bin.from) + width / 2} y={HEIGHT - FOOT - tall(bin) - 4} textAnchor="middle">
                {bin.count}
              </text>
            )}
          </g>
        ))}
        <path d={`M0 ${HEIGHT - FOOT}H${WIDTH}`} className={styles.ground} />
        <path d={`M${across(0)} 0V${HEIGHT - FOOT}`} className={styles.zero} />
        {marks.map(([at, anchor]) => (
          <text key={anchor} x={across(at)} y={HEIGHT - 3} textAnchor={anchor}>
            {signed(at)}
          </text>
        ))}
      </svg>
      <PlotTable
        title={speak('ledger.table')}
        heads={[speak('ledger.marginColumn'), speak('ledger.battlesColumn')]}
        rows={bins.map((bin) => [`${signed(bin.from)} … ${signed(bin.to)}`, bin.count])}
      />
    </section>
  );
}

function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : String(margin).replace('-', '−');
}
