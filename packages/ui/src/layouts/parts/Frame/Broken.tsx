import CloudOff from "@lucide/icons/icons/cloud-off";
import { paths } from "@reagent/api/pages/paths";
import { useIsOutdated } from "../../../blocks/Boundary/useIsOutdated.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { copy } from "./Frame.copy.ts";

/** In place of a screen that failed to render. */
export function Broken() {
  const words = useCopy(copy);
  const { reload } = useEnvironment();
  const isOutdated = useIsOutdated();
  return (
    <EmptyState
      icon={CloudOff}
      title={isOutdated ? words.outdated : words.broken}
      as="h1"
      actions={
        <>
          <Button kind="primary" onClick={reload}>
            {words.reload}
          </Button>
          <ButtonLink to={paths.home()}>{words.home}</ButtonLink>
        </>
      }
    >
      {isOutdated ? words.outdatedWords : words.brokenWords}
    </EmptyState>
  );
}
