import { useCallback, useSyncExternalStore } from "react";
import { storageKeys } from "../../state/storage-keys.ts";
import { useStorage } from "../../state/storage.tsx";

export type Theme = "light" | "dark";

const root = () => document.documentElement;
const shown = (): Theme => (root().dataset["theme"] === "dark" ? "dark" : "light");

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The page's theme, and a function that chooses and stores another. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watch, shown, (): Theme => "light");
  const { local } = useStorage();
  const choose = useCallback(
    (next: Theme) => {
      root().dataset["theme"] = next;
      local.set(storageKeys.theme, next);
    },
    [local],
  );
  return { theme, choose };
}
