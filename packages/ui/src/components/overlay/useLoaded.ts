import { useCallback, useState } from "react";

/**
 * Code that is fetched at the first intent. Answers with what was fetched, null before, and with the
 * function that fetches; a fetch that fails leaves null and may be tried again.
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
