/** The time at which every story starts: a Wednesday morning in Shanghai. */
const START = Date.parse("2026-05-20T10:00:00+08:00");

/**
 * Starts the clock of the page at a fixed instant, so that no story depends on the day. The clock runs, so timers
 * still fire.
 */
export function startClock(): () => void {
  const RealDate = globalThis.Date;
  const start = performance.now();
  const now = () => START + Math.floor(performance.now() - start);

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget: typeof Date) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key, receiver): unknown =>
      key === "now" ? now : Reflect.get(target, key, receiver),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
