import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Rendered after a failure; `reset` renders the children again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** A new value resets the failure. */
  resetKey?: unknown;
};

/** Boundary is a class, because React has no hook for error boundaries. */
export class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Unknown failure") };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error !== null && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ error: null });

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error, this.reset);
  }
}
