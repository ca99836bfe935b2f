import type { StoryContext } from "@storybook/react-vite";
import { hasPanes, settlePanes } from "../packages/ui/src/foundations/side-by-side/SideBySide.tsx";
import { isTestRun } from "../packages/ui/src/foundations/stage/test-run.ts";
import { isCalling } from "./calls.ts";
import { isPlayedHere } from "./own-setting/preview.ts";
import { scenarioOf } from "./scenario.ts";

/** How many frames a call, or an answer of the scenario, is waited for. */
const LIMIT = 200;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until no call is open, but for those that the scenario never answers, and two frames have passed since. Checks
 * and pictures then see the same as a visitor.
 */
export async function settle(context: StoryContext): Promise<void> {
  // The calls are those of the panes, which settle by themselves.
  if (hasPanes()) return settlePanes();
  const scenario = scenarioOf(context);
  const isNotPlayed = !isPlayedHere(context);
  // Between the answer to one call and the start of the next, no call is open either.
  const areUsed = () => isNotPlayed || scenario.every(({ isUsed }) => isUsed);
  let quiet = 0;
  for (let count = 0; quiet < 2 && count < LIMIT; count += 1) {
    await frame();
    quiet = isCalling() || !areUsed() ? 0 : quiet + 1;
  }
  await document.fonts.ready;
  // Toasts stay while the window is in the background, and so for whoever looks at the story.
  if (!isTestRun) globalThis.dispatchEvent(new Event("blur"));
}
