/** The instant at which every story begins: a Wednesday morning in Shanghai. */
const START = Date.parse("2026-05-20T10:00:00+08:00");

/**
 * Lets the clock of the page run from one fixed instant while a story stands, so that no story
 * depends on the day it is looked at. It runs on: what waits for time to pass still ends.
 */
export function startClock(): () => void {
  const RealDate = globalThis.Date;
  const begun = performance.now();
  const now = () => START + Math.floor(performance.now() - begun);

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
