import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in place of what broke. */
  readonly fallback: ReactNode;
  /** What the children show; when it changes, they are tried again. */
  readonly of?: string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly of: string | undefined;
}

/** Keeps what breaks in one place from taking the page with it, such as code that could not be fetched. */
export class Boundary extends Component<Props, State> {
  override state: State = { isBroken: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.of === state.of ? null : { isBroken: false, of: props.of };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
