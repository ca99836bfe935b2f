import type { Decorator } from "@storybook/react-vite";
import { SessionWatch } from "../../layouts/parts/SessionWatch/SessionWatch.tsx";

/** Renders a screen with the log-in prompts that the layout provides. */
export const withSessionWatch: Decorator = (Story) => (
  <>
    <SessionWatch />
    <Story />
  </>
);
