import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/**
 * Returns the value, and during a press of a mouse button or finger still the one before it. A press ends the typing in a field before
 * its click: a message that came or went then would move the button from under the pointer, and the click would be lost.
 */
export function useStillWhilePressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isPressed = useRef(false);
  const showLatest = useEffectEvent(() => setShown(value));
  useEffect(() => {
    let timer: number | undefined;
    const press = ({ button }: MouseEvent) => {
      // A press that opens the context menu may have no end.
      if (button !== 0) return;
      window.clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      // The click follows in the same task.
      timer = window.setTimeout(() => {
        isPressed.current = false;
        showLatest();
      });
    };
    addEventListener("mousedown", press, { capture: true });
    // The end of a press that became a drag has no mouseup.
    for (const end of ["mouseup", "dragend"]) addEventListener(end, release, { capture: true });
    return () => {
      window.clearTimeout(timer);
      removeEventListener("mousedown", press, { capture: true });
      for (const end of ["mouseup", "dragend"])
        removeEventListener(end, release, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (!isPressed.current) setShown(value);
  }, [value]);
  return shown;
}
