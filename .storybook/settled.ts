import type { StoryContext } from "@storybook/react-vite";
import { hasPanes, settlePanes } from "../packages/ui/src/foundations/side-by-side/SideBySide.tsx";
import { callsInFlight } from "./calls.ts";
import { isPlayedHere } from "./own-setting.ts";
import { scenarioOf } from "./scenario.ts";
import { parametersOf } from "./story-context.ts";

const QUIET = 80;
const LIMIT = 3000;
/** A call that takes longer counts as never answered. In milliseconds. */
const SLOWEST_CALL = 800;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until the calls of a story are answered, but for those that the scenario never answers, and its document no
 * longer changes. Checks and pictures then see the same as a visitor.
 */
export async function settle(context: StoryContext): Promise<void> {
  // The calls are those of the panes, which settle by themselves.
  if (hasPanes()) return settlePanes();
  const { isPlayed = true } = parametersOf(context);
  const scenario = scenarioOf(context);
  const isNotPlayed = !isPlayed || !isPlayedHere(context);
  // Between the answer to one call and the start of the next, no call is in flight either.
  const areUsed = () => isNotPlayed || scenario.every(({ isUsed }) => isUsed);
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (;;) {
    const now = performance.now();
    const answered = callsInFlight() === 0 || now - start > SLOWEST_CALL;
    if ((answered && areUsed() && now - changed > QUIET) || now - start > LIMIT) break;
    await pause(20);
  }
  observer.disconnect();
  await document.fonts.ready;
}
