import type { Decorator } from "@storybook/react-vite";

/** Puts a block into the main landmark, for one that is in a page's content and has no landmark itself. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);
