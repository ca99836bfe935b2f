import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** What an entry of a list calls itself, at the end of the account area's trail. */
export const pageCrumbAtom = atom<string | undefined>(undefined);

/** Ends the trail with this while the page is shown; undefined until it is known. */
export function usePageCrumb(label: string | undefined): void {
  const set = useSetAtom(pageCrumbAtom);
  useEffect(() => {
    set(label);
    return () => set(undefined);
  }, [label, set]);
}
