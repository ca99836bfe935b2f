import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { useCopy } from "../../language/language.tsx";
import { useEnvironment } from "../../state/environment.tsx";
import { copy } from "./NotLoaded.copy.ts";
import { useIsOutdated } from "./useIsOutdated.ts";

/** Shown where code could not be loaded: only a reload of the page tries again. */
export function NotLoaded() {
  const words = useCopy(copy);
  const { reload } = useEnvironment();
  const isOutdated = useIsOutdated();
  return <LoadFailed onRetry={reload}>{isOutdated ? words.outdated : undefined}</LoadFailed>;
}
