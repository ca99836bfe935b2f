import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { useIsHydrated } from "../../../../state/use-is-hydrated.ts";

/**
 * The code in the fragment of the address; empty without one, and on the server, which does not get it. A link from another page
 * scrolls to its row and focuses it; on a full load the browser scrolls.
 */
export function useMarkedCode(): string {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const code = isHydrated ? decoded(hash.slice(1)) : "";

  useEffect(() => {
    if (code === "" || !isFollowed) return;
    const row = document.getElementById(code);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector("a")?.focus({ preventScroll: true });
  }, [code, isFollowed]);

  return code;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
