import { install } from "@sinonjs/fake-timers";
import { configure, waitFor } from "storybook/test";

type Clock = ReturnType<typeof install>;
let clock: Clock | undefined;

/** The testing library polls and gives up with timers of these lengths, which run in real time. In milliseconds. */
const isOfTests = (length = 0) => length <= 50 || length >= 10_000;

/**
 * Stops `setTimeout`, `setInterval` and `Date` for a story, which advances them, so that no machine is too slow for it.
 * Use as `beforeEach`. Timers of at most 50 ms and of 10 s or more run as usual, as do animations and calls.
 */
export function stopClock(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const stopped = install({
    now: Date.now(),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    shouldClearNativeTimers: true,
  });
  const { setTimeout: stoppedTimeout, setInterval: stoppedInterval } = globalThis;
  globalThis.setTimeout = ((...timer: Parameters<typeof setTimeout>) =>
    (isOfTests(timer[1]) ? setTimeout : stoppedTimeout)(...timer)) as typeof setTimeout;
  globalThis.setInterval = ((...timer: Parameters<typeof setInterval>) =>
    (isOfTests(timer[1]) ? setInterval : stoppedInterval)(...timer)) as typeof setInterval;
  clock = stopped;
  return () => {
    clock = undefined;
    stopped.uninstall();
  };
}

/** Lets a stopped clock run, for who looks at the story after it was played. */
export function runClock(): void {
  clock?.setTickMode({ mode: "interval", delta: 20 });
}

function ofStory(): Clock {
  if (!clock) throw new Error("Set `beforeEach: stopClock` in the story that advances the clock.");
  return clock;
}

/** Advances the stopped clock, and lets React show what its timers changed. In milliseconds. */
export async function advance(length: number): Promise<void> {
  const tick = () => ofStory().tickAsync(length);
  let ticked: Promise<unknown> | undefined;
  configure(({ unstable_advanceTimersWrapper: wrap }) => {
    ticked = Promise.resolve(wrap(tick));
    return {};
  });
  await ticked;
}

/** Waits until the page has set a timer of this length: code that is loaded on demand may set it late. */
export async function timerOf(length: number): Promise<void> {
  const lengths = () => [...(ofStory().timers?.values() ?? [])].map(({ delay }) => delay);
  await waitFor(() => {
    if (!lengths().includes(length))
      throw new Error(`No timer of ${length} ms; ${lengths().join(", ")}`);
  });
}

/** Waits until the page has set a timer of this length, and advances the clock to its end. */
export async function elapse(length: number): Promise<void> {
  await timerOf(length);
  await advance(length);
}

/** Lets the page draw so many frames, in which anything that follows without a timer would have appeared. */
export async function drawFrames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
