import { configure } from "storybook/test";

/**
 * Makes an event that another one causes, such as a focus that a component moves, a part of that one. Storybook wraps
 * each event of a play function in React's `act`; for a second `act` within the first, React reports a component that
 * suspended, although none did. Two of 200 stories with layers and forms have such an event.
 */
export function joinNestedEvents(): void {
  configure(({ eventWrapper }) => {
    let isRunning = false;
    return {
      eventWrapper: (event: () => unknown): unknown => {
        if (isRunning) return event();
        isRunning = true;
        try {
          return eventWrapper(event);
        } finally {
          isRunning = false;
        }
      },
    };
  });
}
