import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { useEnvironment } from "../../state/environment.tsx";

/** What stands where code could not be fetched: the page has to be loaded anew to try again. */
export function NotLoaded() {
  const { reload } = useEnvironment();
  return <LoadFailed onRetry={reload} />;
}
