import { useEffect, useState } from "react";

const FELT_MS = 400;

/** True once `value` has been true for the delay, so that short waits show no flickering spinner. */
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
