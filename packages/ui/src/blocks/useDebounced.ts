import { useEffect, useState } from "react";

/** A text that is debounced while it is typed; the first change after a pause takes effect at once. */
export function useDebounced(text: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(text);
  const [isMoving, setIsMoving] = useState(false);
  if (text !== debounced && !isMoving) {
    setDebounced(text);
    setIsMoving(true);
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(text);
      setIsMoving(false);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
}
