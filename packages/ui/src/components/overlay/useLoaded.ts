import { startTransition, useCallback, useState } from "react";

/**
 * Code that is loaded on first use. Returns the loaded value, null before, and a function that loads it; after a
 * failure the value stays null and loading can be repeated.
 */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): [Loaded | null, () => void] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const prepare = useCallback(() => {
    load().then(
      // Rendered with the update of an event, it could take an element away to which that event just moves the focus.
      (code) => startTransition(() => setLoaded(code)),
      () => {},
    );
  }, [load]);
  return [loaded, prepare];
}
