import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Drawn in place of the children after a failure; `reset` tries them again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** When this changes the failure is forgotten. */
  resetKey?: unknown;
};

/** Keeps a failure inside one region. A class, since React has no hook for it. */
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
