import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** Opens the form of a return once where the address asks for it, as links from other pages do. */
export function useReturnOnArrival(isOffered: boolean, open: () => void): void {
  const [query] = useSearchParams();
  const isOpened = useRef(false);
  const isWanted = isOffered && query.has("return");
  const openOnce = useEffectEvent(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    open();
  });
  useEffect(() => {
    if (isWanted) openOnce();
  }, [isWanted]);
}
