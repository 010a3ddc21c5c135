import { Component, type ComponentType, type ReactNode } from 'react';
import { keepComponentFault } from '#src/client/stores/faults.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { FaultScreen } from './FaultScreen.tsx';

interface State {
  readonly hasFailed: boolean;
  readonly reference: string;
}

/** Eight letters and digits: enough to find one fault among a day's, short enough to be read out. */
const newReference = () => crypto.randomUUID().slice(0, 8);

/**
 * Catches what fails while its part of the page is drawn: keeps it (`lastComponentError`), reports it, and shows the error
 * screen in its place; the rest of the page goes on. The first “Try Again” draws the part anew, the next one loads the page.
 */
class IslandBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { hasFailed: false, reference: '' };
  private retries = 0;

  static getDerivedStateFromError(): State {
    return { hasFailed: true, reference: newReference() };
  }

  override componentDidCatch(error: unknown): void {
    const { reference } = this.state;
    const fault = keepComponentFault(error, reference);
    import('#src/client/stores/report-fault.ts').then(
      (it) => it.reportFault(fault, reference),
      () => {},
    );
  }

  private readonly retry = (): void => {
    this.retries += 1;
    if (this.retries > 1) location.reload();
    else this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FaultScreen language={pageLanguage()} reference={this.state.reference} onRetry={this.retry} />;
  }
}

/** The root of an island, with the error screen around it. Every island is exported through this (checked). */
export function withBoundary<Props extends object>(Root: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <IslandBoundary>
        <Root {...props} />
      </IslandBoundary>
    );
  };
}
