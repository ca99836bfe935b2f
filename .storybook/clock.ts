import { now as timeOfSamples } from "@reagent/api/mock/samples/now";

/**
 * Starts the clock of the page at the time of the samples, so that no story depends on the day. The clock runs, so
 * timers still fire.
 */
export function startClock(): () => void {
  const RealDate = globalThis.Date;
  const start = performance.now();
  const now = () => timeOfSamples + Math.floor(performance.now() - start);

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
