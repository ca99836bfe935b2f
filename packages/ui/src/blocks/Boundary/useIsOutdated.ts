import { useEffect, useState } from "react";
import { useEnvironment } from "../../state/environment.tsx";

/** Whether the page's code is gone from the server, as after a deploy; the page is then reloaded if it may be. */
export function useIsOutdated(): boolean {
  const { reloadIfOutdated } = useEnvironment();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => void reloadIfOutdated().then(setIsOutdated), [reloadIfOutdated]);
  return isOutdated;
}
