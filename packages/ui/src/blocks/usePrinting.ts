import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed; print content renders before the browser lays out the page. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    const set = (next: boolean) => flushSync(() => setIsPrinting(next));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(paper.matches);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    paper.addEventListener("change", change);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      paper.removeEventListener("change", change);
    };
  }, []);
  return isPrinting;
}
