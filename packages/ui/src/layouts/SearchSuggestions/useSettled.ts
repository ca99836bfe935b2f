import { useEffect, useRef, useState } from "react";

/**
 * A text that is being typed, once it has stood for a while; the first change after a rest counts at once, so that
 * whoever types one character does not wait.
 */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  const isMoving = useRef(false);
  const shown = useRef(text);

  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (!isMoving.current) setSettled(text);
    isMoving.current = true;
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(() => {
      isMoving.current = false;
      setSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
