import type { Decorator } from "@storybook/react-vite";
import { SideBySide } from "../../packages/ui/src/foundations/side-by-side/SideBySide.tsx";
import { viewports } from "../viewports.ts";
import { leastWidthOf, panesOf, type Shown } from "./panes.ts";

/** Shows two panes in place of the story where the toolbar is set so. */
export const inPanes: Decorator = (Story, context) => {
  const panes = panesOf(context as typeof context & Shown);
  if (panes.length === 0) return <Story />;
  const { value } = (context.globals["viewport"] ?? {}) as { value?: keyof typeof viewports };
  const width = value && Number.parseInt(viewports[value].styles.width, 10);
  return <SideBySide panes={panes} width={width} least={leastWidthOf(context)} />;
};
