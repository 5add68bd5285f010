import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../../screens/ErrorPage';

interface ErrorBoundaryProps {
  /** Whoever goes elsewhere has another attempt. */
  readonly place?: string;
  /** Told when drawing broke, unless only a file of the page couldn't be fetched. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** As browsers say it. It says nothing of the battle. */
const NOT_FETCHED = /\b(import\w*|fetch\w*)\b.*\bmodule\b|failed to fetch/i;

/** When drawing breaks, the save is untouched: every order was written before its picture. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (!NOT_FETCHED.test(String(error))) this.props.onBroken?.();
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorPage error={error} />;
  }
}
