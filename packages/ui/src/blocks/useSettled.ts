import { useEffect, useState } from "react";

/**
 * A text that is being typed, once it has stood for a while; the first change after a rest counts at once, so that
 * whoever types one character does not wait.
 */
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
