import { configure } from "storybook/test";

/**
 * Dispatches events without the `act` that Storybook puts around each. Use it in the `beforeEach`
 * of stories whose overlays move the focus themselves: the `change` event that the simulated user
 * then sends arrives while React is rendering, where a nested `act` is an error.
 */
export function withPlainEvents(): void {
  configure({ eventWrapper: (send) => send() as unknown });
}
