import { Component, type ReactNode } from 'react';
import type { Speak } from '../../words/speak';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  readonly speak: Speak;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** When drawing breaks, the save is untouched: every order was written before its picture. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { speak, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return (
      <main className={styles.page} role="alert">
        <h1>{speak('error.title')}</h1>
        <p>{speak('error.kept')}</p>
        <button type="button" onClick={() => location.reload()}>
          {speak('error.reload')}
        </button>
        <details>
          <summary>{speak('error.detail')}</summary>
          <pre>{error.message}</pre>
        </details>
      </main>
    );
  }
}
