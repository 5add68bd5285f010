import styles from './Ledger.module.css';
import type { LedgerLine } from './ledgerLine';

interface LedgerProps {
  readonly lines: readonly LedgerLine[];
  readonly sum?: LedgerLine | null;
}

/** What something is made of, a line each, and what it comes to. */
export function Ledger({ lines, sum = null }: LedgerProps) {
  return (
    <dl className={styles.ledger}>
      {lines.map((line) => (
        <Line
          key={`${line.label} ${line.detail ?? ''} ${line.figure}`}
          line={line}
          className={styles[line.tone] ?? ''}
        />
      ))}
      {sum === null ? null : <Line line={sum} className={styles.sum ?? ''} />}
    </dl>
  );
}

function Line({ line, className }: { readonly line: LedgerLine; readonly className: string }) {
  const { label, detail = '', figure } = line;
  return (
    <div className={`${styles.line} ${className}`}>
      <dt>
        {label} {detail === '' ? null : <small>{detail}</small>}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}
