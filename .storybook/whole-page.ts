import type { StoryContext } from "@storybook/react-vite";
import type { WholePage } from "../packages/ui/src/foundations/stage/WholePage.tsx";
import { parametersOf, toolbarOf } from "./story-context.ts";

/** What is loaded for a story before it is rendered. */
export interface Loaded {
  readonly WholePage?: typeof WholePage;
}

/**
 * Loads the layouts for a story that shows a whole page, to be compared with the shop: `Default` of a screen. All other
 * stories are shown without a layout, and parts of a screen, which have no address. Pictures are taken without it, too: the
 * layouts have their own.
 */
export async function loadWholePage(context: StoryContext): Promise<Loaded> {
  const isScreen = context.title.startsWith("Screens/") && parametersOf(context).route;
  const isWhole = context.name === "Default" && toolbarOf(context).page !== "bare";
  if (!isScreen || !isWhole) return {};
  return import("../packages/ui/src/foundations/stage/WholePage.tsx");
}
