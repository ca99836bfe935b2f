import type { StoryContext } from "@storybook/react-vite";
import { callsInFlight } from "./calls.ts";
import { toldIn } from "./told.ts";

const QUIET = 80;
const PATIENCE = 3000;
/** A call that takes longer than this is one that the scenario lets wait. */
const SLOWEST_CALL = 800;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a story stands still: its calls are answered (but those that the scenario lets wait) and
 * its document no longer changes. Checks and pictures then see what a visitor sees.
 */
export async function settle(context: StoryContext): Promise<void> {
  const { scenario = [], isPlayed = true } = toldIn(context);
  /* Between the answer to one call and the asking of the next, nothing is under way either. */
  const isAsked = () => !isPlayed || scenario.every(({ isUsed }) => isUsed);
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (;;) {
    const now = performance.now();
    const answered = callsInFlight() === 0 || now - begun > SLOWEST_CALL;
    if ((answered && isAsked() && now - changed > QUIET) || now - begun > PATIENCE) break;
    await pause(20);
  }
  observer.disconnect();
  await document.fonts.ready;
}
