import { useCallback, useState } from "react";

/**
 * Code that is loaded on first use. Returns the loaded value, null before, and a function that loads it; after a
 * failure the value stays null and loading can be repeated.
 */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): [Loaded | null, () => void] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const prepare = useCallback(() => {
    load().then(
      (code) => setLoaded(code),
      () => {},
    );
  }, [load]);
  return [loaded, prepare];
}
