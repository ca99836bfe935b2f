import CloudOff from "@lucide/icons/icons/cloud-off";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Boundary } from "../../blocks/Boundary/Boundary.tsx";
import { useIsOutdated } from "../../blocks/Boundary/useIsOutdated.ts";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Loading } from "../../components/Skeleton/Skeleton.tsx";
import { useBrowseRecord } from "../../data/use-browse-record.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { useEnvironment } from "../../state/environment.tsx";
import { copy } from "./MainLayout.copy.ts";

/**
 * The place of the screen: shows a skeleton while its code loads and a message if it fails to render. Records each
 * visit.
 */
export function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useBrowseRecord();
  return (
    <Boundary fallback={<Broken />} of={pathname}>
      <Suspense fallback={<Loading>{null}</Loading>}>{children}</Suspense>
    </Boundary>
  );
}

function Broken() {
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
