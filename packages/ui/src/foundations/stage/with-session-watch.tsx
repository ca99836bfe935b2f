import type { Decorator } from "@storybook/react-vite";
import { SessionWatch } from "../../layouts/parts/SessionWatch/SessionWatch.tsx";

/** A screen under the watch that asks visitors to log in, as the layout has it. */
export const withSessionWatch: Decorator = (Story) => (
  <>
    <SessionWatch />
    <Story />
  </>
);
