/** Timers of this length do not fire while a story is shown, so that its picture has what they would remove. Use as `beforeEach`. */
export const holdingTimers = (milliseconds: number) => () => {
  const { setTimeout } = globalThis;
  const holding = (run: () => void, after?: number) =>
    after === milliseconds ? 0 : setTimeout(run, after);
  globalThis.setTimeout = holding as typeof setTimeout;
  return () => {
    globalThis.setTimeout = setTimeout;
  };
};
