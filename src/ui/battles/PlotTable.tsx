import styles from './Ledger.module.css';

interface PlotTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The first cell of each is its name. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What a plot shows, in numbers. */
export function PlotTable({ title, heads, rows }: PlotTableProps) {
  return (
    <details className={styles.table}>
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
