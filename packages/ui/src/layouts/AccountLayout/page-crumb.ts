import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** The last crumb of the account area's breadcrumb, set by pages of single entries. */
export const pageCrumbAtom = atom<string | undefined>(undefined);

/** Sets the last crumb while the page is shown; undefined while loading. */
export function usePageCrumb(label: string | undefined): void {
  const set = useSetAtom(pageCrumbAtom);
  useEffect(() => {
    set(label);
    return () => set(undefined);
  }, [label, set]);
}
