import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** A value that only the browser has; `initial` on the server and during hydration. It does not cause updates. */
export function useClientValue<Value>(read: () => Value, initial: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => initial);
}
