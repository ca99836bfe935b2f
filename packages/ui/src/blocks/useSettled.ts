import { useEffect, useState } from "react";

/** A text that is debounced while it is typed; the first change after a pause takes effect at once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  const [isMoving, setIsMoving] = useState(false);
  if (text !== settled && !isMoving) {
    setSettled(text);
    setIsMoving(true);
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
      setIsMoving(false);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
