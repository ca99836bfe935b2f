import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { useSurroundings } from "../../state/surroundings.tsx";

/** What stands where code could not be fetched: the page has to be loaded anew to try again. */
export function NotLoaded() {
  const { reload } = useSurroundings();
  return <LoadFailed onRetry={reload} />;
}
