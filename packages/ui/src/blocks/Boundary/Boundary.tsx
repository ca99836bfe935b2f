import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of children that failed to render. */
  readonly fallback: ReactNode;
  /** Identifies what the children show; when it changes, they are rendered again. */
  readonly of?: string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly of: string | undefined;
}

/** Confines a rendering error to one part of the page, such as code that could not be loaded. */
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
