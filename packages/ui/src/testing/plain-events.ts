import { configure } from "storybook/test";

/**
 * Lets events reach React as in a browser, without the `act` that Storybook puts around each. Give it to
 * the `beforeEach` of stories in which layers hand the focus on by themselves: the `change` event that
 * the simulated user then sends comes while React is at work, and an `act` within it is an error.
 */
export function withPlainEvents(): void {
  configure({ eventWrapper: (send) => send() as unknown });
}
