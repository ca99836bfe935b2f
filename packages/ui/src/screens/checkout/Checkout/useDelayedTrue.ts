import { useEffect, useState } from "react";

const FELT_MS = 400;

/** Whether a wait is long enough to be told of: one that is hardly noticed would only flicker. */
export function useDelayedTrue(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), FELT_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
